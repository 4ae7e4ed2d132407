// Random games of Captain Carcass in hand-written C++: the yardstick for the compiled engine, not a part of it.
// It plays the base game only and must know no Diver, no Variant, no file and no Python. From equal seeds it plays the very
// games that `play_games` in core/state.py plays, draw by draw; moves and checksum show it. Ids such as CC14 are those of
// docs/rules/captain-carcass.md. Build: c++ -O2 -std=c++17 -o carcass carcass.cpp

#include "reference.hpp"

using Cards = uint64_t;  // a set: the card suit * 6 + rank is one bit, so a suit is six neighbouring bits

constexpr int SUITS = 10, SQUID_DEMAND = 2, MAP_CHOICE = 3;
constexpr Cards ALL = 0x0FFFFFFFFFFFFFFF;
constexpr Cards LOWEST = 0x0041041041041041;  // the first card of each suit

enum Suit : uint8_t { ANCHOR, SQUID, MAP, KEY, CHEST, KNIFE, DRONE, NET, HARPOON, MERMAID };
enum Question : uint8_t { TURN, TAKE, CUT, PEEK, HAUL, SPEAR };

// ---- Sets ---------------------------------------------------------------------------------------------------------

inline Cards bit(int n) { return Cards{1} << n; }
inline Cards suit_cards(int suit) { return Cards{63} << (suit * 6); }

/// Every card of every suit that is there.
inline Cards same_suits(Cards cards) {
    cards |= (cards >> 3) & 0x01C71C71C71C71C7;
    return ((cards | cards >> 1 | cards >> 2) & LOWEST) * 63;
}

/// The highest card of each suit that is there.
inline Cards highest_cards(Cards cards) {
    Cards below = (cards >> 1) & 0x07DF7DF7DF7DF7DF;
    below |= (below >> 1) & 0x07DF7DF7DF7DF7DF;
    below |= (below >> 2) & 0x03CF3CF3CF3CF3CF;
    below |= (below >> 4) & 0x00C30C30C30C30C3;
    return cards & ~below;
}

// ---- The game -----------------------------------------------------------------------------------------------------

struct Game {
    static constexpr int MOST_SEATS = 4;

    Chance deck_luck, locker_luck;
    // Where the cards are. The deck has no order until a card is turned up or seen.
    Cards deck = ALL & ~LOWEST, locker = LOWEST, holds[MOST_SEATS] = {};
    // The Exploration, as a set and in order; `safe` are the cards before the Anchor.
    Cards found = 0, safe = 0;
    uint8_t trail[SUITS] = {}, length = 0;
    // The turn, and what its player is asked. No base card asks while another one waits, so there is no stack.
    uint8_t seats, turn;
    uint8_t owed = 0;  // cards that a Squid still asks for
    Question asking = TURN;
    bool dived = false, over = false;  // a card has been revealed; the game has ended
    Cards options = 1;  // the choices; none when the game is over
    // What seats know: the deck's top card, if a Drone saw it, with the seats that did; Locker cards seen by Map.
    int8_t seen = -1, rememberer = -1;
    uint8_t seen_by = 0;
    Cards offer = 0, remembered = 0;
    uint32_t turns = 0, unveiled = 0;  // how many were played; how often something hidden came to light

    Game(int seats, int first, Chance deck_luck, Chance locker_luck)
        : deck_luck(deck_luck), locker_luck(locker_luck), seats(seats), turn(first) {}

    /// Carry out one of `options` for the player whose turn it is, and find the next decision.
    void apply(int choice) {
        const Question question = asking;
        asking = TURN;
        switch (question) {
            case TURN:
            case PEEK:  // CC12, CC39 the same two answers: place the top card, or return
                if (choice == 0) dive(); else surface();
                break;
            case TAKE:
                locker &= ~bit(choice);
                remembered = offer & ~bit(choice);  // CC36
                rememberer = turn;
                offer = 0;
                ++unveiled;
                place(choice);
                break;
            case CUT: leave_hold(choice); to_locker(bit(choice)); break;  // CC38
            case HAUL:
            case SPEAR: leave_hold(choice); place(choice); break;  // CC41, CC42
        }
        settle();
    }

    static Game deal(int seats, Chance& luck) {
        const int first = luck.below(seats);
        const Chance deck_luck = luck.fork();
        return Game(seats, first, deck_luck, luck.fork());
    }

    uint64_t folded(int seat) const { return holds[seat]; }

