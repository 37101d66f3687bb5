/** 555-01xx numbers are reserved for fiction: nobody answers them. */
export const isPlaceholder = (phone: string): boolean => /55501\d\d$/.test(phone.replace(/\D/g, ''));

const toNumber = (phone: string) => `+1${phone.replace(/\D/g, '').slice(-10)}`;

/** The link that dials an American number; undefined for a placeholder. */
export const telLink = (phone: string): string | undefined =>
  isPlaceholder(phone) ? undefined : `tel:${toNumber(phone)}`;

/** The link that opens a text to an American number; undefined for a placeholder. */
export const textLink = (phone: string): string | undefined =>
  isPlaceholder(phone) ? undefined : `sms:${toNumber(phone)}`;
