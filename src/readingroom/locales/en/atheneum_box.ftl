# The box of Atheneum: what stands on it.

atheneum-title = Atheneum
atheneum-about = The magic exam is tomorrow: by night, and all at the same time, you fill shelves, catch spiders and light candles.
atheneum-time = 45 minutes
