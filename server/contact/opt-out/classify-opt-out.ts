import { hasAny, toKnownWords, toLatin } from './normalize';
import { findOtherPerson } from './other-person';
import { type Phrase, phrases } from './phrases';
import { withoutSignature } from './signature';
import {
  contactWords,
  doubtfulMessages,
  fillers,
  loose,
  ours,
  politeness,
  stopWords,
  topics,
} from './stop-words';

/** The version of the rules; it stays on the record of whatever they decided. */
export const optOutRules = '2026-11-28';

/**
 * The scope of a request: everything, one channel, or, where the words name none, the channel that they came by (`here`), as a
 * bare STOP.
 */
export type OptOutScope = 'here' | 'all' | 'text' | 'call' | 'email';

/** The answer of the rules about a message. */
export type OptOut = {
  /**
   * `withdrawal`: the message asks us to stop and says nothing else. `hold`: it may ask us to stop, or says that this is
   * the wrong person; nobody contacts them until staff read it.
   */
  result: 'withdrawal' | 'hold' | 'neither';
  /** The words that decided, in the spelling of the rules; empty for `neither`. */
  words: string;
  scope: OptOutScope;
  reason: 'stop' | 'wrong person';
  /** The language of the words that decided. */
  language: 'en' | 'es';
  rules: string;
};

type Finding = Pick<OptOut, 'words' | 'language'> & Pick<Phrase, 'kind'>;

const neither: OptOut = {
  result: 'neither',
  words: '',
  scope: 'here',
  reason: 'stop',
  language: 'en',
  rules: optOutRules,
};

/** Our own sentence about how to stop, which people repeat. */
const ourSentence =
  /\b(?:reply|text|send|responda|conteste|envie)(?: with)? (?:stop|alto) (?:to|para)(?: (?:optout|unsubscribe|stop|end|cancel|terminar|no|recibir|mas|mensajes|texts|messages|get|more))+/g;

/** Words before a verb by which another person does it: "they will not stop calling me", "I never text". */
const theirs = new RegExp(
  [
    String.raw`(?:^| )(?!(?:${ours}) )\w+(?: (?:ever|even|just|really|always))* (?:had to|have to|has to|needs? to|needed to|will|would|wont|wouldnt|doesnt|didnt|cant|couldnt|could|did|does|may|might|should|not|to never)$`,
    '(?:^| )(?:me|him|her|us|how|used) to$',
    '(?:^| )(?:i|we|he|she|they|who|if you|why|because you|since you|when you|can i|could i|should i)(?: (?:also|just|really))?$',
    '(?:^| )(?:said|yelled|screamed|shouted|hollered|yelling|screaming|(?:told|asked|ordered) to)$',
    '(?:^| )(?:got|get|received|had|have|sent|made|were|was|with)$',
  ].join('|'),
);
/** The subject may stand in the phrase itself: "I never signed up". */
const hasSubject = /^(?:i|ill|im|we|my|this|its|you|youre|youve)\b/;

/** Phrases about us whose subject comes before them: "I told you to stop". */
const saysWho =
  /^(?:told|ask|tell|beg|want|rather|prefer|take back|dont know|dont have|dont want|stopped|if you|your|retract|(?:dont|didnt|never|not)\b.*(?:consent|permission|agree|authoriz))/;

const isTheirs = (before: string, phrase: string): boolean => {
  if (/^(?:unsubscribe|optout)/.test(phrase)) return /(?:^| )should i$/.test(before);
  if (saysWho.test(phrase)) return false;
  if (hasSubject.test(phrase)) return /(?:^| )(?:can|could|should|may|did|do|is|if|would)$/.test(before);
  return theirs.test(before);
};

const without = (words: string) => {
  const pattern = new RegExp(`\\b(?:${words})\\b`, 'g');
  return (text: string): string => text.replace(pattern, ' ').replace(/ +/g, ' ').trim();
};
const withoutPoliteness = without(politeness);
const withoutFillers = without(String.raw`${fillers}|\d[\d ]{5,}\d`);
/** Returns the words of a text without politeness, each repeated one once. */
const toRules = (text: string): string =>
  withoutPoliteness(toKnownWords(text)).replace(/\b(\w+)( \1\b)+/g, '$1');

/** The part of a sentence that is read to find the subject of a verb. */
const mostBefore = 100;

const hasPhrase = hasAny(phrases.map(({ pattern }) => pattern));

/** Finds the phrases of a sentence, and what remains without them. */
const findPhrases = (sentence: string): { findings: Finding[]; rest: string } => {
  const findings: Finding[] = [];
  if (!hasPhrase(sentence)) return { findings, rest: withoutFillers(sentence) };
  const rest = phrases.reduce((words, { pattern, language, kind }: Phrase) => {
    return words.replace(pattern, (phrase: string, ...details: unknown[]) => {
      const at = details.findLast((one) => typeof one === 'number') as number;
      const before = withoutFillers(words.slice(Math.max(0, at - mostBefore), at));
      if (isTheirs(before, phrase)) return phrase;
      findings.push({ words: phrase, language, kind });
      return ' ';
    });
  }, sentence);
  return { findings, rest: withoutFillers(rest) };
};

const stopWord = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'g');
const strong = {
  en: stopWord(stopWords.strong.en),
  es: /^alto(?= (?:no|yo|tengo|les|me|son|esto|que|si|dej\w+|ustedes|porque|pare\w*)\b|$)/g,
};
const anyWord = {
  en: stopWord([...stopWords.strong.en, ...stopWords.weak.en]),
  es: stopWord([...stopWords.strong.es, ...stopWords.weak.es]),
};
const others = new RegExp(`^(?:(?:${contactWords})(?: |$))*$`);

