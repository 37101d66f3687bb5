import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { caller } from '../../tests/support/caller';
import { make } from '../../tests/support/make';
import { until } from './until';

/** Milliseconds before a sender gives up on a response and sends the same lead again. */
const patience = 10_000;
const pause = 200;

/** A lead of a different person, with its idempotency key. */
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
 * A steady stream of leads from several senders, like a vendor's platform: each lead is repeated under the same key
 * until it is acknowledged. `urls` returns the current servers, used in turn.
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

  /** Waits for the leads in flight now; more may start in the meantime. */
  const settled = () => {
    const pending = [...open];
    return until('every lead that was sent is acknowledged', () =>
      pending.every((mark) => acknowledged.has(mark)),
    );
  };
  return {
    acknowledged: acknowledged as ReadonlySet<string>,
    send,
    /** Waits for this many more acknowledged leads. */
    more: (count: number) => {
      const enough = acknowledged.size + count;
      return until(`${count} more leads are acknowledged`, () => acknowledged.size >= enough);
    },
    settled,
    /** Pauses sending, and waits for the leads in flight. */
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
    /** Drops unacknowledged leads. */
    [Symbol.dispose]: () => {
      isOver = true;
      isDropped = true;
    },
  };
};

export type Load = ReturnType<typeof startLoad>;
