const locales: Readonly<Record<string, string>> = { es: 'es-US' };

/** Formats the time of a promised call, in the reader's time zone unless one is given. */
export const formatCallBy = (at: Date | string, language: string | undefined, timeZone?: string): string =>
  new Intl.DateTimeFormat(locales[language ?? ''] ?? 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(new Date(at))
    .replace(/\s/g, ' ');

/** Returns the kind of promise: people who asked for a text or an e-mail are promised an answer instead of a call. */
export const findPromiseKind = (answerBy: string | undefined): 'call' | 'answer' =>
  answerBy === 'text' || answerBy === 'email' ? 'answer' : 'call';
