// Random games of Wreck Raiders in hand-written C++: the yardstick for the compiled engine, not a part of it.
// It plays two to five seats with the standard data and must know no score, no solo game, no file and no Python. From equal
// seeds it plays the very games that `play_games` in core/state.py plays, draw by draw; moves and checksum show it. Ids such
// as WR36 are those of docs/rules/wreck-raiders.md. Build: c++ -O2 -std=c++17 -o raiders raiders.cpp

#include "reference.hpp"

using Places = uint64_t;    // treasures in order, four bits each: a row, three displays, a vault; 0 is none
using Supply = uint64_t;    // how many there are of each treasure, three bits each
using Shells = uint32_t;    // how many there are of each shell, five bits each
using Types = uint32_t;     // how many there are of each type of treasure, four bits each
using Set = uint64_t;       // one bit each: cards, pieces, spots, seats
using Move = uint32_t;      // verb + choice * 32

constexpr int CONCH = 0, SCALLOP = 1, STAR = 2, BEACH = 24, OFF_BOARD = 30, MOST_MOVES = 512;
constexpr Shells C = 1, S = 32, F = 1024, ALL_SHELLS = 15 * (C + S + F);
constexpr Shells UNIT[] = {C, S, F};
constexpr Supply ALL_TREASURES = 0xFFFFFFFFF;
constexpr Set BOTTOMS = 0x7FF, MIDDLES = 0xFFFF800, TOPS = 0x7FF0000000, ALL_EXHIBITS = 0xFFFFFFFFFFFFF;

enum Verb : uint8_t { TAKE, DIVE, PLACE, VAULT, DISCARD, EXTRA, DONE, CLAIM, GAIN, SHELL, BUY, STARFISH = 13 };
enum Stage : uint8_t {
    TAKING, DIVING, SCALLOPING, CLAIMING, CHOOSING_PIECE, CHOOSING_SHELL, BUYING,
    BEGIN, LANDED, NEIGHBOURS, NEXT_NEIGHBOUR, STYLE, CLEAR, REVEAL, TURN_OVER
};

// ---- The cards, as data/standard.toml has them --------------------------------------------------------------------

enum Style : int { NONE = 0, PIECE = -1, ANY_SHELL = -2 };  // or the shells shown

struct Exhibit { const char* types; int crests; int style; };  // crests: 1 a Conch, 2 a Scallop

constexpr Exhibit EXHIBITS[] = {
    {"000", 1, NONE}, {"111", 3, NONE}, {"222", 2, NONE}, {"333", 0, NONE},
    {"010", 3, S + F}, {"121", 2, C + C}, {"232", 0, S + S}, {"303", 1, F + F},
    {"012", 2, ANY_SHELL}, {"123", 0, S + F}, {"230", 1, C + C}, {"301", 3, S + S},
    {"0000", 0, NONE}, {"1111", 1, NONE}, {"2222", 3, NONE}, {"3333", 2, NONE},
    {"0010", 1, S + S}, {"1121", 3, F + F}, {"2232", 2, PIECE}, {"3303", 0, C + F},
    {"0110", 3, C + S}, {"1221", 2, ANY_SHELL}, {"2332", 0, S + F}, {"3003", 1, C + C},
    {"0102", 2, C + F}, {"1213", 0, C + S}, {"2320", 1, ANY_SHELL}, {"3031", 3, S + F},
    {"0123", 0, C + C}, {"1230", 1, S + S}, {"2301", 3, F + F}, {"3012", 2, PIECE},
    {"00001", 1, S + F}, {"11112", 3, C + C}, {"22223", 2, S + S}, {"33330", 0, F + F},
    {"00110", 3, PIECE}, {"11221", 2, C + F}, {"22332", 0, C + S}, {"33003", 1, ANY_SHELL},
    {"01020", 2, F + F}, {"12131", 0, PIECE}, {"23202", 1, C + F}, {"30313", 3, C + S},
    {"01210", 0, ANY_SHELL}, {"12321", 1, S + F}, {"23032", 3, C + C}, {"30103", 2, S + S},
    {"01230", 1, C + S}, {"12301", 3, ANY_SHELL}, {"23012", 2, S + F}, {"30123", 0, C + C},
};
constexpr Shells COSTS[] = {
    S, S + F, C + F, F, F + C, S + C, C, C + S, F + S, C + S, S + F + F,
    C, S + F, C + S, S + S + F, C + S + F, S, F + C, S + F, F + F + C, S + F + C, F, C + S, F + C, C + C + S, F + C + S, S + F, C + C + S,
    C + S, S + F, S + F, F + C, F + C, C + S, S, F, C, C + F, S + S,
};
constexpr Shells BEACH_SHELLS[] = {S + F, C + F, F + F, C + S, C + C, S + S};
constexpr uint8_t ZONES[] = {0, 0, 0, 1, 2, 3};
constexpr uint8_t DIVERS[] = {6, 5, 4, 4}, DICE[] = {5, 4, 5, 6}, GOAL[] = {6, 5, 4, 4};  // for two to five seats

