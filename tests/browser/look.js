// Looks at one question on one size of the screen and returns what is wrong; the rules are in screens.py.
async () => {
    const faults = [];
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
    if (dialog?.querySelector(".score")) return []; // the result, which comes after the last question
    const root = dialog ?? document.querySelector(".answers")?.closest(".ground") ?? document.body;
    const page = dialog ?? document.querySelector(".table") ?? document.body;
    const question = dialog ? dialog.querySelector("h1, h2") : document.querySelector("#asked");

    const frame = () => new Promise((wake) => requestAnimationFrame(wake));
    await frame(); // the page measures itself
    await frame();
    const [wide, high] = [innerWidth, innerHeight];

    function name(each) {
        if (!each) return "nothing";
        const css = each.getAttribute("class") ?? "";
        const plain = css.split(/\s+/).filter((one) => one && !/^s(?=.*\d)\w{5}$/.test(one)); // not the components' own
        const text = (each.ariaLabel ?? each.innerText ?? each.textContent ?? "").trim().replace(/\s+/g, " ");
        return [each.localName + (each.id && `#${each.id}`), ...plain].join(".") + ` «${text.slice(0, 40)}»`;
    }
    const complain = (what, each, why) => faults.push({what, who: name(each), why});
    // The body may be clear: a page that no one sees is not painted.
    const faint = new Map([[document.body, false]]);
    function fades(each) {
        if (!faint.has(each)) faint.set(each, getComputedStyle(each).opacity === "0" || fades(each.parentElement));
        return faint.get(each);
    }
    const shows = (each) => each.checkVisibility({visibilityProperty: true}) && !fades(each);

    // What covers a point of an element; null if it can be seen.
    const clear = (color) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
    const known = new Map();
    function paints(each) {
        if (!known.has(each)) {
            const {opacity, backgroundImage, backgroundColor} = getComputedStyle(each);
            const drawn = each instanceof SVGElement && !["svg", "g"].includes(each.localName);
            const filled = backgroundImage !== "none" || !clear(backgroundColor);
            const written = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
            const shown = drawn || filled || written || ["img", "canvas", "video"].includes(each.localName);
            known.set(each, shown && Number(opacity) >= 0.3);
        }
        return known.get(each);
    }
    const veils = (each) => ["::before", "::after"].some((part) => {
        const {content, backgroundColor} = getComputedStyle(each, part);
        return content !== "none" && !clear(backgroundColor);
    });
    // WebKitGTK's scrollbars take no room: they lie over the edge of what they scroll, and fade.
    function onScrollbar(top, x) {
        const {overflowY, borderLeftWidth, borderRightWidth} = getComputedStyle(top);
        const edges = parseFloat(borderLeftWidth) + parseFloat(borderRightWidth);
        const overlaid = top.offsetWidth - top.clientWidth - edges < 1;
        const scrolls = top.scrollHeight > top.clientHeight && /auto|scroll/.test(overflowY);
        return overlaid && scrolls && x > top.getBoundingClientRect().right - 24;
    }
    function coverOf(each, x, y) {
        if (each.contains(document.elementFromPoint(x, y))) return null; // most: one is found far sooner than all
        const all = document.elementsFromPoint(x, y);
        if (all[0]?.contains(each) && onScrollbar(all[0], x)) return null;
        const own = all.findIndex((top) => each.contains(top));
        if (own < 0) return all.find((top) => paints(top)) ?? document.documentElement; // cut off, or covered
        return all.slice(0, own).find((top) => (top.contains(each) ? veils(top) : paints(top))) ?? null;
    }
    function outside({left, right, top, bottom}) {
        const away = {"left of": -left, "right of": right - wide, above: -top, below: bottom - high};
        const [side, most] = Object.entries(away).sort((a, b) => b[1] - a[1])[0];
        return most > 1.5 ? `${Math.round(most)} px ${side} the screen` : "";
    }
    const CROSS = [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.15], [0.5, 0.85]];
    function hidden(each, box, points = CROSS) {
        const away = outside(box);
        if (away) return away;
        for (const [x, y] of points) {
            const top = coverOf(each, box.left + box.width * x, box.top + box.height * y);
            if (top) return `under ${name(top)}`;
        }
        return "";
    }
    function linesOf(node) {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    }
    // Points on a line of text, by default in its middle and two or three letters apart.
    function alongLine({width, height}, heights = [0.5]) {
        const steps = Math.max(2, Math.ceil(width / Math.max(24, height * 1.2)));
        const across = Array.from({length: steps}, (_, at) => (at + 0.5) / steps);
        return heights.flatMap((y) => across.map((x) => [x, y]));
    }
    // A card in a fan lies over its neighbour.
    function fanned(one, other) {
        const [card, neighbour] = [one.closest("li"), other.closest("li")];
        return Boolean(card && neighbour) && card !== neighbour && card.parentElement === neighbour.parentElement;
    }

    // A mark on its own card or plate hides none of its text.
    const marked = (each, mark) => each.localName === "button" && Boolean(each.closest("li, .other")?.contains(mark));

    // The question.
    if (!question || !shows(question)) complain("question", question, "not there");
    else {
        for (const box of linesOf(question)) {
            const why = hidden(question, box, alongLine(box, [0.3, 0.5, 0.7]));
            if (why) complain("question", question, why);
        }
    }

    // The answers, and the regions they scroll in.
    // Several ways to buy a piece are a list, and several claims.
    const confirms = dialog ? ".btn.go:not([data-buys]), [data-claims], [data-buys]:only-child" : ".answers :is(.act:not(.quick *), .quick > .act:only-child, [data-lock], [data-confirm])";
    const pieces = "[data-target], [data-die], [data-piece], [data-claim], [data-put], .choosing .piece, .tray .piece";
    const answers = dialog ? "button, input, select, summary" : `.answers :is(button, summary, select), ${pieces}`;
    function regionOf(each) {
        for (let up = each.parentElement; up && up !== root.parentElement; up = up.parentElement) {
            const {overflowX, overflowY} = getComputedStyle(up);
            const down = /auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 2;
            const along = /auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 2;
            if ((down || along) && !up.contains(question) && !up.querySelector(confirms)) return up;
        }
        return null;
    }
    const regions = new Map();
    const sure = new Set(root.querySelectorAll(confirms));
    let seen = 0;
    for (const each of new Set([...root.querySelectorAll(answers), ...sure])) {
        if (!shows(each) || each.closest("dialog") !== dialog) continue;
        if (each.tabIndex < 0 && !each.closest(".answers, dialog")) continue; // not selectable now
        seen += 1;
        const what = sure.has(each) ? "confirm" : "answer";
        const whole = each.localName === "input" ? (each.closest("label") ?? each) : each;
        const region = what === "answer" && regionOf(each);
        if (region) regions.set(region, [...(regions.get(region) ?? []), whole]);
        else {
            const why = hidden(whole, whole.getBoundingClientRect());
            if (why) complain(what, whole, why);
        }
    }
    if (!seen) complain("answers", root, "none");
    for (const [region, those] of regions) {
        const box = region.getBoundingClientRect();
        const away = outside(box);
        const low = region.clientHeight < Math.min(88, region.scrollHeight) - 2;
        if (away || low) complain("list", region, away || `${region.clientHeight} of ${region.scrollHeight} px high`);
        const inside = those.filter((each) => {
            const {left, right, top, bottom} = each.getBoundingClientRect();
            const apart = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
            return apart < 2;
        });
        if (!inside.includes(those[0])) complain("list", region, `the first of ${those.length} answers is cut`);
        for (const each of inside) {
            const why = hidden(each, each.getBoundingClientRect());
            if (why) complain("answer", each, why);
        }
    }

    // What the decision needs.
    for (const each of dialog ? [] : document.querySelectorAll("[data-needed]")) {
        const why = shows(each) ? hidden(each, each.getBoundingClientRect()) : "not there";
        if (why) complain("needed", each, why);
    }

    // Text: each line, against all that may cut it. A line is higher than its letters.
    const styles = new Map();
    function styleOf(each) {
        if (!styles.has(each)) {
            const {overflowX, overflowY, textOverflow, clipPath, fontSize} = getComputedStyle(each);
            const unseen = clipPath !== "none" || (each.clientWidth <= 1 && overflowX === "hidden");
            const scrolls = [overflowX, overflowY].some((one) => /auto|scroll/.test(one));
            const clips = [overflowX !== "visible", overflowY !== "visible"];
            styles.set(each, {unseen, scrolls, clips, dots: textOverflow === "ellipsis", size: parseFloat(fontSize)});
        }
        return styles.get(each);
    }
    const unseen = (each) => Boolean(each) && each !== document.body && (styleOf(each).unseen || unseen(each.parentElement));
    function cutOf(each, line) {
        const spare = Math.max(2, (line.height - styleOf(each).size * 0.72) / 2);
        const box = {left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare};
        for (let up = each; up && up !== document.body; up = up.parentElement) {
            const {unseen, scrolls, clips, dots} = styleOf(up);
            if (unseen) return "";
            if (scrolls && (up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1)) return "";
            const edge = up.getBoundingClientRect();
            const along = clips[0] ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
            const down = clips[1] ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0;
            if (along > 1.5) return `${dots ? "ends in dots" : "cut"}, ${Math.round(along)} px of its width, in ${name(up)}`;
            if (down > 1.5) return `cut, ${Math.round(down)} px of its height, in ${name(up)}`;
            if (up === dialog) break;
        }
        return outside(box);
    }
    // What lies over a line or a button, where it can be seen at all. EXCEPTION: Get Wrecked, whose chart slides under its
    // answers; only its question, answers and what they need are looked at.
    const slides = root.querySelector("[data-chart]") !== null;
    function coverOn(each, box, points = alongLine(box)) {
        if (slides) return "";
        for (const [x, y] of points) {
            const [left, top] = [box.left + box.width * x, box.top + box.height * y];
            if (left < 0 || top < 0 || left >= wide || top >= high || scrolledAway(each, left, top)) continue;
            const cover = coverOf(each, left, top);
            if (cover && !fanned(each, cover) && !marked(each, cover)) return `under ${name(cover)}`;
        }
        return "";
    }
    function scrolledAway(each, left, top) {
        for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
            if (!styleOf(up).scrolls) continue;
            const box = up.getBoundingClientRect();
            const [x, y] = [left - box.left - up.clientLeft, top - box.top - up.clientTop];
            if (x < 0 || y < 0 || x > up.clientWidth || y > up.clientHeight) return true;
        }
        return false;
    }
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const each = node.parentElement;
        if (!node.data.trim() || each.closest("style, script, .sr, option, .flight, svg") || !shows(each)) continue;
        const dotted = styleOf(each).dots && each.clientWidth && each.scrollWidth > each.clientWidth + 1; // what dots replace has no lines
        const lines = linesOf(node);
        const cut = dotted ? "ends in dots" : lines.map((line) => cutOf(each, line)).find(Boolean);
        const why = cut ?? (root.contains(each) && !unseen(each) && lines.map((line) => coverOn(each, line)).find(Boolean));
        if (why) complain("text", each, why);
    }

    // All that can be tapped, whether or not it is an answer.
    for (const each of root.querySelectorAll("button, a, summary")) {
        if (!shows(each) || each.closest("dialog") !== dialog) continue;
        const why = coverOn(each, each.getBoundingClientRect(), CROSS);
        if (why) complain("button", each, why);
    }
    const wider = document.documentElement.scrollWidth - wide;
    if (wider > 0) complain("page", document.body, `${wider} px wider than the screen`);
    return faults;
}
