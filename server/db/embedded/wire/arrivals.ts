import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Once the last look at the sockets is older than this, look again. */
const freshMs = 5;
/** The interval at which an idle thread proves that it is not frozen; a longer one would notice a stall too late. */
const beatMs = 250;

interface Look {
  at: number;
  /** The thread's total idle time until then. */
  idle: number;
}

const look = (): Look => ({ at: performance.now(), idle: performance.eventLoopUtilization().idle });

/** Tells when the bytes found on one connection arrived. */
export interface Arrival {
  /** The earliest time at which the bytes found now can have arrived. */
  earliest(): number;
  /** Bytes after this count as sent in reply. */
  answered(): void;
}

/**
 * Tracks when messages arrived. A busy thread finds everything that arrived meanwhile at once, so the previous look at
 * its sockets counts. If it had to wait for bytes, they have just arrived.
 */
export class Arrivals {
  private before = look();
  private thisTurn: Look | undefined;
  /** The last time that the thread was idle. */
  private calm = this.before.at;
  private working = 0;
  private following = false;
  private beatAt = this.before.at;
  /** After a freeze of the process: when it was last known to run. */
  private frozenSince: number | undefined;
  private readonly beat = setInterval(() => this.onBeat(), beatMs).unref();

  /**
   * For a new connection. It may have waited turn after turn since the thread was last idle, and a long message takes
   * several turns to read.
   */
  onConnection(): Arrival {
    const { idle } = this.now();
    let since: number | undefined = this.calm;
    let isFirst = true;
    let answeredAt = 0;
    return {
      earliest: () => {
        const turn = this.now();
        if (isFirst && turn.idle > idle) since = undefined;
        isFirst = false;
        const looked = turn.idle > this.before.idle ? turn.at : this.before.at;
        since ??= Math.max(answeredAt, Math.min(looked, this.frozenSince ?? looked));
        return since;
      },
      answered: () => {
        since = undefined;
        answeredAt = performance.now();
      },
    };
  }

  private now(): Look {
    this.thisTurn ??= this.look();
    this.follow();
    return this.thisTurn;
  }

  close(): void {
    clearInterval(this.beat);
  }

  /**
   * A frozen process counts as idle, but the bytes it finds afterward may have arrived at any time since. Finding them
   * may take a few turns, so everything found before the next beat counts as old.
   */
  private onBeat(): void {
    const gap = performance.now() - this.beatAt;
    // A beat delayed by a stall follows the look that noticed the stall.
    if (gap < beatMs / 2) return;
    const since = this.beatAt;
    this.beatAt += gap;
    if (gap > 2 * beatMs) {
      this.frozenSince = since;
      return;
    }
    // Reset only after a look at the sockets: a busy machine may not have allowed one since the thread woke.
    const over = this.frozenSince;
    setImmediate(() => {
      if (this.frozenSince === over) this.frozenSince = undefined;
    });
  }

  private look(): Look {
    // A look at the sockets may come before the timer that is due.
    if (performance.now() - this.beatAt > 2 * beatMs) this.onBeat();
    const turn = look();
    if (turn.idle > this.before.idle) this.calm = this.frozenSince ?? turn.at;
    return turn;
  }

  /** Wraps all work that may keep the thread busy. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.working++;
    this.follow();
    try {
      return await work();
    } finally {
      this.working--;
    }
  }

  // Runs once per turn while there is work, ahead of it because it was scheduled first.
  private follow(): void {
    if (this.following) return;
    this.following = true;
    setImmediate(() => {
      this.following = false;
      this.before = this.thisTurn ?? this.look();
      this.thisTurn = undefined;
      if (this.working > 0) this.follow();
    });
  }

  /**
   * For a message that may be old: resolves after two more looks at the sockets, so that a closed connection is known.
   * The end of a socket may be read a turn after its last bytes.
   */
  async lookAgainIf(since: number): Promise<void> {
    if (performance.now() - since <= freshMs) return;
    for (let turns = 0; turns < 2 || performance.now() - this.lastLook() > freshMs; turns++) await nextTurn();
  }

  /** After long work, before the response: a client's next message must not seem to have arrived during the work. */
  lookAgain(): Promise<void> {
    return this.lookAgainIf(this.lastLook());
  }

  private lastLook(): number {
    return (this.thisTurn ?? this.before).at;
  }
}
