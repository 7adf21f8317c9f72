## The first visit
app-welcome = Boonlake, one choice at a time
app-welcome-text = Boonlake is a board game about settling a river land. Here you learn it step by step, play it against the computer, take back whatever you like, and see what each choice is worth.
app-welcome-learn = Learn in ten minutes
app-welcome-learn-text = Short lessons on real boards: you choose, and see what happens and why.
app-welcome-play = Play against the computer
app-welcome-play-text = You choose your opponents; hints and taking back are allowed.
app-welcome-look = Look at a game
app-welcome-look-text = Two strong players, choice by choice. Step in wherever you would do otherwise.
app-welcome-table = Straight to the table
app-welcome-back = Back to the welcome page
app-skip = Skip to the choices
