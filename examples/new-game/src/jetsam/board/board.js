// Jetsam's board: plain DOM, and no build. It shows the view and offers the legal moves; it knows no rules.
// docs/add-a-game.md has the contract: `mount(root, host)` returns `update(now)` and `destroy()`.

const CRATE = new URL("./crate.svg", import.meta.url).href;
const SINK = [{ transform: "none" }, { transform: "translateY(60%) rotate(9deg)", opacity: 0 }];
const RISE = [{ transform: "translateY(50%)", opacity: 0 }, { transform: "none" }];
const NUDGE = [{ transform: "none" }, { transform: "translateY(-12px)" }, { transform: "none" }];

export function mount(root, host) {
  const board = new Board(root, host);
  return { update: (now) => board.update(now), destroy: () => root.replaceChildren() };
}

/** An element with a class and what is in it. */
function make(tag, className, ...inside) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
}

function picture() {
  return Object.assign(make("img", "je-picture"), { src: CRATE, alt: "" });
}

class Board {
  constructor(root, host) {
    this.root = root;
    this.host = host;
    this.target = null; // the seat that an offer is being made to
    root.addEventListener("keydown", (event) => event.key === "Escape" && this.aim(null));
  }

  /** The parts of the board, for the eyes of a seat: the others in the order of play, this seat in front. */
  build({ seat, players }) {
    const first = seat === null ? 0 : seat + 1;
    const order = players.map((_, step) => (first + step) % players.length);
    this.crates = [];
    this.others = make("div", "je-others", ...order.filter((each) => each !== seat).map((each) => this.place(each)));
    this.heap = make("div", "je-pile");
    this.left = make("p", "je-label");
    this.overboard = make("ul", "je-sunk");
    this.lost = make("p", "je-label");
    this.question = make("span", "");
    this.question.setAttribute("aria-live", "polite");
    this.why = make("button", "btn je-why", "?");
    this.why.addEventListener("click", () => this.host.showRule(this.now.prompts.at(-1).rule));
    this.aside = make("p", "je-aside");
    this.actions = make("div", "je-actions");
    const drift = [make("div", "je-heap", this.heap, this.left), make("div", "je-overboard", this.overboard, this.lost)];
    this.ask = make("div", "je-ask", make("h2", "je-question", this.question, this.why), this.aside, this.actions);
    const front = make("div", "je-front", make("div", "je-cuts"), this.ask);
    if (seat !== null) front.firstChild.after(this.place(seat));
    const board = make("div", "je-board", this.others, make("div", "je-drift", make("div", "je-cuts"), ...drift), front);
    board.classList.toggle("je-watched", seat === null);
    this.root.replaceChildren(board);
    this.seat = seat;
  }

  /** A seat's plate and its crate, which can be tapped to offer one's own for it. */
  place(seat) {
    const crate = make("button", "je-crate", picture(), make("span", "je-value num"));
    crate.addEventListener("click", () => this.aim(seat));
    this.crates[seat] = crate;
    const plate = make("div", "je-plate");
    this.host.placeSeat(seat, plate);
    return make("div", "je-seat", plate, crate, make("span", "je-claim"));
  }

  update(now) {
    if (!this.crates || now.seat !== this.seat) this.build(now);
    this.now = now;
    const events = now.calm ? [] : (now.happening?.events ?? []);
    return events.length ? this.animate(events) : this.draw();
  }

  /** Choose the seat to make an offer to; null takes that back. */
  aim(seat) {
    this.target = seat;
    this.draw();
  }

  draw() {
    this.drawQuestion();
    this.drawCrates();
    this.drawWater();
  }

  /** Every crate: its worth if this seat knows it, whether it can be tapped, and the claim of an open offer. */
  drawCrates() {
    const { host, now, offers, target } = this;
    const seen = [now.view, ...(now.views ?? [])]; // an open replay shows what any seat knows
    const open = now.view.prompts.find(({ code }) => code === "ask-offer");
    const hinted = offers.find(({ text }) => text === now.hint)?.move.seat;
    this.crates.forEach((crate, seat) => {
      const value = seen.map(({ crates }) => crates[seat]).find((each) => each !== null) ?? "";
      const code = value ? "crate" : "board-crate";
      crate.querySelector(".je-value").textContent = value;
      crate.disabled = !offers.some(({ move }) => move.seat === seat);
      crate.classList.toggle("je-aimed", seat === (target ?? hinted));
      crate.classList.toggle("hinted", target === null && seat === hinted); // the light of a lesson falls on it
      crate.setAttribute("aria-pressed", seat === target);
      crate.setAttribute("aria-label", host.text(code, { seat: host.player(seat), value }));
      crate.nextSibling.textContent = open?.seats.bidder === seat ? host.text(`claim-${open.params.claim}`) : "";
    });
  }

