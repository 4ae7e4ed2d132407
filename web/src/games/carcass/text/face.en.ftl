# What is said of Captain Carcass away from its table.
carcass-depth = −3 800 m
carcass-credits = Captain Carcass (Mayday Games, 2016) is the tabletop form of Dead Man’s Draw (Stardock), designed by Derek Paxton, Leo Li and Chris Bray. Divers and Variants follow the ancestor game and are marked as house data.
carcass-odds = Chances on the buttons
carcass-odds-help = In Captain Carcass: how likely the next card is to cause an incident.
