import { createContext, use } from 'react';
import { fill } from '../content/fill';
import { type Language, languages, localPath } from '../content/languages';
import type { Said } from '../content/site-schema';

const LanguageContext = createContext<Language>(languages[0]!);

/** Around a page while the build renders it. */
export const InLanguage = LanguageContext.Provider;

/** The words of the page's language, its links and its dates: the one place where public pages have words from. */
export const useLanguage = () => {
  const language = use(LanguageContext);
  const day = (date: string) => {
    const [, month, dayOfMonth] = date.split('-');
    const format: Intl.DateTimeFormatOptions = {
      year: 'numeric',
      month: month ? 'long' : undefined,
      day: dayOfMonth ? 'numeric' : undefined,
      timeZone: 'UTC',
    };
    return new Intl.DateTimeFormat(language.id === 'en' ? 'en-US' : language.id, format).format(
      new Date(date),
    );
  };
  return {
    language,
    words: language.words,
    /** What the register says under an id. */
    statement: (id: string): string => fill(language.statements[id] ?? ''),
    /** What the firm's own file says in each language. */
    say: (said: Said): string => said[language.id] ?? '',
    /** The path of a page in this language. */
    to: (path: string) => localPath(language, path),
    /** A day, a month or a year as people write it. */
    day,
  };
};
