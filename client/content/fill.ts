import { site } from './site';

const headOffice = site.offices[0]!;

const values: Record<string, string> = {
  firm: `${site.name.first} ${site.name.second}`,
  email: site.emails.help,
  privacyEmail: site.emails.privacy,
  phone: site.phone,
  founded: String(site.founded),
  address: `${headOffice.street}, ${headOffice.locality}, ${headOffice.region} ${headOffice.postalCode}`,
};

/** The firm's name as people say it. */
export const firmName = values.firm!;

/** Puts the firm's own facts where a text says `{firm}`, `{email}`, `{phone}`, `{address}` or `{founded}`. */
export const fill = (text: string): string =>
  text.replace(/\{([a-zA-Z]+)\}/g, (token, name: string) => values[name] ?? token);