/** Returns the stop word that is all of some words, such as STOP or "stop all". */
const findBare = (words: string): Finding | undefined => {
  for (const language of ['en', 'es'] as const) {
    const word = words.match(anyWord[language])?.[0];
    if (word && words.replace(anyWord[language], '').trim() === '')
      return { words: word, language, kind: 'clear' };
  }
  return undefined;
};

const mostShort = 6;
const shortQuestion =
  /^(?:when|what|why|how|where|who|is|are|does|did|do|will|should|can|could|may|cuando|que|como|donde|puedo|debo)\b(?!.*\b(?:you|ustedes|usted)\b)/;

const aThing =
  /(?:^| )(?:my|the|a|an|his|her|their|our|every|el|un|mi|mas|muy|es|soy|non|one|bus|truck|full|next|last|first|dont|never|no|en|al|del|esta|presion)(?: \w+)?$/;

/** Finds a stop word in a sentence that can be about being contacted. */
const findStrong = (words: string): Finding | undefined => {
  for (const language of ['en', 'es'] as const)
    for (const match of words.matchAll(strong[language])) {
      const before = words.slice(0, match.index).trim();
      const after = words.slice(match.index + match[0].length).trim();
      const isOther =
        topics.test(after) || [shortQuestion, theirs, aThing].some((other) => other.test(before));
      if (!isOther) return { words: match[0], language, kind: 'clear' };
    }
  return undefined;
};

/** The same for a short message, where weak words count, too, if the others can be about contact. */
const findShort = (words: string): Finding | undefined => {
  if (words.split(' ').length > mostShort) return undefined;
  const strongest = findStrong(words);
  if (strongest) return strongest;
  for (const language of ['en', 'es'] as const) {
    const [word] = words.match(anyWord[language]) ?? [];
    if (word && others.test(words.replace(word, '').replace(/ +/g, ' ').trim()))
      return { words: word, language, kind: 'clear' };
  }
  return undefined;
};

const mostLoose = 10;

/** Finds a word for stopping beside one for contact in a short message that no phrase covers. */
const findLoose = (words: string): Finding | undefined => {
  if (words.split(' ').length > mostLoose) return undefined;
  for (const language of ['en', 'es'] as const) {
    const match = words.match(loose[language].stop);
    const isOurs = match && !theirs.test(words.slice(0, match.index).trim());
    if (isOurs && loose[language].contact.test(words)) return { words: match[0], language, kind: 'doubtful' };
  }
  return undefined;
};

const channels = { text: /text|sms/, call: /call|phone|llam|marqu/, email: /email|correo/ } as const;
const everyChannel =
  /contact|alone|let me be|bother|harass|disturb|list|number|remove|delete|erase|molest|en paz|borr|lista|numero|baja/;
const toScope = (findings: readonly Finding[]): OptOutScope => {
  const words = findings.map((one) => one.words).join(' ');
  if (everyChannel.test(words)) return 'all';
  const named = (Object.keys(channels) as (keyof typeof channels)[]).filter((name) =>
    channels[name].test(words),
  );
  if (named.length > 1) return 'all';
  return named[0] ?? 'here';
};

const aloneWord = /\b(?:stop|alto|unsubscribe|optout|pare|paren|basta)\b/;

/** The time to read a text grows with its length, so of a very long one only the beginning and the end are read. */
const mostRead = 10_000;
const shorten = (text: string): string =>
  text.length > 2 * mostRead ? `${text.slice(0, mostRead)}\n${text.slice(-mostRead)}` : text;

/**
 * Decides whether the words of a message, without what it quotes of ours, ask us to stop. In doubt it says `hold`: a hold
 * too many costs staff one press, a missed request is a lawsuit.
 */
export const classifyOptOut = (text: string): OptOut => {
  const decide = (result: 'withdrawal' | 'hold', findings: readonly [Finding, ...Finding[]]): OptOut => ({
    result,
    words: findings[0].words,
    scope: toScope(findings),
    reason: findings.some(({ kind }) => kind !== 'wrong person') ? 'stop' : 'wrong person',
    language: findings[0].language,
    rules: optOutRules,
  });
  const latin = toLatin(shorten(text)).trim();
  const unsigned = withoutSignature(latin);
  const whole = toRules(unsigned);
  const { findings, rest } = findPhrases(
    whole.replace(ourSentence, (repeated) => (repeated === whole ? repeated : ' ')).trim(),
  );
  const bare = findBare(rest);
  const [first, ...more] = findings;
  if (first) {
    const isClear = findings.every(({ kind }) => kind === 'clear');
    return decide(isClear && (rest === '' || bare) ? 'withdrawal' : 'hold', [first, ...more]);
  }
  if (bare) return decide('withdrawal', [bare]);
  const other = findOtherPerson(latin);
  if (other) return decide('hold', [{ ...other, kind: 'wrong person' }]);
  const spelled = findBare(whole.replace(/\b(\w) (?=\w\b)/g, '$1'));
  const heard = unsigned === latin ? whole : toRules(latin);
  const sentences = aloneWord.test(heard) ? latin.split(/[.,!?;\n]+/) : [];
  const alone = sentences
    .map((sentence) => withoutFillers(toRules(sentence)))
    .map((sentence) => (sentence.search(aloneWord) === 0 ? findBare(sentence) : undefined));
  const shouted = /\bSTOP\b/.test(latin) && /[a-z]{2}/.test(latin) ? findStrong(whole) : undefined;
  const [doubt] = rest.match(doubtfulMessages) ?? [];
  const doubtful =
    spelled ??
    (doubt ? ({ words: doubt, language: 'en', kind: 'doubtful' } as const) : undefined) ??
    alone.find((one) => one !== undefined) ??
    shouted ??
    findShort(rest) ??
    findLoose(whole);
  return doubtful ? decide('hold', [doubtful]) : neither;
};
