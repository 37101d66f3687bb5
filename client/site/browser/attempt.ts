/** What a browser may refuse, such as its storage; undefined where it does. */
export const attempt = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
