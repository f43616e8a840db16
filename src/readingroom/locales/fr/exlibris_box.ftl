# La boîte : Ex Libris.

exlibris-title = Ex Libris
exlibris-about = Envoyez vos assistants dans la Cité chercher des livres rares, archivez-les de A à Z, et gare à l’inspecteur !
exlibris-time = 60 minutes
