import { createRepeat } from '../due/repeat';

/** Kinds of events with a current subscriber. */
type Wants = () => Promise<readonly string[]>;

const lookEvery = 2000;

/**
 * Tells which events need recording, without a query, because every lead needs to know. Until the first look,
 * everything is recorded: an unneeded event costs little, and a missing one is lost.
 */
export const createInterest = (parts: readonly Wants[]) => {
  let wanted: ReadonlySet<string> | undefined;

  const look = async () => {
    wanted = new Set((await Promise.all(parts.map((part) => part()))).flat());
  };

  // Without the database nothing is written either, and the next look comes soon.
  const repeat = createRepeat(look, { every: lookEvery });

  return {
    wants: (kind: string): boolean => wanted?.has(kind) ?? true,
    /** Updates now, so that local changes count right away. */
    look,
    start() {
      repeat.start();
      repeat.soon();
    },
    close: repeat.close,
  };
};

export type Interest = ReturnType<typeof createInterest>;

/**
 * Records every event, where several servers share a database: a webhook that was created on one of them wants the
 * leads that another one accepts in the same second.
 */
export const interestInAll: Interest = {
  wants: () => true,
  look: async () => {},
  start() {},
  close: async () => {},
};
