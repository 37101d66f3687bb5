import { foldText } from './normalize';
import { stopPhrases } from './stop-phrases';

/** The version of the rules; it stays on the record of whatever they decided. */
export const optOutRules = '2026-11-28';

/** What a person asks us to stop. */
export type OptOutScope = 'all' | 'text' | 'call' | 'email';

/** What a message says about being contacted. */
export type OptOut = {
  /**
   * `withdrawal`: the message asks us to stop and says nothing else. `hold`: it may ask us to stop, or says that this is
   * the wrong person; nobody contacts them until staff read it.
   */
  result: 'withdrawal' | 'hold' | 'neither';
  /** The words that decided, normalized; empty for `neither`. */
  words: string;
  scope: OptOutScope;
  reason: 'stop' | 'wrong person';
  /** The language of the words that decided. */
  language: 'en' | 'es';
  rules: string;
};

const stopWords = {
  en: ['stop', 'stopall', 'stop all', 'unsubscribe', 'end', 'quit', 'cancel', 'revoke', 'optout', 'opt out'],
  es: ['alto', 'parar', 'cancelar', 'basta'],
} as const;

const neither: OptOut = {
  result: 'neither',
  words: '',
  scope: 'all',
  reason: 'stop',
  language: 'en',
  rules: optOutRules,
};

/** Decides whether the words of a message, without quotes of ours, ask us to stop. */
export const classifyOptOut = (text: string): OptOut => {
  const folded = foldText(text);
  for (const language of ['en', 'es'] as const) {
    if (stopWords[language].some((word) => word === folded))
      return { ...neither, result: 'withdrawal', words: folded, language };
    const phrase = stopPhrases[language].find((one) => ` ${folded} `.includes(` ${one} `));
    if (phrase) return { ...neither, result: 'hold', words: phrase, language };
  }
  return neither;
};
