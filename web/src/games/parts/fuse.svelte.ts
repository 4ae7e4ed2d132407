// A fuse: some seconds to answer in, after which an answer is given. It burns only while somebody looks at the page.

export class Fuse {
  left = $state(0); // seconds
  burning = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Burn for so many seconds, and then do something; a fuse that burns already is put out first. */
  light(seconds: number, then: () => void): void {
    this.stop();
    this.left = seconds;
    this.burning = true;
    this.#timer = setInterval(() => {
      if (document.hidden) return;
      this.left -= 1;
      if (this.left > 0) return;
      this.stop();
      then();
    }, 1000);
  }

  /** Put it out. */
  stop(): void {
    clearInterval(this.#timer);
    this.burning = false;
  }
}
