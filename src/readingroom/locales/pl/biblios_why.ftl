# Biblios: dlaczego czegoś nie można teraz zrobić.

biblios-why-place-full = { $place ->
    [keep] Jedna karta jest już zatrzymana: jedna na turę.
    [offer] Na placu publicznym nie ma już miejsca w tej turze.
   *[auction] Jedna karta leży już na stosie licytacji: jedna na turę.
}
biblios-why-not-public = Tej karty nie ma na placu publicznym: { $card }.
biblios-why-bid-low = Najwyższa oferta to { $high }: trzeba zaoferować więcej.
biblios-why-bid-poor = { $unit ->
    [gold] Za mało złota: możesz zapłacić { $means }, a przy tym stole się nie blefuje.
   *[cards] Za mało kart: możesz zapłacić { $means }, a przy tym stole się nie blefuje.
}
biblios-why-bid-high = Tyle nikt nigdy nie mógłby zapłacić.
biblios-why-cards-short = { $count ->
    [one] To jeszcze nie wszystko: brakuje { $count } karty.
    [few] To jeszcze nie wszystko: brakuje { $count } kart.
    [many] To jeszcze nie wszystko: brakuje { $count } kart.
   *[other] To jeszcze nie wszystko: brakuje { $count } karty.
}
biblios-why-gold-short = Jeszcze za mało złota: { $laid } z { $price }.
biblios-why-only-gold = { $card }: tutaj płaci się tylko złotem.
biblios-why-not-in-reserve = Tej karty nie ma w Twojej rezerwie: { $card }.
biblios-why-wrong-way = { $way ->
    [raise] Ta karta Kościoła nie podnosi kości.
   *[lower] Ta karta Kościoła nie obniża kości.
}
biblios-why-same-die = Ta karta zmienia dwie różne kości.
biblios-why-die-end = { $die ->
    [6] Ta kość pokazuje już 6: wyżej się nie da.
   *[other] Ta kość pokazuje już 1: niżej się nie da.
}
biblios-why-two-dice = Ta karta zmienia dwie kości albo żadnej, a ruszyć się może tylko jedna.