/// What a claim asks of an exhibit: its length, its types in order (two bits each) and its types counted.
struct Wish { uint8_t length = 0; uint16_t order = 0; Types types = 0; };

struct Wishes {
    Wish of[52];
    constexpr Wishes() : of{} {
        for (int card = 0; card < 52; ++card)
            for (const char* type = EXHIBITS[card].types; *type; ++type) {
                of[card].order |= (*type - '0') << (2 * of[card].length++);
                of[card].types += 1u << (4 * (*type - '0'));
            }
    }
};
constexpr Wishes WISHES;

// ---- Arithmetic ---------------------------------------------------------------------------------------------------

inline Set bit(int n) { return Set{1} << n; }
inline bool has(Set set, int n) { return set >> n & 1; }
inline int count(Set set) { return __builtin_popcountll(set); }
inline int lowest(Set set) { return __builtin_ctzll(set); }
inline int type_of(int treasure) { return (treasure - 1) / 3; }
inline Types one_of_type(int treasure) { return treasure ? 1u << (4 * type_of(treasure)) : 0; }
inline int length(Places row) { return (67 - __builtin_clzll(row | 1)) / 4 - (row == 0); }
inline Places row_of(Places displays, int display) { return displays >> (display * 20) & 0xFFFFF; }
inline Places column_of(Places vault, int column) { return row_of(vault, column); }
inline int how_many(Shells shells, int shell) { return shells >> (shell * 5) & 31; }
inline Supply one(int treasure) { return Supply{1} << ((treasure - 1) * 3); }
inline Supply of_type(Supply supply, int type) { return supply & (Supply{0x1FF} << (type * 9)); }

inline int supply_count(Supply supply, int type) {
    const int three = supply >> (type * 9) & 0x1FF;
    return (three & 7) + (three >> 3 & 7) + (three >> 6);
}

inline bool can_pay(Shells shells, Shells cost) {
    constexpr Shells GUARD = 16 * (C + S + F);
    return (((shells | GUARD) - cost) & GUARD) == GUARD;
}

inline Types types_in(Places row) {
    Types types = 0;
    for (; row; row >>= 4) types += one_of_type(row & 15);
    return types;
}

/// How many treasures a card does not want: as many Starfish make a match.
inline int surplus(Types types, Types wanted) {
    int extra = 0;
    for (int shift = 0; shift < 16; shift += 4) extra += std::max(0, int(types >> shift & 15) - int(wanted >> shift & 15));
    return extra;
}

/// WR52 The pedestals whose treasure is not of the type printed there.
inline unsigned out_of_order(Places row, const Wish& wish) {
    unsigned found = 0;
    for (int place = 0; place < wish.length; ++place, row >>= 4)
        if (type_of(row & 15) != (wish.order >> (2 * place) & 3)) found |= 1u << place;
    return found;
}

