/** A queue for long work: one item continues in each turn of the event loop. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  /** Resolves in an event loop turn given to no other waiting item. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(this.giveOne);
    });
  }

  private readonly giveOne = () => {
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(this.giveOne);
  };
}
