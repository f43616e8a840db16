returns-title = Zwroty
returns-about = Bierz książki z wózka; kto weźmie ostatnią, wygrywa.
returns-time = 2 minuty