    // Not inlined, so that the whole position is really kept: nobody reads it after a timed game.
    [[gnu::noinline]] uint32_t play_out(Chance& luck) {
        uint32_t plies = 0;
        for (; options; ++plies) apply(luck.draw(options));
        return plies;
    }

private:
    /// CC10 Reveal the top card of the deck: the one that was seen, or any of those that are there.
    void dive() {
        const int card = seen >= 0 ? seen : deck_luck.draw(deck);
        seen = -1;
        seen_by = 0;
        deck &= ~bit(card);
        dived = true;
        ++unveiled;
        place(card);
    }

    /// CC11, CC13 A card joins the Exploration and its effect is applied, wherever it came from.
    void place(int card) {
        const int suit = card / 6;
        if (found & suit_cards(suit)) return incident(card);
        if (owed) --owed;  // CC33 every card really placed counts
        trail[length++] = card;
        found |= bit(card);
        switch (suit) {
            case ANCHOR: safe = found & ~bit(card); break;                    // CC30
            case SQUID: owed = std::max<uint8_t>(owed, SQUID_DEMAND); break;  // CC32
            case MAP: forget_locker(); offer = draw_from(locker, MAP_CHOICE); asking = TAKE; break;  // CC35
            case KNIFE: asking = CUT; break;
            case DRONE: look(); asking = PEEK; break;
            case NET: asking = HAUL; break;
            case HARPOON: asking = SPEAR; break;
            default: break;  // CC43 Mermaid; Key and Chest wait for the Hold
        }
    }

    /// CC14, CC15 The Exploration and the card are lost, but for what the Anchor saves.
    void incident(int card) {
        holds[turn] |= safe;
        to_locker((found & ~safe) | bit(card));
        end_turn();
    }

    /// CC16 The Exploration goes to the Hold; CC37 with a Key and a Chest in it, as many cards of the Locker too.
    void surface() {
        holds[turn] |= found;
        if (found & suit_cards(KEY) && found & suit_cards(CHEST)) {
            const Cards drawn = draw_from(locker, length);
            holds[turn] |= drawn;
            locker &= ~drawn;
            forget_locker();
        }
        end_turn();
    }

    /// CC17 Play passes to the left; CC20 after the turn of the last loot card the game is over.
    void end_turn() {
        found = safe = length = owed = 0;
        dived = false;
        ++turns;
        if (deck == 0) over = true;
        else if (++turn == seats) turn = 0;
    }

    /// Find the next decision: the question that waits, if it has a choice, else the turn itself.
    void settle() {
        if (asking != TURN) {
            if ((options = choices())) return;
            asking = TURN;
        }
        if (deck == 0 && dived) surface();  // CC21, CC34
        options = over ? 0 : dived && owed == 0 ? 3 : 1;
    }

    Cards choices() const {
        switch (asking) {
            case TAKE: return offer;
            case CUT: return rivals_highest();
            case PEEK: return deck == 0 ? 0 : owed == 0 ? 3 : 1;  // CC40
            case HAUL: return highest_cards(holds[turn]);
            case SPEAR: return rivals_highest() & ~same_suits(holds[turn]);
            default: return 0;
        }
    }

    /// CC39 The top card is fixed, if it was not yet, and the player knows it.
    void look() {
        if (deck == 0) return;
        if (seen < 0) {
            seen = deck_luck.draw(deck);
            ++unveiled;
        }
        seen_by |= 1 << turn;
    }

    /// Some random cards of a set, all of it if it has no more.
    Cards draw_from(Cards cards, int most) {
        if (__builtin_popcountll(cards) <= most) return cards;
        ++unveiled;
        Cards left = cards;
        while (most--) left &= ~bit(locker_luck.draw(left));
        return cards & ~left;
    }

    Cards rivals_highest() const {
        Cards cards = 0;
        for (int seat = 0; seat < seats; ++seat)
            if (seat != turn) cards |= highest_cards(holds[seat]);
        return cards;
    }

    /// Only one Hold has the card, so all may be told.
    void leave_hold(int card) { for (Cards& hold : holds) hold &= ~bit(card); }

    /// What a Map showed is out of date once the Locker has changed.
    void to_locker(Cards cards) { locker |= cards; forget_locker(); }
    void forget_locker() { remembered = 0; rememberer = -1; }
};

int main(int argc, char** argv) { return measure<Game>(argc, argv, "carcass"); }
