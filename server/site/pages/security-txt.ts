/** Where whoever finds a hole looks up whom to tell (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

const halfYear = 182 * 24 * 60 * 60 * 1000;

type Options = { contact: string; origin: string; now: () => number };

/** It says for how long it may be believed, less than a year; made at each request, it never runs out. */
export const securityTxt = ({
  contact,
  origin,
  now,
}: Options): string => `Contact: mailto:${encodeURI(contact)}
Expires: ${new Date(now() + halfYear).toISOString()}
Preferred-Languages: en
Canonical: ${origin}${securityTxtPath}
`;
