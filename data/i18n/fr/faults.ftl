## Ce qui ne va pas dans une position
fault-position = position impossible :
fault-at = { $place } : { $problem }
fault-space = emplacement { $space }
fault-object = un objet avec des noms et des valeurs est attendu
fault-list = une liste est attendue
fault-field = champ inconnu { $name }
fault-name = nom inconnu { $name }
fault-integer = un nombre entier de { $low } à { $high } est attendu, trouvé : { $found }
fault-one-of = l’une des valeurs { $names } est attendue, trouvé : { $found }
fault-truth = true ou false est attendu, trouvé : { $found }
fault-text = un texte est attendu, trouvé : { $found }
fault-texts = une liste de textes est attendue, trouvé : { $found }
fault-effect = un effet dans les mots du vocabulaire est attendu, trouvé : { $found }
fault-site = un Chantier comme 13.upper est attendu, trouvé : { $found }
fault-format = { $format } version { $version } est attendu
fault-pack = créée avec le jeu de données { $made }, celui qui est disponible est { $known }
fault-agenda = les étapes ne vont pas avec le reste de la position ({ $problem })
fault-setup-unknown = la mise en place ne connaît pas { $name }, elle connaît { $known }
fault-setup-names = { $count } { $count ->
    [one] nom donné
   *[other] noms donnés
  } pour { $players } { $players ->
    [one] joueur
   *[other] joueurs
  }
fault-players = { $seats } joueurs sont attendus, trouvés : { $found }
fault-strip-twice = chaque plaquette Action ne peut être que dans une rangée
fault-space-number = le numéro d’un emplacement est attendu, 1 à { $most }
fault-tile-spaces = { $tile } est sur deux emplacements
fault-no-site = { $tile } n’a pas de Chantier { $half ->
    [upper] supérieur
   *[lower] inférieur
  }
fault-no-pasture = les Bovins ne sont que sur un Pâturage
fault-cattle-list = le nombre de Bovins de chaque place est attendu, trouvé : { $found }
fault-scoring-tiles = 4 tuiles de Scoring sont attendues, trouvées : { $found }
fault-scoring-twice = une tuile de Scoring est deux fois en jeu
fault-scoring-missing = 4 sont en jeu après la mise en place
fault-locks = un Navire a franchi { $locks }, qui n’est pas dans la liste
fault-no-solo = seule une partie en solo a une Sage Éminence
fault-boats = { $count ->
    [one] le lieu de 1 Canot est attendu
   *[other] les lieux de { $count } Canots sont attendus
  }
fault-lever-side = up ou down est attendu, trouvé : { $found }
fault-taken = la plaquette Action du tour en cours manque

## Ce qui ne peut pas être sur la table
fault-inhabitants = { $count } { $count ->
    [one] Habitant
   *[other] Habitants
  } en tout, attendu : { $expected }
fault-houses = { $count } { $count ->
    [one] Maison
   *[other] Maisons
  } en tout, attendu : { $expected }
fault-settlements = { $taken } { $taken ->
    [one] Village pris
   *[other] Villages pris
  }, sur le plateau principal : { $laid }
fault-cattle = { $taken } { $taken ->
    [one] Bovin pris
   *[other] Bovins pris
  }, sur le plateau principal : { $laid }
fault-lever = un Levier est relevé sans être placé
fault-ledger = les points par source font { $sum }, les points sont { $points }
fault-negative = les Pièces, Vases et Habitants ne peuvent pas être négatifs
fault-own-tile = own_tile { $tile } n’est pas en jeu
fault-marker-twice = un marqueur de Score est sous deux tuiles
fault-marker-early = un marqueur de Score est sous une tuile avant son décompte
fault-card-twice = la carte { $card } est à deux endroits
fault-cards-nowhere = { $count ->
    [one] { $count } carte n’est
   *[other] { $count } cartes ne sont
  } nulle part : { $cards }
fault-tile-twice = la tuile { $tile } est à deux endroits
fault-herd = { $count } Bovins, { $most } au plus
fault-ships = { $count } Navires sur la case { $space } de la Rivière, qui en accepte 1
fault-strips = plaquettes Action sur le plateau Action : { $count }, attendu : { $expected }
fault-solo-twice = la tuile Solo { $tile } est à deux endroits
fault-solo-seen = la tuile Solo { $tile } est révélée, mais pas parmi les tuiles vues
fault-solo-corner = la pile de tuiles Solo est vide : aucun dos ne montre un coin
fault-solo-type = tuiles Solo de type { $type } : { $count }, le niveau de difficulté en laisse { $expected }

## Ce qui ne peut pas être avec l’extension
fault-no-expansion = la mise en place n’utilise pas l’extension
fault-seat-expansion = cette place n’a rien de l’extension
fault-improved = le numéro d’un décompte de 2 à 4 est attendu, trouvé : { $found }
fault-special-alone = la tuile de Construction spéciale fait partie de l’extension
fault-special-place = la tuile de Construction spéciale { $spaces ->
    [none] n’est sur aucun emplacement
   *[other] est sur l’emplacement { $spaces }
  }, attendu : { $expected ->
    [none] aucun
   *[other] { $expected }
  }