/// WR57 The treasures that a card does not want, from the left.
inline unsigned cheap_cover(Places row, const Wish& wish) {
    unsigned found = 0;
    Types wanted = wish.types;
    for (int place = 0; place < wish.length; ++place, row >>= 4) {
        const Types unit = one_of_type(row & 15);
        if (wanted & unit * 15) wanted -= unit; else found |= 1u << place;
    }
    return found;
}

// ---- The game -----------------------------------------------------------------------------------------------------

struct Game {
    static constexpr int MOST_SEATS = 5;

    Chance own_luck;
    // On the table.
    Set deck = ALL_EXHIBITS, shown = 0, stacks = BOTTOMS | MIDDLES | TOPS, market = 0;
    Supply supply = ALL_TREASURES, discards = 0;
    Shells beach = ALL_SHELLS;
    int8_t reef[6] = {-1, -1, -1, -1, -1, -1};  // dice: zone * 6 + number - 1
    // What each seat has.
    Places displays[MOST_SEATS] = {}, vaults[MOST_SEATS] = {};
    uint8_t hands[MOST_SEATS] = {};  // the treasure that is gained and not placed; 0 is none
    Shells shells[MOST_SEATS] = {};
    Set exhibits[MOST_SEATS] = {}, conches[MOST_SEATS] = {}, divers[MOST_SEATS] = {};
    uint16_t bottoms[MOST_SEATS] = {};
    Set tanks[11] = {};
    // The turn.
    uint8_t seats, turn, number = 0, owing = 0;
    Stage stage = BEGIN;
    int8_t spot = -1, claimed = -1, claimed_with = 0, covering = 0, left = -1, bare = -1;
    bool exact = false, barren = false, over = false;
    uint32_t turns = 0, round = 0, unveiled = 0;  // how often something hidden came to light

    Game(int seats, int first, Chance luck) : own_luck(luck), seats(seats), turn(first) {
        reveal_exhibits();
        for (const Set stack : {BOTTOMS, MIDDLES, TOPS})
            for (int n = 0; n < 3; ++n) refill_market(stack);
        settle();
    }

    static Game deal(int seats, Chance& luck) {
        const int first = luck.below(seats);
        return Game(seats, first, luck.fork());
    }

    uint64_t folded(int seat) const { return vaults[seat]; }

    // Not inlined, so that the whole position is really kept: nobody reads it after a timed game.
    [[gnu::noinline]] uint32_t play_out(Chance& luck) {
        uint32_t plies = 0;
        Move moves[MOST_MOVES];
        for (; owing; ++plies) {
            const int seat = lowest(owing);
            const int n = legal(seat, moves);
            apply(seat, moves[luck.below(n)]);
        }
        return plies;
    }

private:
    int dice() const { return DICE[seats - 2]; }

    // ---- Set-up and course ----

    /// WR15 Zone and number of each die.
    void roll() {
        ++unveiled;
        for (int place = 0; place < dice(); ++place) {
            const int zone = ZONES[own_luck.below(6)];
            reef[place] = zone * 6 + own_luck.below(6);
        }
    }

    void reveal_exhibits() {  // WR12, WR56
        while (deck && count(shown) < seats + 1) {
            ++unveiled;
            const int card = own_luck.draw(deck);
            deck &= ~bit(card);
            shown |= bit(card);
        }
    }

    void refill_market(Set stack) {  // WR13, WR63
        if (!(stacks & stack)) return;
        ++unveiled;
        const int piece = own_luck.draw(stacks & stack);
        stacks &= ~bit(piece);
        market |= bit(piece);
    }

