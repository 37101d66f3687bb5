/** A failure where retrying is useless: the work rests until a person looks at it. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
  constructor(readonly code: string) {
    super(code);
  }
}

/** Not a failure: the work must wait until a time, such as the end of the night. */
export class Postponed extends Error {
  override name = 'Postponed';
  constructor(readonly until: Date) {
    super('not before a time');
  }
}

/** A failure worth retrying, described only by its code. */
export class TryAgain extends Error {
  override name = 'TryAgain';
  constructor(readonly code: string) {
    super(code);
  }
}

/** A word and a number; the text of a receiver or driver can contain personal data. */
export const describeTry = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as { code?: unknown };
  if (error instanceof PermanentFailure || error instanceof TryAgain) return error.code;
  return typeof code === 'string' || typeof code === 'number' ? `${error.name} ${code}` : error.name;
};