fault-special-twice = la tuile de Construction spéciale est à deux endroits
fault-special-owner = seul son propriétaire peut être sur la tuile de Construction spéciale
fault-artifact-twice = l’Artefact { $artifact } est à deux endroits
fault-price-twice = la tuile Prix { $tile } est à deux endroits
fault-price-left = une tuile Prix reste à poser, mais la phase des Artefacts est finie
fault-conditions = une condition du Lac de la manche 1 et une de la manche 2 sont attendues
fault-artifacts = Artefacts exposés ou récupérés : { $count }, { $most } au plus, et il en reste toujours un
fault-purple-twice = il n’y a qu’un Habitant violet
fault-purple-place = l’Habitant violet n’est pas là où le dit son propriétaire
fault-figure = la figurine est au départ, ou sur une case d’un côté du Lac
fault-figure-boat = la figurine est un Canot dès que le Chantier naval est construit
fault-shipyard = le Chantier naval n’est pas là où le dit le plateau principal
fault-canal = Canots sur le canal : { $count }, attendu : { $expected }
fault-retrieved = on récupère un Artefact quand le Chantier naval est construit
fault-plugged = Vases insérés : { $vases }, l’Artefact a de la place pour { $slots }
fault-annex = une Maison est à côté d’un Site de production qui n’est pas construit

## Ce qui n’est pas un choix
fault-key-kind = { $name } n’est pas un type de choix ; attendu : { $known }
fault-key-bare = il manque une précision à { $name }, par exemple { $example }
fault-key-plain = { $name } n’a pas de précision
fault-key-argument = { $found } est illisible dans { $key } ; attendu : par exemple { $example }

## Ce qui ne va pas dans une étude
fault-study = l’étude a { $faults } { $faults ->
    [one] défaut
   *[other] défauts
  } ; { $choices } choix { $choices ->
    [one] peut être joué
   *[other] peuvent être joués
  } :
fault-more = et { $count } de plus
fault-at-study = l’étude : { $problem }
fault-at-node = nœud { $node } : { $problem }
fault-unopened = l’étude ne peut pas être ouverte :
fault-no-start = l’étude ne peut pas être ouverte : elle n’a ni mise en place ni position avec une mise en place
fault-setup-damaged = l’étude ne peut pas être ouverte : sa mise en place est endommagée ({ $problem })
fault-unplayable = l’étude commence par une position qui ne peut pas être jouée ({ $problem })
fault-too-large = c’est trop grand pour une étude : { $size } octets, { $most } au plus sont lus
fault-no-study-format = ce n’est pas une étude : un objet JSON avec le format { $format } est attendu
fault-no-text = ce n’est pas une étude : le texte d’une étude en JSON est attendu, mais l’octet { $byte } n’est pas du texte UTF-8
fault-no-json = ce n’est pas une étude : une étude en JSON est attendue, comme on la télécharge ici, mais ce n’est pas du JSON ({ $problem })
fault-damaged = le fichier est endommagé ({ $problem }) ; ce qui est lisible est gardé
fault-json-place = ligne { $line }, colonne { $column }
fault-json-deep = l’imbrication est trop profonde
fault-json-number = { $name } n’est pas un nombre
fault-json-digits = un nombre a trop de chiffres
fault-version = écrite dans la version { $found } du format, la version connue est { $known } : mettez le programme à jour
fault-cursor = l’endroit montré est { $node }, qui n’est pas un nœud
fault-setup-field = la mise en place a un champ inconnu { $name } : la partie peut être différente
fault-pack-folder = créée avec le jeu de données { $pack } : donnez son dossier en chargeant l’étude (pack=..., sur la ligne de commande --data ...)
fault-pack-other = créée avec les données { $found }, le jeu de données { $pack } est maintenant { $now } : chargez-la avec son jeu de données, ou enregistrez ce qui peut être joué avec celui-ci
fault-names = les noms des joueurs sont trop longs ou ne peuvent pas être imprimés
fault-no-words = { $field } n’est pas un texte
fault-cut = { $field } a { $length } caractères, les { $limit } premiers sont gardés
fault-agents = agents : une liste de noms est attendue, vides pour les personnes
fault-tags = tags : une liste de textes est attendue
fault-tags-many = tags : { $tags } de { $characters } caractères au plus sont gardés
fault-nodes = nodes : une liste est attendue
fault-nodes-many = { $count } nœuds, c’est trop : les { $most } premiers sont lus
fault-node-unread = illisible
fault-node-loose = ce qui vient avant manque
fault-branches = plus de { $most } choix au même endroit
fault-no-key = { $key } n’est pas une clé
fault-no-id = { $id } n’est pas un identifiant, ou un autre nœud le porte
fault-choice-twice = le même choix { $key } y est deux fois
fault-no-mark = il n’y a pas de signe { $mark }
fault-key-unplayable = { $key } ne peut pas être joué ({ $problem })
fault-left-out = ({ $count } choix sont laissés de côté)
fault-no-node = cette étude n’a pas de nœud { $node } ; il a peut-être été supprimé
fault-full = une étude contient { $most } choix au plus ; commencez-en une autre à partir de cette position
fault-start = le début d’une étude ne peut pas être supprimé
fault-long-title = le titre est trop long : { $length } caractères, { $limit } au plus sont permis
fault-long-name = le nom est trop long : { $length } caractères, { $limit } au plus sont permis
fault-long-comment = le commentaire est trop long : { $length } caractères, { $limit } au plus sont permis
fault-long-tag = un mot-clé est trop long : { $length } caractères, { $limit } au plus sont permis

## La bibliothèque
fault-library = la bibliothèque { $library } ne répond pas : { $problem }
fault-no-study = la bibliothèque n’a pas d’étude { $study } ; elle a peut-être été supprimée
fault-not-owner = l’étude appartient à quelqu’un d’autre ; seul son propriétaire peut le faire
fault-no-version = la version { $version } de l’étude n’est plus conservée
fault-quota = chaque personne dispose de { $studies } études et de { $megabytes } Mo ; supprimez-en d’abord
study-merged = Cette étude a aussi été modifiée ailleurs : les deux sont gardées, vos choix en variante là où ils diffèrent.
study-copied = Cette étude a été supprimée ou remplacée ailleurs : la vôtre est gardée comme une nouvelle étude.