    void settle() {
        while (!owing && !over) switch (stage) {
            case BEGIN:
                if (std::all_of(reef, reef + 6, [](int die) { return die < 0; })) roll();  // WR20
                stage = TAKING;
                break;
            case LANDED:  // WR37
                gain_treasure(turn, spot / 6);
                stage = SCALLOPING;
                ask_hands();
                break;
            case SCALLOPING:
                if (how_many(shells[turn], SCALLOP) && supply_count(supply, spot / 6)) owing = 1 << turn;
                else stage = NEIGHBOURS;
                break;
            case NEIGHBOURS:  // WR37, WR39, WR45
                if (neighbour(1) >= 0) gain_treasure(neighbour(1), spot / 6);
                if (neighbour(1) >= 0 && neighbour(1) == neighbour(5)) stage = NEXT_NEIGHBOUR;
                else next_neighbour_gains();
                ask_hands();
                break;
            case NEXT_NEIGHBOUR: next_neighbour_gains(); break;
            case CLAIMING: if (can_claim(turn)) owing = 1 << turn; else stage = REVEAL; break;
            case STYLE: reward_style(); break;
            case CLEAR: clear_and_collect(); break;
            case REVEAL: reveal_exhibits(); stage = BUYING; break;
            case BUYING: if (shells[turn] && payable(turn)) owing = 1 << turn; else stage = TURN_OVER; break;
            case TURN_OVER: end_turn(); break;
            default: owing = 1 << turn;
        }
    }

    void apply(int seat, Move move) {
        const int verb = move & 31, choice = move >> 5;
        if (verb >= PLACE && verb <= DISCARD) {
            put(seat, verb, choice);
            return settle();
        }
        owing = 0;
        switch (verb) {
            case TAKE: take_die(seat, choice / 6, choice % 6); break;
            case DIVE: dive(seat, choice / 30, choice % 30); break;
            case EXTRA:  // WR38
                pay(seat, S);
                gain_treasure(seat, spot / 6);
                ask_hands();
                break;
            case DONE: stage = stage == SCALLOPING ? NEIGHBOURS : stage == CLAIMING ? REVEAL : TURN_OVER; break;
            case CLAIM: claim(seat, choice); break;
            case SHELL: gain_shells(seat, UNIT[choice]); stage = CLEAR; break;
            case GAIN: build(seat, choice / 12, choice % 12); stage = CLEAR; break;
            case BUY:
                pay(seat, COSTS[choice / 12]);
                build(seat, choice / 12, choice % 12);
                stage = TURN_OVER;
                break;
            case STARFISH: spend_starfish(seat, choice); break;
        }
        settle();
    }

    int neighbour(int step) const { return team_at(spot / 6 * 6 + (spot + step) % 6); }

    void next_neighbour_gains() {
        stage = CLAIMING;
        if (neighbour(5) >= 0) gain_treasure(neighbour(5), spot / 6);
        ask_hands();
    }

    void end_turn() {  // WR70, WR76
        number = 0;
        spot = -1;
        stage = BEGIN;
        ++turns;
        bare = supply ? -1 : bare + 1;
        if (left > 0) --left;
        else if (count(exhibits[turn]) >= GOAL[seats - 2]) left = seats - 1;
        else if (bare == seats) left = seats, barren = true;
        if (left == 0) { over = true; return; }
        if (++turn == seats) turn = 0, ++round;
    }

    // ---- Dice and divers ----

    static int conches_for(int die, int number) {
        const int apart = std::abs(number - die % 6);
        return apart < 4 ? apart : 6 - apart;
    }

    void take_die(int seat, int die, int as) {  // WR21, WR22
        *std::find(reef, reef + 6, die) = -1;
        if (die >= 6) gain_shells(seat, UNIT[die / 6 - 1]);
        pay(seat, conches_for(die, as) * C);
        number = as;
        stage = DIVING;
    }

    bool can_dive(int seat, int diver, int to) const {  // WR30-WR32
        if (diver / 6 == to / 6 && diver != OFF_BOARD) return false;
        return to >= BEACH || !has(divers[seat], to);
    }

