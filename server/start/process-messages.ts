/** What the keeper of several processes tells one of them. */
export type Order =
  /** The database is there. */
  | { open: string }
  /** What the store's last check found. */
  | { damage: readonly string[] }
  /** End what is under way, and then the process. */
  | { stop: true };

/** What a process tells its keeper. */
export type Report =
  /** It holds the port, and what comes to it waits for the database. */
  | { listening: number }
  /** A store's address. */
  | { uri: string }
  /** What the store's check of all its data found. */
  | { damage: readonly string[] }
  /** It serves requests; the password of an administrator that it made, if it did. */
  | { ready: true; password: string | undefined };

/** What a process is, as its arguments say: a message could come before it listens to messages. */
export const roleOf = ([role, place]: readonly string[]) =>
  role === 'store' ? ({ role } as const) : ({ role: 'web', place: Number(place) } as const);
