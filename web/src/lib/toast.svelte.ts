// A short message at the bottom of the page: a refusal with its reason, or a confirmation.

export interface Toast {
  n: number;
  sentence: string;
  bad: boolean;
  rule: string | null;
}

let number = 0;
export const toasts = $state<{ now: Toast | null }>({ now: null });
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(sentence: string, bad = false, rule: string | null = null): void {
  clearTimeout(timer);
  toasts.now = { n: ++number, sentence, bad, rule };
  timer = setTimeout(() => (toasts.now = null), Math.max(4000, sentence.length * 90));
}

export function dismiss(): void {
  clearTimeout(timer);
  toasts.now = null;
}
