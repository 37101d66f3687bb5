/** Aborts after that many milliseconds; phones of 2021 do not know `AbortSignal.timeout`. */
export const timeout = (milliseconds: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
};
