import type { Place } from './place';
import type { createReservations } from './reserve-places';

type Waiting = { resolve: (fits: boolean) => void; reject: (error: unknown) => void };
type Options = {
  place: Place;
  reservations: ReturnType<typeof createReservations>;
  /** Frees places reserved elsewhere under the same caps; returns true if there were any. */
  freeOthers: () => Promise<boolean>;
};

/** The most spare places to reserve, and the largest share of the remaining ones. */
const mostSpare = 256;
const partOfRoom = 16;
const firstSpare = 8;

/**
 * The places that this server reserved and has not used yet. While submissions keep coming, one write reserves places
 * for the waiting ones and some spare: more with each write, and none when the cap is nearly full. The next write
 * starts when half of them are left, so that no one waits for it.
 */
export const createPool = ({ place, reservations, freeOthers }: Options) => {
  let inHand = 0;
  let room = 0;
  let wanted = 0;
  let waiting: Waiting[] = [];
  let isServing = false;
  let wasUsed = true;

  const spare = () => Math.min(wanted, Math.floor(room / partOfRoom));

  const isLow = () => inHand < spare() / 2;

  const answerAll = (answer: (one: Waiting) => void) => {
    const all = waiting;
    waiting = [];
    for (const one of all) answer(one);
  };

  const serve = async () => {
    try {
      do {
        const reserved = await reservations.take(place, waiting.length, Math.max(0, spare() - inHand));
        room = reserved.room;
        wanted = Math.min(mostSpare, wanted === 0 ? firstSpare : 2 * wanted);
        inHand += reserved.count;
        for (const { resolve } of waiting.splice(0, inHand)) {
          inHand--;
          resolve(true);
        }
        const isFull = waiting.length > 0 && reserved.count === 0;
        if (isFull && !(await freeOthers())) answerAll(({ resolve }) => resolve(false));
      } while (waiting.length > 0);
    } catch (error) {
      answerAll(({ reject }) => reject(error));
    } finally {
      isServing = false;
    }
  };

  /** Requests in the same turn of the event loop are counted in one write. */
  const begin = () => {
    if (isServing) return;
    isServing = true;
    setImmediate(serve);
  };

  return {
    place,
    inHand: () => inHand,

    /** Returns true if there is a place, after counting it in the database. */
    take(): Promise<boolean> {
      wasUsed = true;
      if (inHand > 0) {
        inHand--;
        if (isLow()) begin();
        return Promise.resolve(true);
      }
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        begin();
      });
    },

    /** Keeps an unused place; false if that would be one too many. */
    keep(): boolean {
      if (spare() === 0) return false;
      inHand++;
      return true;
    },

    /** Returns true if there was no request since the last check. */
    isIdle(): boolean {
      const idle = !wasUsed && !isServing && waiting.length === 0;
      wasUsed = false;
      return idle;
    },

    /** Returns the unused places, and reserves no spare ones until submissions come again. */
    async empty(): Promise<void> {
      const many = inHand;
      inHand = 0;
      wanted = 0;
      if (many === 0) return;
      // Places that cannot be returned to the database stay unused: a cap may be underfilled.
      await reservations.giveBack(place, many).catch(() => undefined);
    },
  };
};

export type Pool = ReturnType<typeof createPool>;
