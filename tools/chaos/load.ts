import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { caller } from '../../tests/support/caller';
import { make } from '../../tests/support/make';
import { until } from './until';

/** How long a sender waits for an answer, and before it sends the same lead again. */
const patience = 10_000;
const pause = 200;

/** A lead of a person of its own, and the key by which a repeat of it is known. */
export const toLead = (mark: string) => ({
  body: make.client({
    email: `${mark}@example.com`,
    phoneNumber: mark.replace(/\D/g, '').slice(0, 15),
    additionalInfo: mark,
  }),
  headers: { 'Idempotency-Key': mark },
});

const isTaken = (url: string, mark: string): Promise<boolean> => {
  const { body, headers } = toLead(mark);
  return caller(url)
    .send('POST', '/api/clients', {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
      signal: AbortSignal.timeout(patience),
    })
    .then(
      ({ status }) => status === 201,
      () => false,
    );
};

/**
 * Leads that keep coming from so many senders, as a vendor's platform sends them: each until it is acknowledged, the
 * same lead under the same key. `urls` are the servers that there are at the moment, asked in turn.
 */
export const startLoad = (urls: () => readonly string[], senders = 8) => {
  const acknowledged = new Set<string>();
  const open = new Set<string>();
  let attempts = 0;
  let isPaused = false;
  let isOver = false;
  let isDropped = false;

  const nextUrl = () => {
    const all = urls();
    return all[attempts++ % all.length];
  };

  /** Sends one lead until it is acknowledged. */
  const send = async (mark: string): Promise<void> => {
    open.add(mark);
    while (!isDropped) {
      const url = nextUrl();
      if (url && (await isTaken(url, mark))) {
        open.delete(mark);
        acknowledged.add(mark);
        return;
      }
      await wait(pause);
    }
  };

  const sendOn = async () => {
    while (!isOver) {
      if (!isPaused) await send(randomUUID());
      await wait(10);
    }
  };
  const sending = Array.from({ length: senders }, sendOn);

  /** Waits for the leads that are under way now; others may come meanwhile. */
  const settled = () => {
    const pending = [...open];
    return until('every lead that was sent is acknowledged', () =>
      pending.every((mark) => acknowledged.has(mark)),
    );
  };
  return {
    acknowledged: acknowledged as ReadonlySet<string>,
    send,
    /** Waits until so many more leads have been acknowledged. */
    more: (count: number) => {
      const enough = acknowledged.size + count;
      return until(`${count} more leads are acknowledged`, () => acknowledged.size >= enough);
    },
    settled,
    /** Sends nothing new, and waits for what is under way. */
    hold: async () => {
      isPaused = true;
      await settled();
    },
    goOn: () => {
      isPaused = false;
    },
    end: async () => {
      isOver = true;
      await settled();
      await Promise.all(sending);
    },
    /** Gives up what was not acknowledged. */
    [Symbol.dispose]: () => {
      isOver = true;
      isDropped = true;
    },
  };
};

export type Load = ReturnType<typeof startLoad>;
