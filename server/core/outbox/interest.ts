/** Kinds of events that somebody wants to hear of now. */
type Wants = () => Promise<readonly string[]>;

const lookEvery = 2000;

/**
 * Which events are worth writing down. It is known without asking the database, because it is asked with every lead;
 * another server's new webhook is known here within some seconds. Until the first look everything is of interest: an
 * event without a receiver costs little, and one that was not written is lost.
 */
export const createInterest = (parts: readonly Wants[]) => {
  let wanted: ReadonlySet<string> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    wanted = new Set((await Promise.all(parts.map((part) => part()))).flat());
  };

  return {
    wants: (kind: string): boolean => wanted?.has(kind) ?? true,
    /** Looks now: what was changed here counts at once. */
    look,
    start() {
      // Where the database is away nothing is written either, and the next look comes soon.
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
