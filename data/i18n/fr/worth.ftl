# La valeur des choix à côté du plateau, et des signes sur les noms des pages.
app-worth-ask = Qu’est-ce que cela vaut ?
app-worth-note = À côté de chaque choix : de combien de points cette place devancerait à la fin la meilleure des autres, et de combien cela peut s’écarter.
app-worth-games = { $count ->
    [one] Une partie continuée.
   *[other] { $count } parties continuées.
}
app-worth-again = Réfléchir plus longtemps
app-worth-stop = Arrêter
app-worth-page = Tableaux et graphiques
app-worth-close = Fermer
app-whatif-order = Dans l’ordre de l’avance. { $dropped ->
    [0] Tous les choix ont été comparés jusqu’au bout.
    [one] Le dernier a été écarté tôt : il a été essayé moins souvent, un nombre élevé peut y être de la chance.
   *[other] Les { $dropped } derniers ont été écartés tôt : ils ont été essayés moins souvent, un nombre élevé peut y être de la chance.
} Un clic sur l’en-tête d’une colonne trie selon elle.
app-page-working = { $page }…
app-page-ended = { $page } ✓
