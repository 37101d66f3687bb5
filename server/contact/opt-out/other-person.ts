const name = String.raw`((?:Mrs?\.? )?\p{L}{2,}(?: \p{L}+)?)`;
const says = {
  en: `this is not|this isn['’]?t|it['’]?s not|i['’]?m not|i am not|not|i don['’]?t know (?:a|any)|there is no`,
  es: '(?:yo )?no soy|no conozco a(?: ningun[oa]?)?|no se quien es',
};
const greeting = String.raw`^\W*(?:(?:hi|hello|sorry|hola|no)\W+)?`;
const toPattern = (words: string) => new RegExp(`${greeting}(${words})\\s+${name}\\s*(?:[.,!?\\n]|$)`, 'iu');
const patterns = { en: toPattern(says.en), es: toPattern(says.es) };

/** Words that are no names: not American, not sure. */
const noName =
  /(?:icano?|adan[oa]|ispan[oa]|spanic|atholic|eteran|edicare|nglish)s?$|^(?:Yet|Sure|Now|Today|Really|Interested|Working|Available|Good|Me|The|At)\b/;

/** Finds "I am not Maria", by the capital letter of the name, at the beginning of a text in Latin letters. */
export const findOtherPerson = (text: string): { words: string; language: 'en' | 'es' } | undefined => {
  for (const language of ['en', 'es'] as const) {
    const [, words = '', other = ''] = text.match(patterns[language]) ?? [];
    if (/^\p{Lu}/u.test(other) && !noName.test(other)) return { words: words.toLowerCase(), language };
  }
  return undefined;
};
