import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longer than this after the sockets were looked at, they have to be looked at again. */
const freshMs = 5;
/** How often an idle thread proves that it is not frozen: asked for less often, a stall would be noticed too late. */
const beatMs = 250;

interface Look {
  at: number;
  /** For how long the thread had nothing to do until then. */
  idle: number;
}

const look = (): Look => ({ at: performance.now(), idle: performance.eventLoopUtilization().idle });

/** One connection's view: when the bytes came that are found on it. */
export interface Arrival {
  /** The earliest moment at which what is found now can have come. */
  earliest(): number;
  /** What comes from now on is sent in reply. */
  answered(): void;
}

/**
 * When messages came. A thread that was busy finds what came meanwhile all at once: then the last time before that it
 * looked at its sockets is what counts. Where it had to wait for something to come, that has come now.
 */
export class Arrivals {
  private before = look();
  private thisTurn: Look | undefined;
  /** When the thread last had nothing to do. */
  private calm = this.before.at;
  private working = 0;
  private following = false;
  private beatAt = this.before.at;
  /** Where the whole process was frozen a moment ago: when it was last known to run. */
  private frozenSince: number | undefined;
  private readonly beat = setInterval(() => this.onBeat(), beatMs).unref();

  /**
   * For a connection that is just accepted. It may have waited for that, one turn after the other, since the thread
   * last had nothing to do; and a long message is read in several turns.
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
   * A frozen process counts as idle, yet the bytes that it finds when it goes on may have come at any time since. It may
   * take a few turns of the loop to find them all: all that is found until the next beat is taken for old.
   */
  private onBeat(): void {
    const gap = performance.now() - this.beatAt;
    // A beat that is late because of a stall follows the look that noticed the stall.
    if (gap < beatMs / 2) return;
    const since = this.beatAt;
    this.beatAt += gap;
    if (gap > 2 * beatMs) {
      this.frozenSince = since;
      return;
    }
    // Only once the sockets were looked at: a busy machine may have left this thread no time for that since it woke.
    const over = this.frozenSince;
    setImmediate(() => {
      if (this.frozenSince === over) this.frozenSince = undefined;
    });
  }

  private look(): Look {
    // Sockets may be looked at before the timer that is due.
    if (performance.now() - this.beatAt > 2 * beatMs) this.onBeat();
    const turn = look();
    if (turn.idle > this.before.idle) this.calm = this.frozenSince ?? turn.at;
    return turn;
  }

  /** To be told of all work that may keep the thread busy. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.working++;
    this.follow();
    try {
      return await work();
    } finally {
      this.working--;
    }
  }

  // Once in every turn while there is work, and before that work in its turn, because it was there first.
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
   * For a message that may have come long ago: resolves once the sockets have been looked at twice more, so that a
   * connection that the other side has closed is known. The end of a socket may be read a turn after its last bytes.
   */
  async lookAgainIf(since: number): Promise<void> {
    if (performance.now() - since <= freshMs) return;
    for (let turns = 0; turns < 2 || performance.now() - this.lastLook() > freshMs; turns++) await nextTurn();
  }

  /** After long work, before it is answered: what is sent in reply must not seem to have come during the work. */
  lookAgain(): Promise<void> {
    return this.lookAgainIf(this.lastLook());
  }

  private lastLook(): number {
    return (this.thisTurn ?? this.before).at;
  }
}
