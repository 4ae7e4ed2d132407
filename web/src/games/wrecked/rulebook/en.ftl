# The illustrated rule book of Get Wrecked. Every number of the data file is a variable; "Fixed" numbers are rules.

# Fixed: two
lead = You have two ships, a fort, and a bad reputation to look after. On your turn you may do as much as you dare. But every action rolls one die more than the last, and something sleeps in the middle of the sea.
# Fixed: 2, 4
fact-players = 2–4
# Fixed: 60
fact-minutes = 60 min
fact-dice = dice and measuring sticks

goal = Where points come from
goal-lead = Most points win; among equals, more captured flags.
points-coins = the **coins** on cargo in your Stockpile; a whale has { $whale-coins }
points-upgrades = **1** for each token on your upgrade tracks
points-flags = **1** for each of your { $flags } flags that is left
points-skulls = **1** for each skull that lost flags have laid bare
points-buildings = what your **buildings** score
# Fixed: 2
points-aboard = **1** for cargo still aboard, **2** for a whale
points-slain = **{ $slain }** for slaying the Kraken
points-tentacle = **−1** for each flag that the Kraken took from you after you woke it

setup = The sea, and how to measure it
# Fixed: three
setup-lead = There is no grid: everything is a disc, and you measure from edge to edge with three sticks.
setup-quick = In a quick start islands, whales and forts lie at random.
# Fixed: four, six
setup-full = In turn you place four islands each, then six whales, then your fort.
# Fixed: two, four
setup-rest = Everyone keeps one of two ship cards, which describes both ships. Islands with a fort get two cargo tokens face down, the others one.

turn = Your turn: as much as you dare
turn-lead = First put ships from your shipyard to sea, within S of your fort. Then take **any number of actions**, and pass when you like.
risk-caption = How likely the Kraken wakes at a Threat of { $threat }
risk-action = Action
risk-number = { $number }.
risk-dice = rolls
risk-wakes = wakes the Kraken
risk-note = If the total of an action reaches the Kraken’s **Threat**, { $threat } at first, the action is lost and your turn is over. Some buildings and upgrades change dice. The board tells the exact risk before you roll.

# Fixed: five
actions = The five actions
actions-lead = In any order, any of them several times.
# Fixed: two
act-sail = Choose **one die**: that many steps, shared between both ships. A step is a straight line up to your speed, through free water.
# Fixed: two
act-explore = The **total** against the number of an island, of the sea ({ $sea }) or of a foreign fort (twice its island). Reach it: a token, face down, aboard. Twice the number: two.
act-attack = **One die** plus guns against a hull: { $hit } + { $guns } beats a whale’s { $whale } by { $damage }. Each point is one damage: a whale becomes cargo, a ship drops cargo or is wrecked, and you take a flag.
act-upgrade = Within S of any fort. A die that reaches the next level of a track puts a token from aboard there. Each die serves once.
act-trade = Within S of a fort that is **not yours**. One die: up to that many tokens to your Stockpile. Draw as many buildings, keep one; you have room for { $lots }.
act-dock = A ship that ends a step at an island with a fort may dock: half the island’s number is added to its hull. It cannot attack or explore until it moves.

kraken = The Kraken
kraken-lead = It sleeps in its Lair until the dice wake it. **The player to your right moves it, not you.**
kraken-wakes = It wakes
kraken-wakes-text = The Threat is reached. The action does not happen; the turn ends.
kraken-strikes = It hunts
kraken-strikes-text = It swims straight ahead, over everything but islands, or strikes a ship within S: one die plus its strength against the hull.
kraken-flag = It takes a flag
kraken-flag-text = A wreck costs its owner a flag, which fills a slot. Did that owner wake it? Then the flag counts −1. Slots: { $slots }.
ladder = The fuller its board, the sooner it wakes:

end = The end, and the count
# Fixed: four, two
end-lead = The game can end in four ways; or if all pass for two whole rounds.
end-islands = The last island cargo is taken: play to the end of the round.
end-whales = The last whale is killed: play to the end of the round.
end-full = The Kraken’s slots are full: after it has finished.
end-slain = The Kraken is damaged: at once.
score-coins = coins in the Stockpile
score-upgrades = upgrade tokens
score-flags = flags left
score-skulls = visible skulls
score-building = { $building }
score-aboard = cargo aboard

tip-total = The Kraken listens to the **total** of all dice, also when you need only one of them.
tip-die = To move, attack and trade you choose **one** die; only exploring adds them up.
tip-home = You cannot trade at your **own** fort. The neutral one will do.
tip-steer = Wake it, and your right neighbour steers it: **look where their ships lie, and yours.**
tip-dock = A docked ship is hard to wreck, but it must **move** before it can attack or explore.
