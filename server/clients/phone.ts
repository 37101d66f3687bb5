import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as E.164 (`+14155550132`), read as a US number unless it says otherwise; else undefined. */
export const toE164 = (phone: string): string | undefined => {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed?.isPossible() ? parsed.number : undefined;
};
