// A countdown after which a default answer is given. It runs only while the page is visible.

export class AnswerTimer {
  left = $state(0); // seconds
  running = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Runs for some seconds, then acts. Restarts if already running. */
  start(seconds: number, then: () => void): void {
    this.stop();
    this.left = seconds;
    this.running = true;
    this.#timer = setInterval(() => {
      if (document.hidden) return;
      this.left -= 1;
      if (this.left > 0) return;
      this.stop();
      then();
    }, 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.running = false;
  }
}
