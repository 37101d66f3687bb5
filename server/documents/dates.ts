import type { DocumentLanguage } from '../../shared/schemas/agreement-template';

const locales: Readonly<Record<DocumentLanguage, string>> = { en: 'en-US', es: 'es-US' };

type Moment = Date | number | string;

/** Returns a date as contracts write it, on the firm's calendar. */
export const longDate = (at: Moment, language: DocumentLanguage, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(new Date(at));

const utc = (at: Moment): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Returns a time on the firm's clock, with the name of its time zone. */
const momentOnClock = (at: Moment, language: DocumentLanguage, timeZone: string): string => {
  const clock = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  // The space before AM and PM differs between versions of Node, but a file must not.
  return clock.format(new Date(at)).replace(/\s/g, ' ');
};

/** Returns a time as documents write it: on the firm's clock and in UTC. */
export const momentInWords = (at: Moment, language: DocumentLanguage, timeZone: string): string =>
  `${momentOnClock(at, language, timeZone)} (${utc(at)})`;
