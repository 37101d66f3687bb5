import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { onlyDigits, phoneSpellings, readWritten, usualPhone } from '../../shared/phone';

/** A telephone number: in international format where it is one, and the extension behind it. */
export type Phone = { e164?: string; extension?: string };

/** Mexico gave up the 1 of its mobile numbers in 2019; address books and some networks still have it. */
const oldMexican = /^\+521(\d{10})$/;

const parse = (number: string) => {
  const parsed = parsePhoneNumberFromString(number, 'US');
  if (!parsed || parsed.isPossible()) return parsed;
  const [, rest] = oldMexican.exec(parsed.number) ?? [];
  return rest ? parsePhoneNumberFromString(`+52${rest}`) : undefined;
};

/**
 * Reads a telephone number in any spelling; every way in, the search and the contact gate use this. Numbers without a
 * country code are read as US numbers. The library is not needed for the usual ones, and is slow.
 */
export const readPhone = (text: string): Phone => {
  const plain = usualPhone(text);
  if (plain) return { e164: plain };
  if (text === '') return {};
  const { number, extension } = readWritten(text);
  const usual = usualPhone(number);
  const parsed = usual ? undefined : parse(number);
  const e164 = usual ?? parsed?.number;
  const behind = extension ?? parsed?.ext;
  return { ...(e164 && { e164 }), ...(behind && { extension: behind }) };
};

/** Returns a phone number as E.164 (`+14155550132`), or undefined. */
export const toE164 = (phone: string): string | undefined => readPhone(phone).e164;

/** Returns the digits of a phone number for the search, with the country code if the number is valid. */
export const phoneDigits = (phone: string): string => onlyDigits(toE164(phone) ?? readWritten(phone).number);

const looksLikeAPhone = /^[+\d().\s/[\]-]+$/;

/**
 * Returns the digits to search for if a search is all or part of a phone number, in any format and in each spelling of
 * that number; otherwise undefined.
 */
export const digitsSearched = (search: string): string[] | undefined => {
  const { number } = readWritten(search);
  const digits = onlyDigits(number);
  if (!looksLikeAPhone.test(number) || digits.length < 3) return undefined;
  const spellings = phoneSpellings(toE164(number) ?? '').map(onlyDigits);
  if (spellings.length > 1) return spellings;
  // Leading zeros, and prefixes such as 011, are dialed but not stored.
  return spellings[0] && !spellings[0].includes(digits) ? spellings : [digits.replace(/^0+/, '')];
};
