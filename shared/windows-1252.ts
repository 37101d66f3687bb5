/** The characters of Windows-1252 from 0x80 to 0x9f, listed because some releases of Node read them as ISO-8859-1. */
const from80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Reads bytes, given as a text of one character each, as Windows-1252. */
export const fromWindows1252 = (bytes: string): string =>
  bytes.replace(/[\x80-\x9f]/g, (sign) => from80[sign.charCodeAt(0) - 0x80]!);