  drawWater() {
    const { heap, overboard } = this.now.view;
    const sunk = overboard.map((value) => make("li", "je-crate", picture(), make("span", "je-value num", value)));
    this.heap.replaceChildren(...Array.from({ length: heap }, picture));
    this.left.textContent = this.host.text("heap", { count: heap });
    this.overboard.replaceChildren(...sunk);
    this.lost.textContent = this.host.text("board-overboard");
  }

  drawQuestion() {
    const { host, now } = this;
    this.offers = now.busy ? [] : now.legal.filter(({ move }) => move.move === "offer");
    if (!this.offers.some(({ move }) => move.seat === this.target)) this.target = null;
    const asked = now.prompts.at(-1);
    this.question.textContent = this.target === null && asked ? host.say(asked) : this.headline();
    this.ask.classList.toggle("je-waiting", !asked);
    this.why.hidden = !asked;
    if (asked) this.why.setAttribute("aria-label", host.text("board-rule", { rule: asked.rule }));
    this.aside.textContent = this.target === null && this.offers.length ? host.text("board-offer") : "";
    this.actions.replaceChildren(...(this.target === null ? this.answers() : this.claims()));
  }

  /** What stands where the question would: the second half of an offer, who won, or who decides. */
  headline() {
    const say = (code, seat) => this.host.text(code, { seat: this.host.player(seat) });
    if (this.target !== null) return say("board-claim", this.target);
    if (this.now.outcome) return say("board-wins", this.now.outcome.scores.findIndex(({ place }) => place === 1));
    return this.now.toAct.map((seat) => say("board-waits", seat)).join(" ");
  }

  /** The moves without fields, a button each. */
  answers() {
    const choices = this.now.legal.filter(({ move }) => move.move !== "offer");
    return choices.map((choice) => this.button(choice, this.host.text(`board-${choice.move.move}`)));
  }

  /** The second field of an offer, once its seat is chosen. */
  claims() {
    const choices = this.offers.filter(({ move }) => move.seat === this.target);
    const back = make("button", "btn je-back", this.host.text("board-back"));
    back.addEventListener("click", () => this.aim(null));
    return [...choices.map((choice) => this.button(choice, this.host.text(`claim-${choice.move.claim}`))), back];
  }

  button(choice, words) {
    const made = make("button", "btn big", words);
    made.classList.toggle("go", choice.text === (this.now.hint ?? this.now.legal[0].text));
    made.classList.toggle("hinted", choice.text === this.now.hint);
    made.title = choice.words;
    made.disabled = this.now.busy;
    made.addEventListener("click", () => this.host.choose(choice));
    return made;
  }

  /** Show what happened; the page goes on when this is over. What can be answered already is there at once. */
  async animate(events) {
    this.drawQuestion();
    const swaps = events.filter(({ code }) => code === "event-swapped");
    await Promise.all(swaps.map(({ seats }) => this.move(seats.seat, SINK)));
    this.draw();
    await Promise.all(events.map((event) => this.show(event)));
  }

  show({ code, seats }) {
    if (code === "event-swapped") return this.move(seats.seat, RISE);
    if (code === "event-offered") return this.move(seats.seat, NUDGE);
    if (code !== "event-accepted") return undefined;
    return Promise.all([this.swim(seats.seat, seats.other), this.swim(seats.other, seats.seat)]);
  }

  /** A seat's crate comes from where another's is. */
  swim(seat, from) {
    const [here, there] = [seat, from].map((each) => this.crates[each].getBoundingClientRect());
    const away = `translate(${there.x - here.x}px, ${there.y - here.y}px) scale(${there.width / here.width})`;
    return this.move(seat, [{ transform: away, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }]);
  }

  move(seat, frames) {
    const duration = parseFloat(getComputedStyle(this.root).getPropertyValue("--t-reveal"));
    return this.crates[seat].animate(frames, { duration, easing: "cubic-bezier(.2,.8,.2,1)" }).finished;
  }
}
