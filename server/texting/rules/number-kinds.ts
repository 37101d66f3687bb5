import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Texts to these cost what one in the country costs. */
const near: ReadonlySet<string | undefined> = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'CA']);

/** Returns true for a number outside of the United States and Canada. */
export const isAbroad = (e164: string): boolean => !near.has(parsePhoneNumberFromString(e164)?.country);

/** Kinds of numbers whose owner earns on each text, or that are no one person's telephone. */
const costlyTypes: ReadonlySet<string | undefined> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
]);

/** The codes of no country: satellites and international networks (ITU-T E.164). */
const nowhere: ReadonlySet<string | undefined> = new Set(['870', '878', '881', '882', '883', '888', '979']);

/** Returns true for a premium or satellite number, to which anyone could make us send at our cost. */
export const isCostly = (e164: string): boolean => {
  const number = parsePhoneNumberFromString(e164);
  return costlyTypes.has(number?.getType()) || nowhere.has(number?.countryCallingCode);
};
