// Random games of Dolores in hand-written C++: the yardstick for the compiled engine, not a part of it.
// It plays the full game with all messages and must know no talk, no file and no Python. From equal seeds it plays the very
// games that `play_games` in core/state.py plays, draw by draw; moves and checksum show it. Ids such as DO16 are those of
// docs/rules/dolores.md. Build: c++ -O2 -std=c++17 -o dolores dolores.cpp

#include "reference.hpp"

using Holding = uint64_t;  // six bits for each kind of goods: how many 1s (three), 2s (two) and 3s (one); then the messages

constexpr int GOODS = 7, GOODS_CARDS = 21, MESSAGES_AT = 42, DECK = 76, LAST_CARDS = 16, DAWN_CARD = 30;
constexpr uint8_t LEFT_SIDE = 0b000111, DEALER_SIDE = 0b111000, DEALT_SLOTS = 0b011011, CONVOY_SLOTS = 0b100100;
constexpr int NO_BET = 9, MOST_MOVES = 128;

enum Message : uint8_t { TRICK, FOILED, THEFT, WAGER, CONVOY, NEW_WAVE, LANTERN, LOOKOUT, WHIRLPOOL, DAWN };
enum Shape : int8_t { PEACE, FIGHT, FIRST_PICK };
enum Stage : uint8_t {
    BETWEEN, DRAWING, DAWNING, LOOT, CHOOSING, TRICKING, REVEALED, WAGERED, SHARING, AFTER_PICK, DROPPING, THIEVING
};
enum Verb : uint8_t { SHOW, BET, PASS, KEEP, WHIRL, SEND_CONVOY, SEND_WAVE, BREAK_LANTERN, FOIL, LOOK_OUT, HAUL, PICK, DROP, STEAL };
constexpr uint8_t NO_SLOTS = 63;  // a won Wager that takes nothing

// The messages that can be played in each stage's window.
constexpr uint16_t FITS[] = {1 << LANTERN, 0, 1 << LOOKOUT,
                             1 << CONVOY | 1 << NEW_WAVE | 1 << LANTERN | 1 << WHIRLPOOL, 0, 0, 1 << FOILED, 0, 0, 0, 0, 0};

struct Move { uint8_t verb; uint8_t choice; };

// ---- Sets ---------------------------------------------------------------------------------------------------------

inline Holding unit(int card) {
    if (card >= GOODS_CARDS) return Holding{1} << (MESSAGES_AT + card - GOODS_CARDS);
    constexpr int SHIFT[] = {0, 3, 5};
    return Holding{1} << (card / 3 * 6 + SHIFT[card % 3]);
}

inline Holding message_unit(int message) { return Holding{1} << (MESSAGES_AT + message); }
inline uint32_t messages_in(Holding holding) { return holding >> MESSAGES_AT; }
inline Holding goods_in(Holding holding) { return holding & ((Holding{1} << MESSAGES_AT) - 1); }
inline Holding whole_set(Holding holding, int goods) { return holding & (Holding{63} << (goods * 6)); }

inline int how_many(Holding holding, int card) {
    const int six = holding >> (card / 3 * 6) & 63;
    return card % 3 == 0 ? six & 7 : card % 3 == 1 ? six >> 3 & 3 : six >> 5;
}

inline int first_shape(int hand) { return hand < 3 ? hand : hand == 5 ? FIGHT : PEACE; }
inline int second_shape(int hand) { return hand < 3 ? hand : hand == 3 ? FIGHT : FIRST_PICK; }

// ---- The game -----------------------------------------------------------------------------------------------------

struct Game {
    static constexpr int MOST_SEATS = 4;

    // Where the cards are. The deck's bottom card is the first.
    uint8_t deck[DECK], left = DECK;
    Holding holds[MOST_SEATS] = {}, discard = 0;
    uint8_t loot[6] = {}, lying = 0, hidden = 0;
    // The contest.
    uint8_t seats, dealer, owing = 0, passed = 0, drawing = 0, locked = 0;
    Stage stage = BETWEEN;
    uint32_t contest = 0, unveiled = 0;
    int8_t thief = -1, lantern = -1, looker = -1, trickster = -1, bettor = -1, bet = -1;
    int8_t dealer_hand = -1, left_hand = -1, dealer_shape = -1, left_shape = -1;
    uint8_t choices[MOST_SEATS] = {};
    bool foiled = false, lookout = false, over = false;

    Game(int seats, Chance& luck) : seats(seats), dealer(luck.below(seats)) {
        shuffle(luck);
        for (int step = 0; step < seats; ++step) {  // DO06
            Holding cards = 0;
            for (int i = 0; i < 6 - seats; ++i) cards += unit(deck[--left]);
            gain((dealer + step) % seats, cards);
        }
        settle();
    }

