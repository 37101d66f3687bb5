/** Joins fragments as sentences: each begins with a capital and ends with a period. */
export const inSentences = (fragments: readonly (string | undefined)[]): string =>
  fragments
    .filter((one) => one !== undefined && one !== '')
    .map((one) => `${one!.charAt(0).toUpperCase()}${one!.slice(1)}`)
    .map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`))
    .join(' ');
