# What the page says about Wreck Raiders away from its table.
raiders-depth = dive
raiders-credits = Wreck Raiders (KTBG, 2019) is by Tim W. K. Brown and Josh Cappel, its solo game by Tim W. K. Brown and Dennis Ku.
raiders-key-number = the die with this number; wrecks, displays and columns in their order
raiders-key-dive = dive to the marked spot
raiders-key-done = done
