/** Runs a command; what goes wrong is one sentence and code 1. */
export const runCommand = (main: () => Promise<void>): Promise<void> =>
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

/** What was checked is intact, and nothing was given to know its signer by: said, with code 2. */
export const unknownSigner = (said: string): void => {
  console.log(said);
  process.exitCode = 2;
};
