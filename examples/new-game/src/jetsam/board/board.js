// Jetsam's board: plain DOM, and no build. It shows the view and offers the legal moves; it knows no rules.
// docs/add-a-game.md has the contract: `mount(root, host)` returns `update(now)` and `destroy()`.

const CRATE = new URL("./crate.svg", import.meta.url).href;
const SINK = [{ transform: "none" }, { transform: "translateY(60%) rotate(9deg)", opacity: 0 }];
const RISE = [{ transform: "translateY(50%)", opacity: 0 }, { transform: "none" }];

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
    this.draw();
    return now.happening && !now.calm ? this.animate(now.happening.events) : undefined;
  }

  aim(seat) {
    this.target = seat;
    this.draw();
  }

  draw() {
    const { host, now } = this;
    const { heap, overboard } = now.view;
    this.offers = now.busy ? [] : now.legal.filter(({ move }) => move.move === "offer");
    if (!this.offers.some(({ move }) => move.seat === this.target)) this.target = null;
    this.drawCrates();
    this.heap.replaceChildren(...Array.from({ length: heap }, picture));
    this.left.textContent = host.text("heap", { count: heap });
    this.overboard.replaceChildren(...overboard.map((value) => make("li", "je-crate", picture(), make("span", "je-value num", value))));
    this.lost.textContent = overboard.length ? host.text("board-overboard") : "";
    this.drawQuestion();
  }

  drawCrates() {
    const { host, now } = this;
    const seen = [now.view, ...(now.views ?? [])]; // an open replay shows what any seat knows
    const offer = now.view.prompts.find(({ code }) => code === "ask-offer");
    this.crates.forEach((crate, seat) => {
      const value = seen.map(({ crates }) => crates[seat]).find((each) => each !== null) ?? "";
      const owner = host.player(seat);
      crate.querySelector(".je-value").textContent = value;
      crate.disabled = !this.offers.some(({ move }) => move.seat === seat);
      crate.classList.toggle("je-aimed", seat === this.target);
      crate.setAttribute("aria-pressed", seat === this.target);
      crate.setAttribute("aria-label", value ? host.text("crate", { seat: owner, value }) : host.text("board-crate", { seat: owner }));
      crate.nextSibling.textContent = offer?.seats.bidder === seat ? host.text(`claim-${offer.params.claim}`) : "";
    });
  }

  drawQuestion() {
    const { host, now, target } = this;
    const asked = now.prompts.at(-1);
    const waits = () => now.toAct.map((seat) => host.text("board-waits", { seat: host.player(seat) })).join(" ");
    this.question.textContent = target !== null ? host.text("board-claim", { seat: host.player(target) }) : asked ? host.say(asked) : waits();
    this.ask.classList.toggle("je-waiting", !asked);
    this.why.hidden = !asked;
    if (asked) this.why.setAttribute("aria-label", host.text("board-rule", { rule: asked.rule }));
    this.aside.textContent = target === null && this.offers.length ? host.text("board-offer") : "";
    this.drawActions();
  }

  drawActions() {
    const { host, now, target } = this;
    if (target === null) {
      const answers = now.legal.filter(({ move }) => move.move !== "offer");
      this.actions.replaceChildren(...answers.map((choice) => this.button(choice, host.text(`board-${choice.move.move}`))));
    } else {
      const claims = this.offers.filter(({ move }) => move.seat === target);
      const back = make("button", "btn je-back", host.text("board-back"));
      back.addEventListener("click", () => this.aim(null));
      this.actions.replaceChildren(...claims.map((choice) => this.button(choice, host.text(`claim-${choice.move.claim}`))), back);
    }
  }

  button(choice, words) {
    const made = make("button", "btn big", words);
    made.classList.toggle("go", choice.text === (this.now.hint ?? this.now.legal[0].text));
    made.title = choice.words;
    made.disabled = this.now.busy;
    made.addEventListener("click", () => this.host.choose(choice));
    return made;
  }

  /** The page shows the next move when these are over. */
  animate(events) {
    return Promise.all(events.map((event) => this.move(event)));
  }

  async move({ code, seats }) {
    const crate = this.crates[seats?.seat];
    const style = getComputedStyle(this.root);
    const timing = { duration: parseFloat(style.getPropertyValue("--t-reveal")) || 420, easing: "cubic-bezier(.2,.8,.2,1)" };
    if (code === "event-swapped") {
      await crate.firstChild.animate(SINK, timing).finished;
      await crate.animate(RISE, timing).finished;
    } else if (code === "event-accepted") {
      const other = this.crates[seats.other];
      const [a, b] = [crate.getBoundingClientRect(), other.getBoundingClientRect()];
      const from = (to, me) => [{ transform: `translate(${to.x - me.x}px, ${to.y - me.y}px) scale(${to.width / me.width})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
      await Promise.all([crate.animate(from(b, a), timing).finished, other.animate(from(a, b), timing).finished]);
    } else if (code === "event-offered") {
      await crate.animate([{ transform: "none" }, { transform: "translateY(-12px)" }, { transform: "none" }], timing).finished;
    }
  }
}
