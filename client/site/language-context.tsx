import { createContext, use } from 'react';
import { fill } from '../content/fill';
import { type Language, languages, localPath } from '../content/languages';
import type { Said } from '../content/site-schema';

const LanguageContext = createContext<Language>(languages[0]!);

/** Wraps a page while the build renders it. */
export const InLanguage = LanguageContext.Provider;

/** The words, links and dates of the page's language: the only source of words on public pages. */
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
    /** The register's text for an id. */
    statement: (id: string): string => fill(language.statements[id] ?? ''),
    /** The text from the firm's file in this language. */
    say: (said: Said): string => said[language.id] ?? '',
    /** The path of a page in this language. */
    to: (path: string) => localPath(language, path),
    /** Formats a day, a month or a year. */
    day,
  };
};
