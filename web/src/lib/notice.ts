// "It is your turn" for readers in another tab: the page title, a bell, and a system notification if allowed.

import { t } from "./language.svelte";
import { change, settings } from "./settings.svelte";
import { play } from "./sound";

let name = "Wreckfish";
let waiting = false;

function write(): void {
  document.title = waiting ? `● ${t("your-turn")} · ${name}` : name;
}

/** Sets the page's own title. */
export function titled(title: string): void {
  name = title ? `${title} · Wreckfish` : "Wreckfish";
  write();
}

/** Sets whether it is the reader's turn. Rings once when it becomes so. */
export function yourTurn(now: boolean, game = ""): void {
  const begins = now && !waiting;
  waiting = now;
  write();
  if (!begins) return;
  play("bell");
  if (document.hidden && settings.notify && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(t("your-turn"), { body: game, tag: "wreckfish-turn", icon: "/icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Asks for permission to show notifications. */
export async function allowNotices(wanted: boolean): Promise<void> {
  if (!wanted || !("Notification" in window)) change({ notify: false });
  else change({ notify: (await Notification.requestPermission()) === "granted" });
}
