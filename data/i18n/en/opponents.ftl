# Seats that the computer plays, hints, and learning from one's mistakes.
app-param-pace = Pace of the computer
app-pace-step = step by step
app-pace-calm = calm
app-pace-brisk = brisk
app-pace-at-once = at once
app-opponent = Who plays seat { $seat }
app-opponent-person = A person
app-opponent-random = Computer, playful
app-opponent-quick = Computer, easy
app-opponent-greedy = Computer, medium
app-opponent-planner = Computer, strong
app-opponent-montecarlo = Computer, very strong
app-opponent-seat = { $name } (computer)
app-opponent-all = All seats are played by the computer: you will watch.
app-opponents = Playing against the computer
app-opponent-thinks = { $name } ({ $who }) is playing …
app-opponent-waits = It is { $name }’s turn ({ $who }).
app-opponent-yours = Your turn.
app-opponent-did = Since your last choice
app-opponent-line = { $name }: { $choice }
app-opponent-more = { $count ->
    [one] and one choice before
   *[other] and { $count } choices before
}
app-opponent-go-on = Go on
app-opponent-skip = Skip to my choice
app-opponent-stop = Stop
app-opponent-take-back = Take back
app-opponent-hint = Hint
app-opponent-resign = Resign and learn
app-opponent-learn = Learn from your mistakes
app-opponent-hint-asked = The strong computer is thinking …
app-opponent-hint-is = The strong computer would choose:
app-mistakes = Learn from your mistakes
app-mistakes-working = Looking for your three most expensive choices: { $done } of { $total } looked at.
app-mistakes-waiting = Looking for your three most expensive choices …
app-mistakes-none = No choice of yours surely cost much. Well played!
app-mistakes-nothing = You have not chosen anything yet.
app-mistakes-stopped = The search was stopped. These are the worst moments found until then.
app-mistakes-place = Moment { $number } of { $count }
app-mistakes-asked = Turn { $turn }: you chose “{ $choice }”. That cost about { $points ->
    [one] one point
   *[other] { $points } points
} of your lead. Choose something better, in the list or on the board.
app-mistakes-setup-asked = Before the first turn you chose “{ $choice }”. That cost about { $points ->
    [one] one point
   *[other] { $points } points
} of your lead. Choose something better, in the list or on the board.
app-mistakes-right = “{ $choice }”: that is what the computer finds best here.
app-mistakes-same = “{ $choice }” is what you chose in the game. Try something else.
app-mistakes-weighing = “{ $choice }”: how good is that? One moment …
app-mistakes-good = “{ $choice }” is good: the computer finds nothing that is clearly better.
app-mistakes-worse = “{ $choice }” costs about { $points ->
    [one] one point
   *[other] { $points } points
} of lead against the best that the computer finds. Try again, or look at the answer.
app-mistakes-shown = The computer would choose:
app-mistakes-elsewhere = You are looking at another moment of the game.
app-mistakes-again = Try again
app-mistakes-show = Show the answer
app-mistakes-next = Next moment
app-mistakes-previous = Previous moment
app-mistakes-back = Back to the moment
app-mistakes-stop = Stop searching
app-mistakes-close = Close
