import { foldText } from './keywords';

/**
 * Longer messages that clearly ask us to stop. They are no keywords, so they put outreach on hold and staff decide. A
 * phrase counts wherever it stands in the message, as whole words.
 */
export const stopPhrases: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: [
    'stop texting',
    'stop messaging',
    'stop contacting me',
    'stop calling me',
    'stop sending me texts',
    'stop sending me messages',
    'stop bothering me',
    'stop harassing me',
    'please stop',
    'dont text',
    'do not text',
    'dont message',
    'do not message',
    'dont contact',
    'do not contact',
    'dont call me',
    'do not call me',
    'never text me',
    'never contact me',
    'no more texts',
    'no more messages',
    'no more calls',
    'leave me alone',
    'leave me be',
    'take me off',
    'remove me',
    'remove my number',
    'delete my number',
    'lose my number',
    'opt me out',
    'unsubscribe me',
    'i opt out',
    'i revoke',
    'i withdraw my consent',
    'i did not sign up',
    'i didnt sign up',
    'i never signed up',
    'quit texting',
    'quit contacting',
    'you have the wrong number',
  ],
  es: [
    'no me escriban',
    'no me escriba',
    'no me escribas',
    'no me manden',
    'no me mande',
    'no me envien',
    'no me envie',
    'no me llamen',
    'no me llame',
    'no me contacten',
    'no me contacte',
    'no me molesten',
    'no me moleste',
    'dejen de escribir',
    'deje de escribirme',
    'dejenme en paz',
    'dejeme en paz',
    'no quiero mas mensajes',
    'no mas mensajes',
    'numero equivocado',
  ],
};

const allPhrases = Object.values(stopPhrases).flat();

/** Returns the phrase by which a message asks us to stop, if it does. */
export const findStopPhrase = (text: string): string | undefined => {
  const folded = ` ${foldText(text)} `;
  return allPhrases.find((phrase) => folded.includes(` ${phrase} `));
};
