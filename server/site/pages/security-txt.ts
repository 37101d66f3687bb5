/** The file with our contact for security researchers (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

const halfYear = 182 * 24 * 60 * 60 * 1000;

type Options = { contact: string; origin: string; now: () => number };

/** The file must state an expiry of less than a year; created per request, it never expires. */
export const securityTxt = ({
  contact,
  origin,
  now,
}: Options): string => `Contact: mailto:${encodeURI(contact)}
Expires: ${new Date(now() + halfYear).toISOString()}
Preferred-Languages: en
Canonical: ${origin}${securityTxtPath}
`;
