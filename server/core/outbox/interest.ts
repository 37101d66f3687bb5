/** Kinds of events with a current subscriber. */
type Wants = () => Promise<readonly string[]>;

const lookEvery = 2000;

/**
 * Tells which events need recording, without a query, because every lead needs to know. Until the first look,
 * everything is recorded: an unneeded event costs little, and a missing one is lost.
 */
export const createInterest = (parts: readonly Wants[]) => {
  let wanted: ReadonlySet<string> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    wanted = new Set((await Promise.all(parts.map((part) => part()))).flat());
  };

  return {
    wants: (kind: string): boolean => wanted?.has(kind) ?? true,
    /** Updates now, so that local changes count right away. */
    look,
    start() {
      // Without the database nothing is written either, and the next look comes soon.
      const lookQuietly = () => void look().catch(() => undefined);
      lookQuietly();
      timer = setInterval(lookQuietly, lookEvery).unref();
    },
    close() {
      clearInterval(timer);
    },
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
  close() {},
};
