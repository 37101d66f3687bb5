/** How often a write that others forestall is tried. Of those who meet one wins each time, so that only a crowd gets here. */
const usualTries = 100;

type Options = {
  /** What to throw when others were faster each time. */
  givenUp: () => Error;
  tries?: number;
};

/** Does `write` anew, from its look at what is stored, as long as it answers undefined: others were faster. */
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