    static Game deal(int seats, Chance& luck) { return Game(seats, luck); }

    uint64_t folded(int seat) const { return holds[seat]; }

    // Not inlined, so that the whole position is really kept: nobody reads it after a timed game.
    [[gnu::noinline]] uint32_t play_out(Chance& luck) {
        uint32_t plies = 0;
        for (; owing; ++plies) {
            const int seat = __builtin_ctz(owing);
            apply(seat, random_move(seat, luck));
        }
        return plies;
    }

    Move random_move(int seat, Chance& luck) const {
        if (thief < 0) {
            if (stage == CHOOSING && contends(seat) && trickster != seat)
                return {SHOW, uint8_t(luck.below(holds_message(seat, TRICK) ? 6 : 3))};
            if (stage == SHARING) return {PICK, uint8_t(nth_bit(lying, luck.below(__builtin_popcount(lying))))};
        }
        Move moves[MOST_MOVES];
        const int count = legal(seat, moves);
        return moves[luck.below(count)];
    }

    void apply(int seat, Move move) {
        switch (move.verb) {
            case SHOW: case BET: case DROP: lock(seat, move.choice); break;
            case PASS:
                if (stage == CHOOSING) lock(seat, NO_BET);
                else owing = 0, passed |= 1 << seat;
                break;
            case KEEP:
                owing = 0;
                (seat == dealer ? dealer_shape : left_shape) = move.choice;
                open_window(REVEALED);
                break;
            case WHIRL: play(seat, WHIRLPOOL); whirl(move.choice + 1); break;
            case SEND_CONVOY: play(seat, CONVOY); drawing = CONVOY_SLOTS; stage = DRAWING; break;
            case SEND_WAVE: play(seat, NEW_WAVE); throw_away(lying); drawing = DEALT_SLOTS; stage = DRAWING; break;
            case BREAK_LANTERN: play(seat, LANTERN); lantern = seat; break;
            case FOIL: play(seat, FOILED); foiled = true; clear_hands(); open_window(LOOT); break;
            case LOOK_OUT: play(seat, LOOKOUT); lookout = true; stage = DRAWING; break;
            case HAUL: owing = 0; if (move.choice != NO_SLOTS) take(seat, move.choice + 1); stage = SHARING; break;
            case PICK: owing = 0; take(seat, 1 << move.choice); stage = AFTER_PICK; break;
            case STEAL: {
                const int victim = move.choice / 30, card = move.choice % 30;
                owing = 0;
                thief = -1;
                use(seat, THEFT);
                holds[victim] -= unit(card);
                holds[seat] += unit(card);
            }
        }
        settle();
    }

private:
    int neighbour() const { return dealer + 1 == seats ? 0 : dealer + 1; }
    bool contends(int seat) const { return seat == dealer || seat == neighbour(); }
    bool holds_message(int seat, int message) const { return holds[seat] >> (MESSAGES_AT + message) & 1; }

    /// DO03-DO05 Five messages among the goods, Dawn among the last sixteen.
    void shuffle(Chance& luck) {
        int place = 0;
        constexpr int COPIES[] = {7, 2, 1};
        for (int card = 0; card < GOODS_CARDS; ++card)
            for (int i = 0; i < COPIES[card % 3]; ++i) deck[place++] = card;
        uint32_t candidates = seats == 2 ? 0x1FF & ~(1u << WAGER) : 0x1FF;
        for (int i = 0; i < 5; ++i) {
            const int message = luck.draw(candidates);
            candidates &= ~(1u << message);
            deck[place++] = GOODS_CARDS + message;
        }
        while (--place > 0) std::swap(deck[place], deck[luck.below(place + 1)]);
        const int dawn = luck.below(LAST_CARDS);
        deck[DECK - 1] = deck[dawn];
        deck[dawn] = DAWN_CARD;
    }

    /// Go on until somebody owes a decision or the game is over; a Theft comes before everything else.
    void settle() {
        while (!owing && !over) enter(thief < 0 ? stage : THIEVING);
    }

