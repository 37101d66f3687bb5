import { foldLetters } from '../../../shared/fold-letters';

/** Letters and digits of a message, without case, accents and punctuation. */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/['’‘`´ʼ′]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const pair = (from: string, to: string) => [...from].map((letter, at) => [letter, [...to][at]!] as const);

/** Letters that look like plain Latin ones. */
const lookAlikes = new Map([
  ...pair('АВСԀЕНІЈКМОРЅТУХԚԜавсԁеһіјкмпорѕтухԛԝгυ', 'ABCDEHIJKMOPSTYXQWabcdehijkmnopstyxqwru'),
  ...pair('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεηικνορτυχσ', 'ABEZHIKMNOPTYXabenikvoptuxo'),
  ...pair('ᴀʙᴄᴅᴇɪᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeiklmnoprstuvwyz'),
  ...pair('օսոհցᏚᎢᏢᏟᎬᏞᎷᎳᎪᎡ', 'ounhgSTPCELMWAR'),
  ...pair('ɑɡ', 'ag'),
]);

/** Letters in boxes and circles that Unicode does not decompose, and the letters of flags. */
const boxes = [0x1f150, 0x1f170, 0x1f1e6];
const unbox = (sign: string): string => {
  const code = sign.codePointAt(0)!;
  const first = boxes.find((box) => code >= box && code < box + 26);
  return first ? String.fromCharCode(code - first + 65) : sign;
};

/** A digit or sign between letters stands for the letter that it looks like: "st0p", "$top". */
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };
const withoutDigits = (word: string): string =>
  /\p{L}.*\p{L}/u.test(word) && !/^\d{2}|\d{2}$/.test(word)
    ? word.replace(/[01345@$]/g, (sign) => digits[sign]!)
    : word;

/** Has nothing that the steps below change: no sign beyond ASCII, no digit or sign for a letter, no letter three times. */
const isPlain = (text: string): boolean =>
  /^[\t\n\r -"%-?A-Z[-~]*$/.test(text) && !/[a-z]\d|\d[a-z]|([a-z])\1\1/i.test(text);

/** Makes a text of plain Latin letters: without accents, invisible signs, look-alikes and letters repeated for emphasis. */
export const toLatin = (text: string): string => (isPlain(text) ? text : replaceSigns(text));

const replaceSigns = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    // The accent is all that tells "I left off" from "leave off".
    .replace(
      /\b(dej|par|quit|saqu|borr|cancel|llam|termin|mand|envi|contact|molest|marqu|acept)é(?!\p{L})/giu,
      '$1eyo',
    )
    .replace(/\b(demand|denunci|report|bloque)ó(?!\p{L})/giu, '$1oel')
    .replace(/(?<=\b(?:wrong|my|this|your)\s*)#/giu, ' number ')
    .replace(/[\u{1f150}-\u{1f1ff}]/gu, unbox)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(/[\p{L}\d@$]+/gu, withoutDigits)
    .replace(/(\p{L})\1{2,}/giu, (run, letter: string) => (/l/i.test(letter) ? run.slice(0, 2) : letter));

/** Other spellings of a word, of texting and of haste. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/g, 'you'],
  [/\b(ur|yr)\b/g, 'your'],
  [/\b(y all|ya ll|yall)\b/g, 'you'],
  [/\b(pls|plz|plse|pleas|plese)\b/g, 'please'],
  [/\btxt(s|ing|ed)?\b/g, 'text$1'],
  [/\btex(t)?tin(g)?\b/g, 'texting'],
  [/\b(msg|mesage|messege|messg)(s)?\b/g, 'message$2'],
  [/\b(msging|mesaging|messageing)\b/g, 'messaging'],
  [/\b(callin|calln)\b/g, 'calling'],
  [/\bcontactin\b/g, 'contacting'],
  [/\be mail(s|ing)?\b/g, 'email$1'],
  [/\b(do not|donot|dnt|don t|dont you( ever| dare| even)?|dont ever|dont even|dont dare)\b/g, 'dont'],
  [/\b(did not|didn t)\b/g, 'didnt'],
  [/\b(will not|won t)\b/g, 'wont'],
  [/\b(i am|i m)\b/g, 'im'],
  [/\b(wanna)\b/g, 'want to'],
  [/\b(would like|d like|id like|wish)\b/g, 'want'],
  [/\b(opt me out|opt out|opting out|opted out|optout|optmeout)\b/g, 'optout'],
  [/\b(stop all|stopall)\b/g, 'stop all'],
  [/\b(stp|sotp|stpo|tsop|stopp|sstop|sttop|stopt|syop|dtop|stoo)\b/g, 'stop'],
  [
    /\b(un subscribe|unsuscribe|unsubcribe|unsubscibe|unsubscrib|unsubsribe|unsubcsribe|unsubscirbe|unsubscribed|unscribe|unsub)\b/g,
    'unsubscribe',
  ],
  [/\b(remov|remvoe|romove|remobe)\b/g, 'remove'],
  [/\b(phone|cell|telephone|mobile|cellphone) number\b/g, 'number'],
  [/\b(wrong|my|this) (num|nbr|no|numb|numer|nummber)\b/g, '$1 number'],
  [/\bstop ?2 ?end\b/g, 'stop to end'],
  [/\bnomore\b/g, 'no more'],
  [/\b(cellphone|cell)\b/g, 'phone'],
  [/\b(q|k|ke|qe)\b/g, 'que'],
  [/\b(porfa|porfavor|xfa|xfavor|x favor|pf|porfis|porfabor)\b/g, 'por favor'],
  [/\b(mensages|mensjes|msjs|msjes|mensaje|msj|mensage|sms)\b/g, 'mensajes'],
  [/\bescriv(\w+)\b/g, 'escrib$1'],
  [/\byam(en|e|es|ar|arme)\b/g, 'llam$1'],
  [/\b(altoo|alltoo?|aalto)\b/g, 'alto'],
  [/\bequibocad(\w)\b/g, 'equivocad$1'],
  [/\b(kiero|quero)\b/g, 'quiero'],
  [/\b(x|pa) que\b/g, 'para que'],
  [/\b(celular|telefono|cel|fono)\b/g, 'numero'],
];

/** Searches for several patterns at once, which takes half as long as for each; for more than these, much longer. */
const mostAtOnce = 8;
const either = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
export const hasAny = (patterns: readonly RegExp[]): ((text: string) => boolean) => {
  const starts = patterns.map((_, at) => at).filter((at) => at % mostAtOnce === 0);
  const groups = starts.map((at) => either(patterns.slice(at, at + mostAtOnce)));
  return (text) => groups.some((group) => group.test(text));
};
const hasSpelling = hasAny(spellings.map(([from]) => from));

/** Returns the words of a text in the spelling that the rules know, each repeated one once. */
export const toKnownWords = (text: string): string => {
  let words = foldText(toLatin(text));
  if (hasSpelling(words)) for (const [from, to] of spellings) words = words.replace(from, to);
  return words.replace(/\b(\w+)( \1\b)+/g, '$1');
};
