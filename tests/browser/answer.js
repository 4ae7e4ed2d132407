// Finds the question on the page and, if wanted, answers it with one click: null if no one can answer now.
// `mark`: mark the button that would be clicked.
({number, press, mark}) => {
    const RASH = 12; // percent: no action as likely to wake the Kraken
    // Everything clickable, in all games: finishing something comes before starting something.
    const WAYS = [
        "dialog [data-claims]", "dialog [data-buys]", "dialog [data-clears]", "[data-put]", "[data-confirm]", "[data-lock]",
        ".bets .row:not(:has([aria-pressed=true])) .hand", ".hands .hand", ".two .hand", ".answers [data-take]",
        ".tray .menu button", ".tray .piece", ".choosing .piece", "[data-claim]", "[data-piece]", ".answers .act.go",
        "[data-target]", "[data-die]", ".answers .act",
    ];
    const PASSING = ["spot", "small", "rove", "chosen"]; // data that all kinds of questions have
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const asked = document.querySelector("#asked");
    const open = (each) => each.ariaDisabled !== "true" && !each.disabled && each.checkVisibility();
    const all = (way) => [...(dialog ?? document).querySelectorAll(way)].filter(open);
    const pick = (those) => those[((number * 5) % 7) % those.length];

    // Get Wrecked asks for more care: a game in which everything is tried never ends.
    function onTheChart() {
        const end = all(".answers .ends button")[0];
        const rows = all(".answers [data-move]");
        const verbs = (those) => rows.filter((each) => those.test(each.dataset.move));
        if (!document.querySelector(".answers [data-action]")) {
            const better = verbs(/^(strike|fit|store|take|build)/);
            if (better.length) return pick(better);
            if (end && (verbs(/^reroll|^raise|^lower/).length || number % 3 === 0)) return end;
            return rows.length ? rows[(number * 5) % rows.length] : end;
        }
        const risk = Number(document.querySelector(".threat .risk b")?.textContent.match(/\d+/)?.[0] ?? 0);
        if (risk > RASH) return end;
        const ways = ["trade", "upgrade", "explore", "attack", "sail"];
        const offers = ways.flatMap((way) => all(`.answers [data-action=${way}]`));
        return (number % 4 === 3 ? offers.at(-1) : offers[0]) ?? end;
    }

    if (dialog?.querySelector(".score")) return {over: true, asked: "", kind: "over"};
    if (!dialog && !asked?.classList.contains("asked")) return null;
    // Captain Carcass: some dives end before an incident does.
    const [deep, acts] = [document.querySelectorAll(".trail li").length, all(".answers .act")];
    const way = deep > 2 + (number % 4) && acts.length > 1 ? [acts.filter((each) => !each.matches(".go"))] : WAYS.map(all).filter((each) => each.length);
    const chart = !dialog && document.querySelector("[data-chart]");
    const one = chart ? onTheChart() : way.length ? pick(way[0]) : dialog?.querySelector("header .tool");
    if (!one) return null;

    // Questions of one kind offer the same kinds of answers.
    const kinds = new Set([dialog ? "dialog" : "board"]);
    const ANSWERS = [...WAYS, ".answers [data-move]", ".answers [data-action]", "[data-needed]"];
    for (const [answer, each] of ANSWERS.flatMap((answer) => all(answer).map((each) => [answer, each]))) {
        const {move, plays, action} = each.dataset;
        const verb = (move ?? plays ?? action ?? "").split(" ")[0];
        const keys = Object.keys(each.dataset).filter((key) => !PASSING.includes(key));
        kinds.add([...keys, verb].join(" ").trim() || answer);
    }
    const title = dialog ? dialog.querySelector("h1, h2") : asked;
    if (press) one.click();
    if (mark) {
        document.querySelectorAll("[data-chosen]").forEach((each) => delete each.dataset.chosen);
        one.dataset.chosen = "";
    }
    const opens = !dialog && one.matches("[data-claim], [data-piece]"); // a dialog, which may have to be fetched first
    return {over: false, opens, asked: title?.innerText ?? "", kind: [...kinds].sort().join("|")};
}
