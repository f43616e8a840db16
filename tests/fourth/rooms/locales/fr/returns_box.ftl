returns-title = Retours
returns-about = Prenez des livres du chariot ; qui prend le dernier gagne.
returns-time = 2 minutes
