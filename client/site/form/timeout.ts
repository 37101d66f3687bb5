/** Aborts after the given number of milliseconds; phones of 2021 lack `AbortSignal.timeout`. */
export const timeout = (milliseconds: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
};