    void enter(Stage now) {
        switch (now) {
            case BETWEEN:
                if (left < 4) over = true;
                else if (!ask_window()) {
                    ++contest;
                    looker = lantern;
                    lantern = -1;
                    drawing = DEALT_SLOTS;
                    stage = DRAWING;
                }
                break;
            case DRAWING: draw(); break;
            case DAWNING: if (!ask_window()) over = true; break;
            case LOOT:
                if (!ask_window()) stage = CHOOSING, owing = 1 << dealer | 1 << neighbour() | better();
                break;
            case CHOOSING: reveal(); break;
            case REVEALED: if (!ask_window()) stage = WAGERED; break;
            case WAGERED:
                if (bet >= 0 && bet == dealer_shape * 3 + left_shape) owing = 1 << bettor;
                else stage = SHARING;
                break;
            case SHARING: share(); break;
            case AFTER_PICK: after_pick(); break;
            case DROPPING:
                ++unveiled;
                drop_set(dealer);
                drop_set(neighbour());
                locked = 0;
                end_contest();
                break;
            case THIEVING:
                for (int seat = 0; seat < seats; ++seat)
                    if (seat != thief && goods_in(holds[seat])) { owing = 1 << thief; return; }
                use(thief, THEFT);
                thief = -1;
                break;
            default: break;
        }
    }

    /// DO11, DO36, DO37, DO41
    void draw() {
        for (uint8_t wanted = drawing & ~lying; wanted; wanted &= wanted - 1) {
            const int slot = __builtin_ctz(wanted), card = deck[--left];
            loot[slot] = card;
            lying |= 1 << slot;
            if (card == DAWN_CARD) { ++unveiled; open_window(DAWNING); return; }
            if (looker >= 0) hidden |= 1 << slot;
        }
        ++unveiled;
        open_window(LOOT);
    }

    void lock(int seat, int choice) {
        owing &= ~(1 << seat);
        locked |= 1 << seat;
        choices[seat] = choice;
    }

    /// DO35 Who may bet on this contest.
    uint8_t better() const {
        if (bettor >= 0) return 1 << bettor;
        for (int seat = 0; seat < seats; ++seat)
            if (holds_message(seat, WAGER) && !contends(seat)) return 1 << seat;
        return 0;
    }

    /// DO12, DO44 All show at once.
    void reveal() {
        ++unveiled;
        dealer_hand = choices[dealer];
        left_hand = choices[neighbour()];
        for (int seat = 0; seat < seats; ++seat)
            if (locked >> seat & 1 && !contends(seat) && choices[seat] != NO_BET) {
                bet = choices[seat];
                if (bettor < 0) bettor = seat, use(seat, WAGER);
            }
        locked = 0;
        dealer_shape = dealer_hand < 3 ? dealer_hand : -1;
        left_shape = left_hand < 3 ? left_hand : -1;
        if (dealer_shape >= 0 && left_shape >= 0) return open_window(REVEALED);
        const int owner = dealer_shape < 0 ? dealer : neighbour();
        if (trickster < 0) trickster = owner, use(owner, TRICK);
        stage = TRICKING;
        owing = 1 << owner;
    }

    /// DO13-DO18
    void share() {
        const int other = neighbour();
        if (dealer_shape == FIRST_PICK && left_shape == FIRST_PICK) {
            throw_away(lying);
            stage = DROPPING;
            if (goods_in(holds[dealer])) owing |= 1 << dealer;
            if (goods_in(holds[other])) owing |= 1 << other;
        } else if (dealer_shape == FIRST_PICK || left_shape == FIRST_PICK) {
            if (lying) owing = 1 << (dealer_shape == FIRST_PICK ? dealer : other);
            else stage = AFTER_PICK;
        } else {
            if (dealer_shape == PEACE && left_shape == PEACE) take(other, lying & LEFT_SIDE), take(dealer, lying & DEALER_SIDE);
            else if (dealer_shape == FIGHT && left_shape == FIGHT) throw_away(lying);
            else take(dealer_shape == FIGHT ? dealer : other, lying);
            end_contest();
        }
    }

    /// DO16, DO17
    void after_pick() {
        const bool dealt = dealer_shape == FIRST_PICK;
        const int other = dealt ? neighbour() : dealer;
        if ((dealt ? left_shape : dealer_shape) == FIGHT) take(other, lying);
        else take(other, lying & (dealt ? LEFT_SIDE : DEALER_SIDE)), throw_away(lying);
        end_contest();
    }

    void drop_set(int seat) {
        if (!(locked >> seat & 1)) return;
        const Holding cards = whole_set(holds[seat], choices[seat]);
        holds[seat] -= cards;
        discard += cards;
    }

    void clear_hands() { dealer_hand = left_hand = dealer_shape = left_shape = bet = -1; }

    void end_contest() {
        clear_hands();
        trickster = bettor = looker = -1;
        foiled = false;
        dealer = neighbour();
        open_window(BETWEEN);
    }