    void dive(int seat, int diver, int to) {  // WR36, WR41
        if (diver < OFF_BOARD) divers[seat] &= ~bit(diver);
        if (to >= BEACH) {
            go_ashore(seat, to);
            stage = CLAIMING;
            return;
        }
        spot = to;
        stage = LANDED;
        const int there = team_at(to);
        if (there >= 0) {
            divers[there] &= ~bit(to);
            go_ashore(there, BEACH + to % 6);
        }
        divers[seat] |= bit(to);
    }

    int team_at(int place) const {
        for (int team = 0; team < seats; ++team) if (has(divers[team], place)) return team;
        return -1;
    }

    void go_ashore(int seat, int to) {  // WR34, WR36
        for (int team = 0; team < seats; ++team) divers[team] &= ~bit(to);
        divers[seat] |= bit(to);
        gain_shells(seat, BEACH_SHELLS[to - BEACH]);
    }

    // ---- Treasures and shells ----

    void remake(int type) {  // WR40
        const Supply old = of_type(discards, type);
        if (of_type(supply, type) || !old) return;
        supply += old;
        discards -= old;
        bare = -1;
    }

    void gain_treasure(int seat, int type) {  // WR40, WR45
        const int there = supply_count(supply, type);
        if (there == 0) return;
        ++unveiled;
        int n = own_luck.below(there), treasure = type * 3 + 1;
        for (int here; n >= (here = supply >> ((treasure - 1) * 3) & 7); ++treasure) n -= here;
        supply -= one(treasure);
        hands[seat] = treasure;
        remake(type);
        if (!has_room(seat) && !can_spend_starfish(seat, 0)) discard_hand(seat);  // WR46
    }

    void ask_hands() { for (int seat = 0; seat < seats; ++seat) if (hands[seat]) owing |= 1 << seat; }

    bool has_room(int seat) const {
        for (int n = 0; n < 3; ++n)
            if (length(column_of(vaults[seat], n)) < 4 || length(row_of(displays[seat], n)) < 5) return true;
        return false;
    }

    void discard_hand(int seat) {
        const int treasure = hands[seat];
        hands[seat] = 0;
        ++unveiled;
        discard(treasure);
    }

    void discard(int treasure) {
        discards += one(treasure);
        remake(type_of(treasure));
    }

    void put(int seat, int verb, int place) {  // WR45
        owing &= ~(1 << seat);
        if (verb == DISCARD) return discard_hand(seat);
        const Places treasure = hands[seat];
        hands[seat] = 0;
        if (verb == PLACE) displays[seat] |= treasure << (place * 20 + length(row_of(displays[seat], place)) * 4);
        else vaults[seat] |= treasure << (place * 20 + length(column_of(vaults[seat], place)) * 4), ++unveiled;
    }

    void gain_shells(int seat, Shells gain) {  // WR02
        Shells gained = 0;
        for (int shell = 0; shell < 3; ++shell)
            gained += std::min(how_many(gain, shell), how_many(beach, shell)) * UNIT[shell];
        beach -= gained;
        shells[seat] += gained;
    }

    void pay(int seat, Shells cost) { shells[seat] -= cost; beach += cost; }

    // ---- Claims ----

    void claim(int seat, int choice) {  // WR51, WR57, WR59
        const int decor = choice % 10, cover = choice / 10 % 32, card = choice / 960;
        claimed = card;
        claimed_with = choice / 320 % 3;
        exact = !(out_of_order(row_of(displays[seat], claimed_with), WISHES.of[card]) & ~cover);
        covering = count(cover);
        shells[seat] -= covering * F;
        if (decor >= 5) shells[seat] -= C, conches[seat] |= bit(card);
        stage = STYLE;
        if (decor % 5) {
            pay(seat, S);
            gain_treasure(seat, decor % 5 - 1);
            ask_hands();
        }
    }

