"""The arena: bots play duplicate deals against each other, and what that proves of them is worked out."""