    Holding lift(uint8_t slots) {
        Holding cards = 0;
        for (uint8_t rest = slots; rest; rest &= rest - 1) cards += unit(loot[__builtin_ctz(rest)]);
        if (hidden & slots) ++unveiled;
        hidden &= ~slots;
        lying &= ~slots;
        return cards;
    }

    void take(int seat, uint8_t slots) { if (slots) gain(seat, lift(slots)); }
    void throw_away(uint8_t slots) { if (slots) discard += lift(slots); }

    void gain(int seat, Holding cards) {
        holds[seat] += cards;
        if (cards & message_unit(THEFT)) thief = seat;
    }

    void use(int seat, int message) { holds[seat] -= message_unit(message); discard += message_unit(message); }
    void play(int seat, int message) { owing = passed = 0; use(seat, message); }

    void whirl(uint8_t chosen) {
        uint8_t left_slots = lying & LEFT_SIDE, dealer_slots = lying & DEALER_SIDE, after_hidden = 0, after[6] = {};
        for (uint8_t rest = lying; rest; rest &= rest - 1) {
            const int old = __builtin_ctz(rest);
            uint8_t& slots = chosen >> old & 1 ? left_slots : dealer_slots;
            const int slot = __builtin_ctz(slots);
            slots &= slots - 1;
            after[slot] = loot[old];
            if (hidden >> old & 1) after_hidden |= 1 << slot;
        }
        std::memcpy(loot, after, sizeof loot);
        hidden = after_hidden;
    }

    void open_window(Stage next) { stage = next; passed = 0; }

    /// DO42 Ask the next holder of a card that fits, from the dealer on.
    bool ask_window() {
        for (int step = 0, seat = dealer; step < seats; ++step, seat = seat + 1 == seats ? 0 : seat + 1)
            if (!(passed >> seat & 1) && playable(seat)) { owing = 1 << seat; return true; }
        return false;
    }

    uint32_t playable(int seat) const {
        uint32_t cards = messages_in(holds[seat]) & FITS[stage];
        if (left < 2 || lying & CONVOY_SLOTS) cards &= ~(1u << CONVOY);  // DO43
        if (left < 4) cards &= ~(1u << NEW_WAVE | 1u << LANTERN);
        return cards;
    }

    int legal(int seat, Move* moves) const {
        int n = 0;
        const auto add = [&](int verb, int choice) { moves[n++] = {uint8_t(verb), uint8_t(choice)}; };
        switch (thief < 0 ? stage : THIEVING) {
            case CHOOSING:
                if (contends(seat)) {
                    for (int hand = trickster == seat ? 3 : 0; hand < (holds_message(seat, TRICK) || trickster == seat ? 6 : 3); ++hand)
                        add(SHOW, hand);
                } else {
                    if (bettor != seat) add(PASS, 0);
                    for (int pair = 0; pair < 9; ++pair) add(BET, pair);
                }
                break;
            case TRICKING: {
                const int hand = seat == dealer ? dealer_hand : left_hand;
                add(KEEP, first_shape(hand));
                add(KEEP, second_shape(hand));
                break;
            }
            case WAGERED:
                for (int slots = 1; slots < 64; ++slots) if (!(slots & ~lying)) add(HAUL, slots - 1);
                add(HAUL, NO_SLOTS);
                break;
            case DROPPING:
                for (int goods = 0; goods < GOODS; ++goods) if (whole_set(holds[seat], goods)) add(DROP, goods);
                break;
            case THIEVING:
                for (int victim = 0; victim < seats; ++victim)
                    for (int card = 0; card < GOODS_CARDS; ++card)
                        if (victim != seat && how_many(holds[victim], card)) add(STEAL, victim * 30 + card);
                break;
            default: {
                add(PASS, 0);
                const uint32_t cards = playable(seat);
                if (cards >> FOILED & 1) add(FOIL, 0);
                if (cards >> CONVOY & 1) add(SEND_CONVOY, 0);
                if (cards >> NEW_WAVE & 1) add(SEND_WAVE, 0);
                if (cards >> LANTERN & 1) add(BREAK_LANTERN, 0);
                if (cards >> LOOKOUT & 1) add(LOOK_OUT, 0);
                if (cards >> WHIRLPOOL & 1)
                    for (int slots = 1; slots < 64; ++slots)
                        if (!(slots & ~lying) && __builtin_popcount(slots) == __builtin_popcount(lying & LEFT_SIDE))
                            add(WHIRL, slots - 1);
            }
        }
        return n;
    }
};

int main(int argc, char** argv) { return measure<Game>(argc, argv, "dolores"); }
