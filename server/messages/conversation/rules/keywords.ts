/** The request that a whole message makes with one word: the carriers' own words, and the same in Spanish. */
export type Keyword = 'stop' | 'help' | 'start';

const spanishWords = ['alto', 'parar', 'cancelar', 'basta', 'ayuda'];

const words: Record<Keyword, readonly string[]> = {
  stop: [
    ...['stop', 'stopall', 'stop all', 'unsubscribe', 'end', 'quit', 'cancel', 'revoke', 'optout', 'opt out'],
    ...['alto', 'parar', 'cancelar', 'basta'],
  ],
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

/** Letters and digits of a message, without case, accents and punctuation. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the keyword if it is the whole message, punctuation and spaces aside: "STOP." is one, "End of May" is not. */
export const readKeyword = (text: string): Keyword | undefined => {
  const folded = foldText(text);
  return (Object.keys(words) as Keyword[]).find((keyword) => words[keyword].includes(folded));
};

/** Returns true for a keyword in Spanish, which is answered in Spanish. */
export const isSpanishKeyword = (text: string): boolean => spanishWords.includes(foldText(text));

/** Returns true for YES and SI, which answer a question of ours, or a STOP that the person just sent. */
export const isYes = (text: string): boolean => yesWords.includes(foldText(text));
