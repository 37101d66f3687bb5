/** Who has long work to do waits here in line: one of them goes on in each turn of the event loop. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  /** Resolves in a turn of the event loop that no other of those who wait is given. */
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
