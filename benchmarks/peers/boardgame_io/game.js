// A push-your-luck game for four, of about the shape of Captain Carcass: sixty cards in ten suits, a secret deck, some
// cards that ask their finder for a choice, and two secrets that only one seat knows. No copy of its rules: simpler.

const { INVALID_MOVE } = require('boardgame.io/core');

const SUITS = ['anchor', 'squid', 'map', 'key', 'chest', 'knife', 'drone', 'net', 'harpoon', 'mermaid'];
const CARDS = SUITS.flatMap((suit) => [2, 3, 4, 5, 6, 7].map((value) => suit + value));
const suitOf = (card) => card.slice(0, -1);
const valueOf = (card) => Number(card.slice(-1));

// Points of a Hold: the highest card of each suit.
function points(hold) {
  const best = {};
  for (const card of hold) best[suitOf(card)] = Math.max(best[suitOf(card)] || 0, valueOf(card));
  return Object.values(best).reduce((sum, value) => sum + value, 0);
}

function fill(seat, cards) {
  seat.hold.push(...cards);
  seat.hold.sort();
  seat.points = points(seat.hold);
}

function takeFrom(seat, card) {
  seat.hold.splice(seat.hold.indexOf(card), 1);
  seat.points = points(seat.hold);
}

function setup({ random }) {
  const locker = SUITS.map((suit) => suit + 2);
  return {
    deck: random.Shuffle(CARDS.filter((card) => !locker.includes(card))),
    locker,
    exploration: [],
    owed: 0,
    asked: null, // { by, options }: the seat on turn must pick one
    seen: null, // { seat, card }: the deck's top card, that a Drone showed
    seats: [0, 1, 2, 3].map(() => ({ hold: [], points: 0 })),
  };
}

function endTurn(G, events) {
  G.exploration = [];
  G.asked = null;
  G.owed = 0;
  if (G.deck.length) events.endTurn();
  else events.endGame({ points: G.seats.map((seat) => seat.points) });
}

// A card comes into the Exploration: an incident, a question, or nothing further.
function place(G, playerID, card, random, events) {
  const me = G.seats[playerID];
  if (G.exploration.some((other) => suitOf(other) === suitOf(card))) {
    const anchor = G.exploration.findIndex((other) => suitOf(other) === 'anchor');
    const saved = anchor < 0 ? [] : G.exploration.slice(0, anchor);
    fill(me, saved);
    G.locker.push(...G.exploration.slice(saved.length), card);
    endTurn(G, events);
    return;
  }
  G.exploration.push(card);
  const rivals = G.seats.filter((seat) => seat !== me && seat.hold.length).map((seat) => seat.hold[seat.hold.length - 1]);
  switch (suitOf(card)) {
    case 'squid':
      G.owed = 2;
      break;
    case 'knife':
    case 'harpoon':
      if (rivals.length) G.asked = { by: card, options: rivals };
      break;
    case 'net':
      if (me.hold.length) G.asked = { by: card, options: [...me.hold] };
      break;
    case 'map':
      if (G.locker.length) G.asked = { by: card, options: random.Shuffle(G.locker).slice(0, 3) };
      break;
    case 'drone':
      if (G.deck.length) {
        G.seen = { seat: playerID, card: G.deck[G.deck.length - 1] };
        G.asked = { by: card, options: ['place', 'leave'] };
      }
  }
  if (!G.deck.length && !G.asked) surfaceWith(G, playerID, events);
}

function surfaceWith(G, playerID, events) {
  fill(G.seats[playerID], G.exploration);
  endTurn(G, events);
}

function dive({ G, playerID, random, events }) {
  if (G.asked) return INVALID_MOVE;
  G.owed = Math.max(0, G.owed - 1);
  G.seen = null;
  place(G, playerID, G.deck.pop(), random, events);
}

function surface({ G, playerID, events }) {
  if (G.asked || G.owed || !G.exploration.length) return INVALID_MOVE;
  surfaceWith(G, playerID, events);
}

function pick({ G, playerID, random, events }, choice) {
  if (!G.asked || !G.asked.options.includes(choice)) return INVALID_MOVE;
  const by = suitOf(G.asked.by);
  G.asked = null;
  if (by === 'drone') {
    if (choice === 'leave') return surfaceWith(G, playerID, events);
    G.seen = null;
    return place(G, playerID, G.deck.pop(), random, events);
  }
  if (by === 'map') G.locker.splice(G.locker.indexOf(choice), 1);
  else takeFrom(G.seats.find((seat) => seat.hold.includes(choice)), choice);
  if (by !== 'knife') return place(G, playerID, choice, random, events);
  G.locker.push(choice);
  if (!G.deck.length) surfaceWith(G, playerID, events);
}

// What a seat may see: how many cards lie in the deck and the Locker; what a Drone or a Map shows, only if it is theirs.
function playerView({ G, ctx, playerID }) {
  const { asked, seen } = G;
  const secret = asked && suitOf(asked.by) === 'map' && playerID !== ctx.currentPlayer;
  return {
    deck: G.deck.length,
    locker: G.locker.length,
    exploration: G.exploration,
    owed: G.owed,
    asked: secret ? { by: asked.by, options: null } : asked,
    seen: seen && (seen.seat === playerID ? seen : { seat: seen.seat }),
    seats: G.seats,
  };
}

module.exports = { name: 'divers', setup, playerView, minPlayers: 4, maxPlayers: 4, moves: { dive, surface, pick } };
