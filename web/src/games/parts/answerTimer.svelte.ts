// Some seconds to answer in, after which an answer is given. It runs only while the page is visible.

export class AnswerTimer {
  left = $state(0); // seconds
  running = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Run for some seconds, then act; a timer that is running already is stopped first. */
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
