# Pudełko: Atheneum.

atheneum-title = Atheneum
atheneum-about = Jutro egzamin z magii: nocą, wszyscy naraz, zapełniacie regały, łapiecie pająki i zapalacie świece.
atheneum-time = 45 minut
