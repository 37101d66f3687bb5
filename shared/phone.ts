/**
 * A telephone number as a program can read it: plain digits and hyphens, and the extension by itself. Works without a
 * library, so that any form can use it.
 */
export type WrittenPhone = { number: string; extension?: string };

/** A US number as nearly everyone writes it. */
const usual = /^\s*(?:\+1[\s.-]*)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[\s.-]*\d{3}[\s.-]*\d{4}\s*$/;

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Returns a US number in a usual spelling as E.164; undefined for any other text. */
export const usualPhone = (text: string): string | undefined =>
  usual.test(text) ? `+1${onlyDigits(text).slice(-10)}` : undefined;

/** Direction marks, joiners, fillers and the signs that make an emoji of a digit. */
const unseen = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit of any script; each script has its ten digits in a row. */
const toDigit = (letter: string): string => {
  const code = letter.codePointAt(0)!;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return `${value}`;
};

/** A link's scheme, the beginning of a local number in it, and what else stands behind the number (RFC 3966). */
const scheme = /^\s*(?:tel|sms|smsto|callto|facetime):(?:\/\/)?/i;
const context = /^([^;]*)(.*);phone-context=(\+[^;]*)/i;
const parameters = /[?&].*$|;(?!\s*(?:ext|x)\s*=|\s*\d)[^;]*/gi;

const decoded = (text: string): string =>
  text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const toPlain = (text: string): string =>
  (scheme.test(text)
    ? decoded(text.replace(scheme, '')).replace(context, '$3$1$2').replace(parameters, '')
    : text
  )
    .replace(/[\t\n\r]+/g, ' ')
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/[^\P{Nd}0-9]/gu, toDigit)
    .replace(/[\p{Pd}\u2212\u2043\u30fc\u223c~_]/gu, '-')
    .replace(/[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/g, '.')
    .replace(/\u2795/g, '+')
    .replace(/\s+/g, ' ')
    .trim();

/** Words and signs before an extension, in English and Spanish, and as links and phone books write it. */
const extension =
  /^(.*\d.*?)[\s,;.([-]*(?:\b(?:extension|extn|ext|xtn|int(?:erno)?|anexo)|x|#)[\s.]*(?:number|num|no)?[\s.:=#-]*(\d{1,7})[\s.)\]#]*$/i;
/** A pause, after which the telephone dials the rest. */
const pause = /^(.*\d.*?)\s*(?:[,;]+|[pw])\s*(\d{1,7})#?$/i;

const split = (plain: string): WrittenPhone => {
  for (const [pattern, fewest] of [
    [extension, 7],
    [pause, 10],
  ] as const) {
    const [, number = '', digits] = pattern.exec(plain) ?? [];
    if (digits && onlyDigits(number).length >= fewest) return { number: number.trim(), extension: digits };
  }
  return { number: plain };
};

/** Reads what a person, a phone book or a link wrote, in any spelling and with whatever was pasted along. */
export const readWritten = (text: string): WrittenPhone => {
  const { number, ...rest } = split(toPlain(text));
  // "00" is dialed instead of "+" nearly everywhere but in North America.
  return { number: number.replace(/[,:*=]/g, ' ').replace(/^00[\s.-]*(?=[1-9])/, '+'), ...rest };
};

/**
 * The countries where one person's number has two spellings. Mobile numbers of Argentina have a 9 after the country
 * code, those of Brazil one after the area code: old address books and some networks leave it out.
 */
const twoSpellings = [
  { pattern: /^\+549?([1-3]\d{9})$/, spell: (rest: string) => [`+549${rest}`, `+54${rest}`] },
  {
    pattern: /^\+55(\d{2})9?([16-9]\d{7})$/,
    spell: (area: string, rest: string) => [`+55${area}9${rest}`, `+55${area}${rest}`],
  },
] as const;

/** Returns all spellings of a number in international format, always in one order: the first identifies its owner. */
export const phoneSpellings = (e164: string): [string, ...string[]] => {
  if (e164.startsWith('+5'))
    for (const { pattern, spell } of twoSpellings) {
      const [, ...parts] = pattern.exec(e164) ?? [];
      if (parts.length > 0) return spell(parts[0]!, parts[1]!) as [string, ...string[]];
    }
  return [e164];
};

/** Returns the one spelling of a number that all others share. */
export const samePhone = (e164: string): string => phoneSpellings(e164)[0];

/** Returns false for two extensions of one number; a number without one matches any. */
export const areSameExtension = (one: string | undefined, other: string | undefined): boolean =>
  !one || !other || one === other;