    void reward_style() {  // WR52, WR53
        stage = CLEAR;
        const int style = EXHIBITS[claimed].style;
        if (!exact) return;
        if (style == PIECE) { if (placeable(turn)) stage = CHOOSING_PIECE; }
        else if (style == ANY_SHELL) { if (beach) stage = CHOOSING_SHELL; }
        else gain_shells(turn, style);
    }

    void clear_and_collect() {  // WR54
        const Places row = row_of(displays[turn], claimed_with);
        displays[turn] ^= row << (claimed_with * 20);
        ++unveiled;
        for (Places rest = row; rest; rest >>= 4) discard(rest & 15);
        beach += covering * F;
        shown &= ~bit(claimed);
        exhibits[turn] |= bit(claimed);
        claimed = -1;
        covering = 0;
        exact = false;
        stage = CLAIMING;
    }

    bool can_spend_starfish(int seat, int display) const {  // WR65
        return !(claimed >= 0 && seat == turn) && how_many(shells[seat], STAR) && row_of(displays[seat], display);
    }

    void spend_starfish(int seat, int display) {
        pay(seat, F);
        ++unveiled;
        const int shift = display * 20 + (length(row_of(displays[seat], display)) - 1) * 4;
        const int treasure = displays[seat] >> shift & 15;
        displays[seat] ^= Places(treasure) << shift;
        discard(treasure);
    }

    /// Whether there is a claim, perhaps with Starfish or after they have shortened a display, or only they lead on.
    bool can_claim(int seat) const {
        const int stars = how_many(shells[seat], STAR);
        if (stars && displays[seat] && is_stuck(seat)) return true;
        for (int display = 0; display < 3; ++display) {
            Places row = row_of(displays[seat], display);
            for (int size = length(row), spare = stars; size > 0 && spare >= 0; --spare) {
                const Types types = types_in(row);
                for (Set cards = shown; cards; cards &= cards - 1) {
                    const Wish& wish = WISHES.of[lowest(cards)];
                    if (wish.length == size && surplus(types, wish.types) <= spare) return true;
                }
                row &= (Places{1} << (--size * 4)) - 1;
            }
        }
        return false;
    }

    bool is_stuck(int seat) const {
        for (int type = 0; type < 4; ++type) if (!of_type(supply, type)) return true;
        for (int n = 0; n < 3; ++n) if (length(row_of(displays[seat], n)) < 5) return false;
        return true;
    }

    // ---- Aquariums ----

    Set open_tanks(int seat) const {  // WR62
        Set found = 0;
        for (Set mine = bottoms[seat]; mine; mine &= mine - 1)
            if (!(tanks[lowest(mine)] & TOPS)) found |= mine & -mine;
        return found;
    }

    Set placeable(int seat) const { return open_tanks(seat) ? market : market & BOTTOMS; }

    Set payable(int seat) const {  // WR60
        Set found = 0;
        for (Set pieces = placeable(seat); pieces; pieces &= pieces - 1)
            if (can_pay(shells[seat], COSTS[lowest(pieces)])) found |= pieces & -pieces;
        return found;
    }

    void build(int seat, int piece, int tank) {  // WR61-WR63
        market &= ~bit(piece);
        if (tank == 0) bottoms[seat] |= 1 << piece, tanks[piece] = bit(piece);
        else tanks[tank - 1] |= bit(piece);
        refill_market(bit(piece) & BOTTOMS ? BOTTOMS : bit(piece) & MIDDLES ? MIDDLES : TOPS);
    }

    // ---- Moves ----

