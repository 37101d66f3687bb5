import { foldText } from '../../contact/opt-out/normalize';

/** The request that a whole message makes with one word: the carriers' own words, and the same in Spanish. */
export type Keyword = 'stop' | 'help' | 'start';

const words: Record<Exclude<Keyword, 'stop'>, readonly string[]> = {
  help: ['help', 'info', 'ayuda'],
  start: ['start', 'unstop'],
};

/** The words that a provider answers itself where it is set to; it knows no Spanish ones. */
const knownToProviders: Record<'twilio' | 'telnyx', readonly string[]> = {
  twilio: ['stop', 'stopall', 'unsubscribe', 'end', 'quit', 'revoke', 'optout', 'cancel', 'help', 'info'],
  telnyx: ['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'help', 'info'],
};

export const isKnownToProvider = (provider: 'twilio' | 'telnyx', text: string): boolean =>
  knownToProviders[provider].includes(foldText(text));

/** Answers that mean `start` right after a STOP, and yes after a question. */
const yesWords = ['yes', 'si'];

/** Returns the keyword if it is the whole message, punctuation and spaces aside. `classifyOptOut` finds a stop. */
export const readKeyword = (text: string): keyof typeof words | undefined => {
  const folded = foldText(text);
  return (['help', 'start'] as const).find((keyword) => words[keyword].includes(folded));
};

/** Returns true for a keyword in Spanish, which is answered in Spanish. */
export const isSpanishKeyword = (text: string): boolean => foldText(text) === 'ayuda';

/** Returns true for YES and SI, which answer a question of ours, or a STOP that the person just sent. */
export const isYes = (text: string): boolean => yesWords.includes(foldText(text));
