import { z } from '../zod';

/**
 * The token in a link's address. Our tokens are base64url; mail programs and people leave punctuation and spaces behind
 * them.
 */
export const pageToken = z.string().transform((address) => /[\w-]+/.exec(address)?.[0] ?? '');

/** The token of a link with 256 random bits, which are 43 characters. */
export const randomToken = pageToken.transform((token) => token.slice(0, 43));
