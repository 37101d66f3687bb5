import { conflict } from '../http/trpc';

/**
 * The number of tries for a contested write. One of the competing writers wins each time, so only a large number of
 * them exhausts this.
 */
const usualTries = 100;

type Options = {
  /** The error after the last lost try. */
  givenUp: () => Error;
  tries?: number;
};

/** The usual error: every try lost to a concurrent change. */
export const isBusy = (called: string) => () =>
  conflict(`Others are changing ${called}. Wait a moment and try again.`);

/** Repeats `write`, including its read, while it returns undefined because another writer was faster. */
export const repeatWrite = async <Result>(
  write: () => Promise<Result | undefined>,
  { givenUp, tries = usualTries }: Options,
): Promise<Result> => {
  for (let tried = 0; tried < tries; tried++) {
    const result = await write();
    if (result !== undefined) return result;
  }
  throw givenUp();
};
