# Biblios : pourquoi une chose n’est pas possible maintenant.

biblios-why-place-full = { $place ->
    [keep] Vous avez déjà gardé une carte : une seule par tour.
    [offer] La place publique est complète pour ce tour.
   *[auction] Une carte est déjà allée à la pile d’enchères : une seule par tour.
}
biblios-why-not-public = Cette carte n’est pas sur la place publique : { $card }.
biblios-why-bid-low = La mise est déjà de { $high } : il faut miser plus.
biblios-why-bid-poor = { $unit ->
    [gold] Vous n’avez pas assez d’or : vous pouvez payer { $means }, et à cette table, on ne bluffe pas.
   *[cards] Vous n’avez pas assez de cartes : vous pouvez payer { $means }, et à cette table, on ne bluffe pas.
}
biblios-why-bid-high = Personne ne pourrait jamais payer une telle mise.
biblios-why-cards-short = { $count ->
    [one] Pas encore payé : encore { $count } carte.
   *[other] Pas encore payé : encore { $count } cartes.
}
biblios-why-gold-short = Pas encore assez d’or : { $laid } sur { $price }.
biblios-why-only-gold = Cette enchère se paie en or : cette carte ne convient pas ({ $card }).
biblios-why-not-in-reserve = Cette carte n’est pas dans votre réserve : { $card }.
biblios-why-wrong-way = { $way ->
    [raise] Cette carte Église ne fait monter aucun dé.
   *[lower] Cette carte Église ne fait baisser aucun dé.
}
biblios-why-same-die = Cette carte agit sur deux dés différents.
biblios-why-die-end = { $die ->
    [6] Ce dé montre déjà 6 : il ne peut plus monter.
   *[other] Ce dé montre déjà 1 : il ne peut plus baisser.
}
biblios-why-two-dice = Cette carte agit sur deux dés ou sur aucun, et un seul peut changer.
