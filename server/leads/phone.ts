import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as E.164 (`+14155550132`), read as a US number unless it says otherwise; else undefined. */
export const toE164 = (phone: string): string | undefined => {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed?.isPossible() ? parsed.number : undefined;
};

export const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** The digits of a phone number as a search finds them: with the country's, where the number could be read. */
export const phoneDigits = (phone: string): string => onlyDigits(toE164(phone) ?? phone);

const looksLikeAPhone = /^[+\d().\s/-]+$/;

/** What to look for where a search is a phone number or a part of one, in any format; else undefined. */
export const digitsSearched = (search: string): string | undefined => {
  const digits = onlyDigits(search);
  if (!looksLikeAPhone.test(search) || digits.length < 3) return undefined;
  // Zeros in front are how one dials, not what is stored.
  return digits.replace(/^0+/, '');
};
