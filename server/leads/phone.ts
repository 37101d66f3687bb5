import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** A US number as nearly everyone writes it. The library is not needed for it, and is slow. */
const usual = /^\s*(?:\+1[\s.-]*)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[\s.-]*\d{3}[\s.-]*\d{4}\s*$/;

/**
 * Returns a phone number as E.164 (`+14155550132`), or undefined. Numbers without a country code are read as US
 * numbers.
 */
export const toE164 = (phone: string): string | undefined => {
  if (usual.test(phone)) return `+1${onlyDigits(phone).slice(-10)}`;
  if (phone === '') return undefined;
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed?.isPossible() ? parsed.number : undefined;
};

/** Returns the digits of a phone number for the search, with the country code if the number is valid. */
export const phoneDigits = (phone: string): string => onlyDigits(toE164(phone) ?? phone);

const looksLikeAPhone = /^[+\d().\s/-]+$/;

/**
 * Returns the digits to search for if a search is all or part of a phone number, in any format; otherwise undefined.
 */
export const digitsSearched = (search: string): string | undefined => {
  const digits = onlyDigits(search);
  if (!looksLikeAPhone.test(search) || digits.length < 3) return undefined;
  // Leading zeros are dialed but not stored.
  return digits.replace(/^0+/, '');
};
