# What the page says about Captain Carcass away from its table.
carcass-depth = easiest: wade in
carcass-credits = Captain Carcass (Mayday Games, 2016) is the tabletop version of Dead Man’s Draw (Stardock), designed by Derek Paxton, Leo Li and Chris Bray. Divers and Variants follow the original game and are marked as house data.
carcass-odds = Show risk on buttons
carcass-odds-help = In Captain Carcass: the risk that the next card causes an incident.
carcass-key-dive = dive, or take the card
carcass-key-surface = surface, or leave the card
