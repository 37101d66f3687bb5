/** 555-01xx numbers are reserved for fiction: nobody answers them. */
export const isPlaceholder = (phone: string): boolean => /55501\d\d$/.test(phone.replace(/\D/g, ''));

/** The link that dials an American number; undefined for a placeholder. */
export const telLink = (phone: string): string | undefined =>
  isPlaceholder(phone) ? undefined : `tel:+1${phone.replace(/\D/g, '').slice(-10)}`;
