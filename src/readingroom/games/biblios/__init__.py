"""Biblios: five categories, gifts and then auctions (rules BIB-*)."""
