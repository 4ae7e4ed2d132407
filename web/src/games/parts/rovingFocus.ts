// A row of buttons with a single tab stop; arrow keys move within it.

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function rovingFocus(row: HTMLElement): () => void {
  const all = () => [...row.querySelectorAll<HTMLElement>("button[data-rove]")];
  const stop = (at: HTMLElement | undefined) => {
    for (const each of all()) each.tabIndex = each === at ? 0 : -1;
  };
  const tidy = () => {
    const buttons = all();
    if (!buttons.some((each) => each.tabIndex === 0)) stop(buttons[0]);
  };
  const focused = (event: FocusEvent) => {
    const button = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (button) stop(button);
  };
  const pressed = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const buttons = all();
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (!way || at < 0) return;
    buttons[(at + way + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  const watch = new MutationObserver(tidy);
  watch.observe(row, { childList: true, subtree: true });
  row.addEventListener("focusin", focused);
  row.addEventListener("keydown", pressed);
  stop(all()[0]);
  return () => {
    watch.disconnect();
    row.removeEventListener("focusin", focused);
    row.removeEventListener("keydown", pressed);
  };
}
