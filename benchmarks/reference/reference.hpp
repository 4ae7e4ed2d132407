// What the C++ loops of all games share: luck, and the measuring itself. Knows no game.

#pragma once

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

/// The member of a set with exactly n smaller ones. A search by halves was measured: no faster than the plain loop.
inline int nth_bit(uint64_t mask, uint32_t n) {
#ifdef __BMI2__  // only with -march=native or the like
    return __builtin_ctzll(__builtin_ia32_pdep_di(uint64_t{1} << n, mask));
#else
    while (n--) mask &= mask - 1;
    return __builtin_ctzll(mask);
#endif
}

/// sfc32, word for word the generator of core/chance.py.
struct Chance {
    uint32_t a, b, c, count;

    uint32_t word() {
        const uint32_t word = a + b + count++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = (c << 21 | c >> 11) + word;
        return word;
    }

    /// A number from 0 to n - 1, each exactly as likely (Lemire's way, with rejection).
    uint32_t below(uint32_t n) {
        uint64_t product = uint64_t{word()} * n;
        if (uint32_t(product) < n) {
            const uint32_t unfair = -n % n;
            while (uint32_t(product) < unfair) product = uint64_t{word()} * n;
        }
        return product >> 32;
    }

    /// One member of a set; a set of one needs no luck.
    int draw(uint64_t mask) {
        if ((mask & (mask - 1)) == 0) return __builtin_ctzll(mask);
        return nth_bit(mask, below(__builtin_popcountll(mask)));
    }

    Chance& warm_up() { for (int i = 0; i < 12; ++i) word(); return *this; }

    /// A new stream that shares nothing more with this one. Braces, unlike parentheses, take the words left to right.
    Chance fork() { return Chance{word(), word(), word(), word()}.warm_up(); }
};

inline Chance from_seed(const char* seed) {
    Chance chance{};
    std::sscanf(seed, "%8" SCNx32 "%8" SCNx32 "%8" SCNx32 "%8" SCNx32, &chance.a, &chance.b, &chance.c, &chance.count);
    return chance.warm_up();
}

/// One number for how the games ended: what each seat holds (`folded`) and each length count.
template <class Game> uint32_t checksum(Chance luck, int64_t games, int seats) {
    uint32_t fold = 0;
    while (games--) {
        Game game = Game::deal(seats, luck);
        const uint32_t plies = game.play_out(luck);
        for (int seat = 0; seat < seats; ++seat)
            fold = fold * 31 + uint32_t(game.folded(seat)) + uint32_t(game.folded(seat) >> 32) + plies;
    }
    return fold;
}

/// Play as many games as the command line says, and print how long it took.
template <class Game> int measure(int argc, char** argv, const char* name) {
    const int64_t games = argc == 4 ? std::atoll(argv[2]) : 0;
    const int seats = argc == 4 ? std::atoi(argv[3]) : 0;
    const bool seeded = argc == 4 && std::strlen(argv[1]) == 32 && std::strspn(argv[1], "0123456789abcdefABCDEF") == 32;
    if (!seeded || games < 1 || seats < 2 || seats > Game::MOST_SEATS) {
        std::fprintf(stderr, "usage: %s SEED_HEX32 GAMES SEATS\n", name);
        return 2;
    }
    Chance luck = from_seed(argv[1]);
    uint64_t moves = 0;
    const auto start = std::chrono::steady_clock::now();
    for (int64_t i = 0; i < games; ++i) {
        Game game = Game::deal(seats, luck);
        moves += game.play_out(luck);
    }
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    const uint32_t fold = checksum<Game>(from_seed(argv[1]), std::min<int64_t>(games, 200), seats);
    std::printf("{\"games\": %" PRId64 ", \"moves\": %" PRIu64 ", \"seconds\": %.6f, \"checksum\": %" PRIu32 "}\n",
                games, moves, spent.count(), fold);
    return 0;
}
