## The first visit
app-welcome = Boonlake, un choix après l’autre
app-welcome-text = Boonlake est un jeu de plateau où l’on peuple un pays au bord d’une rivière. Ici, vous l’apprenez pas à pas, vous jouez contre l’ordinateur, vous reprenez ce que vous voulez et vous voyez ce que vaut chaque choix.
app-welcome-learn = Apprendre en dix minutes
app-welcome-learn-text = De courtes leçons sur de vrais plateaux : vous choisissez et voyez ce qui se passe, et pourquoi.
app-welcome-play = Jouer contre l’ordinateur
app-welcome-play-text = Vous choisissez vos adversaires ; conseils et retours en arrière sont permis.
app-welcome-look = Regarder une partie
app-welcome-look-text = Deux bons joueurs, choix par choix. Intervenez là où vous feriez autrement.
app-welcome-table = Directement à la table
app-welcome-back = Retour à l’accueil
app-skip = Aller aux choix
