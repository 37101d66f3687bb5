import { describeError } from '../server/db/embedded/disk/file-errors';

/** Runs a command; an error becomes one sentence and exit code 1. */
export const runCommand = (main: () => Promise<void>): Promise<void> =>
  main().catch((error: unknown) => {
    console.error(describeError(error));
    process.exitCode = 1;
  });

/** The data is intact, but nothing was given to verify its signer: print that and exit with 2. */
export const unknownSigner = (said: string): void => {
  console.log(said);
  process.exitCode = 2;
};
