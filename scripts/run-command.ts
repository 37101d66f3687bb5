/** Runs a command; what goes wrong is one sentence and code 1. */
export const runCommand = (main: () => Promise<void>): Promise<void> =>
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
