import { site } from './site';

const [headOffice] = site.offices;

/** The address of the head office in one line; empty for a firm that has set none. */
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

/** The firm's name as people say it. */
export const firmName = values.firm!;

/**
 * Puts the firm's own facts where a text says `{firm}`, `{email}`, `{phone}` or `{address}`; a firm without an office
 * leaves the address out with the comma or the word in front of it.
 */
export const fill = (text: string): string =>
  (headAddress ? text : text.replace(/, \{address\}| (?:at|en) \{address\},/g, '')).replace(
    /\{([a-zA-Z]+)\}/g,
    (token, name: string) => values[name] ?? token,
  );
