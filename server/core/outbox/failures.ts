/** A failed try after which trying again is no use: the work rests until a person looks at it. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
  constructor(readonly code: string) {
    super(code);
  }
}

/** No failure: the work has to wait for a time, such as the end of the night. */
export class Postponed extends Error {
  override name = 'Postponed';
  constructor(readonly until: Date) {
    super('not before a time');
  }
}

/** A failed try that is worth another, told by its code alone. */
export class TryAgain extends Error {
  override name = 'TryAgain';
  constructor(readonly code: string) {
    super(code);
  }
}

/** A word and a number; a receiver's or a driver's text can hold a person's data. */
export const describeTry = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as { code?: unknown };
  if (error instanceof PermanentFailure || error instanceof TryAgain) return error.code;
  return typeof code === 'string' || typeof code === 'number' ? `${error.name} ${code}` : error.name;
};
