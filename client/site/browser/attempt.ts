/** Runs something that a browser may refuse, such as storage; undefined if it does. */
export const attempt = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
