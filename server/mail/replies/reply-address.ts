import { createHash, randomBytes } from 'node:crypto';
import type { SentMailDoc } from '../../conversation/sent-mail.model';
import type { Deps } from '../deps';

/** RFC 4648, in lower case, because mail servers may change the case of an address. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Returns a random token of 130 bits. */
const createToken = () => Array.from(randomBytes(tokenLength), (byte) => alphabet[byte % 32]).join('');

const tokenLength = 26;
const tokenPattern = /[a-z2-7]{26,64}/g;

export const hashToken = (token: string): string =>
  createHash('sha256').update(`reply ${token}`).digest('base64url');

/** Anyone may send thousands of addresses, each with many places where a token could be. */
const mostTokens = 200;

/** Returns the hashes of what may be our tokens in addresses, whatever else these contain. */
export const hashTokens = (addresses: readonly string[]): string[] => {
  const tokens = new Set<string>();
  for (const [run] of addresses.join('\n').toLowerCase().matchAll(tokenPattern))
    for (let at = 0; at + tokenLength <= run.length && tokens.size < mostTokens; at++)
      tokens.add(run.slice(at, at + tokenLength));
  return [...tokens].map(hashToken);
};

/**
 * Remembers that a message goes to a lead's person, or to an unknown sender, and returns its own address for answers, of
 * which only the hash is stored; undefined if no address is set up.
 */
export const openReplyAddress = async (
  { models, now, mail: { replyTo } }: Deps,
  name: string,
  receiver: Pick<SentMailDoc, 'clientId' | 'phoneKey'>,
): Promise<string | undefined> => {
  const token = createToken();
  await models.sentMails.updateOne(
    { _id: name },
    {
      $setOnInsert: { ...receiver, at: new Date(now()) },
      ...(replyTo && { $push: { tokens: hashToken(token) } }),
    },
    { upsert: true },
  );
  return replyTo?.replace('*', token);
};
