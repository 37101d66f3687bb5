/** The words before a name by which people introduce themselves, in English and Spanish. */
const introduced =
  /(?:\bthis is|\bit['’]?s me|\bit is me|\bi am|\bi['’]m|\bmy name is|\bname['’]s|\bsoy|\bme llamo|\bmi nombre es)[,:]?\s+/iu;
const capitalized = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/u;

/** Returns the name by which the sender of some texts introduces themselves. */
export const guessName = (texts: readonly string[]): string | undefined => {
  for (const text of texts) {
    const match = introduced.exec(text);
    const name = match && capitalized.exec(text.slice(match.index + match[0].length));
    if (name) return name[0];
  }
  return undefined;
};