    int legal(int seat, Move* moves) const {
        int n = 0;
        const auto add = [&](int verb, int choice) { moves[n++] = verb + choice * 32; };
        if (hands[seat]) {
            for (int display = 0; display < 3; ++display)
                if (length(row_of(displays[seat], display)) < 5) add(PLACE, display);
            for (int column = 0; column < 3; ++column)
                if (length(column_of(vaults[seat], column)) < 4) add(VAULT, column);
            if (!n) add(DISCARD, 0);
            return n;
        }
        switch (stage) {
            case TAKING: {
                uint32_t met = 0;
                for (int place = 0; place < dice(); ++place) {
                    const int die = reef[place];
                    if (die < 0 || met >> die & 1) continue;
                    met |= 1u << die;
                    const int conches = how_many(shells[seat], CONCH) + (die / 6 - 1 == CONCH && how_many(beach, CONCH));
                    for (int as = 0; as < 6; ++as) if (conches_for(die, as) <= conches) add(TAKE, die * 6 + as);
                }
                break;
            }
            case DIVING: {
                Set mine = divers[seat];
                if (count(mine) < DIVERS[seats - 2]) mine |= bit(OFF_BOARD);
                for (; mine; mine &= mine - 1)
                    for (int to = number; to < 30; to += 6)
                        if (can_dive(seat, lowest(mine), to)) add(DIVE, lowest(mine) * 30 + to);
                break;
            }
            case SCALLOPING: add(EXTRA, 0); add(DONE, 0); break;
            case CLAIMING: {
                add_claims(seat, add);
                for (int display = 0; display < 3; ++display) if (can_spend_starfish(seat, display)) add(STARFISH, display);
                add(DONE, 0);
                break;
            }
            case CHOOSING_PIECE: add_builds(seat, GAIN, placeable(seat), add); break;
            case CHOOSING_SHELL:
                for (int shell = 0; shell < 3; ++shell) if (how_many(beach, shell)) add(SHELL, shell);
                break;
            default: add_builds(seat, BUY, payable(seat), add); add(DONE, 0);
        }
        return n;
    }

    /// WR50-WR57 With as few Starfish as it takes, and with as few as the exact order takes; equal displays once.
    template <class Add> void add_claims(int seat, Add add) const {
        const int stars = how_many(shells[seat], STAR);
        for (int display = 0; display < 3; ++display) {
            const Places row = row_of(displays[seat], display);
            bool repeated = row == 0;
            for (int before = 0; before < display; ++before) repeated |= row == row_of(displays[seat], before);
            for (Set cards = repeated ? 0 : shown; cards; cards &= cards - 1) {
                const int card = lowest(cards);
                const Wish& wish = WISHES.of[card];
                if (wish.length != length(row)) continue;
                const unsigned strict = out_of_order(row, wish);
                unsigned cheap = cheap_cover(row, wish);
                if (count(strict) == count(cheap)) cheap = strict;
                const auto add_decorated = [&](unsigned cover) {
                    if (count(cover) > stars) return;
                    for (int decor = 0; decor < 10; ++decor)
                        if (may_decorate(seat, card, decor)) add(CLAIM, ((card * 3 + display) * 32 + cover) * 10 + decor);
                };
                add_decorated(cheap);
                if (strict != cheap && EXHIBITS[card].style != NONE) add_decorated(strict);
            }
        }
    }

    bool may_decorate(int seat, int card, int decor) const {  // WR51
        if (decor >= 5 && !(EXHIBITS[card].crests & 1 && how_many(shells[seat], CONCH))) return false;
        if (decor % 5 == 0) return true;
        return EXHIBITS[card].crests & 2 && how_many(shells[seat], SCALLOP) && of_type(supply, decor % 5 - 1);
    }

    template <class Add> void add_builds(int seat, Verb verb, Set pieces, Add add) const {  // WR61, WR62
        const Set tanks = open_tanks(seat);
        for (; pieces; pieces &= pieces - 1) {
            const int piece = lowest(pieces);
            if (bit(piece) & BOTTOMS) { add(verb, piece * 12); continue; }
            for (Set mine = tanks; mine; mine &= mine - 1) add(verb, piece * 12 + lowest(mine) + 1);
        }
    }
};

int main(int argc, char** argv) { return measure<Game>(argc, argv, "raiders"); }
