/** How people say who they are, in English and Spanish, before a name with a capital letter. */
const introduced =
  /(?:\bthis is|\bit['’]?s me|\bit is me|\bi am|\bi['’]m|\bmy name is|\bname['’]s|\bsoy|\bme llamo|\bmi nombre es)[,:]?\s+/iu;
const capitalized = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/u;

/** Returns the name by which the sender of some texts introduces themselves. */
export const guessName = (texts: readonly string[]): string | undefined => {
  for (const text of texts) {
    const found = introduced.exec(text);
    const name = found && capitalized.exec(text.slice(found.index + found[0].length));
    if (name) return name[0];
  }
  return undefined;
};
