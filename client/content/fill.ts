import { site } from './site';

const [headOffice] = site.offices;

/** The head office's address on one line; empty if the firm has set none. */
export const headAddress = headOffice
  ? `${headOffice.street}, ${headOffice.locality}, ${headOffice.region} ${headOffice.postalCode}`
  : '';

const values: Record<string, string> = {
  firm: [site.name.first, site.name.second].filter(Boolean).join(' '),
  email: site.emails.help,
  privacyEmail: site.emails.privacy,
  phone: site.phone,
  address: headAddress,
};

/** The firm's name in everyday use. */
export const firmName = values.firm!;

/**
 * Replaces `{firm}`, `{email}`, `{phone}` and `{address}` with the firm's own facts; without an office, the address is
 * dropped with the comma or word before it.
 */
export const fill = (text: string): string =>
  (headAddress ? text : text.replace(/, \{address\}| (?:at|en) \{address\},/g, '')).replace(
    /\{([a-zA-Z]+)\}/g,
    (token, name: string) => values[name] ?? token,
  );
