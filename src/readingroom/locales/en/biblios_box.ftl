# The box of Biblios: what stands on it.

biblios-title = Biblios
biblios-about = Gather the finest library in the land, first by gifts, then at auction, and keep on good terms with the Church.
biblios-time = 30 minutes
