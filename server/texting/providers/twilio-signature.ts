import { createHash, createHmac } from 'node:crypto';
import { isSame } from '../../core/links';
import type { Webhook } from './provider';

const algorithms: Record<string, string> = { HMAC_SHA1: 'sha1', HMAC_SHA256: 'sha256' };

/** The parameters of a form, by name, each name followed by its value; a repeated pair counts once. */
const joinParameters = (raw: Buffer): string =>
  // The character between them sorts before all others, so that `From` comes before `FromCity`.
  [...new Set([...new URLSearchParams(raw.toString('utf8'))].map((pair) => pair.join('\0')))]
    .sort()
    .map((pair) => pair.replace('\0', ''))
    .join('');

/** The address with and without its usual port, because Twilio signs either. */
const withAndWithoutPort = (text: string): string[] => {
  const [, start = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#]+)(.*)$/s.exec(text) ?? [];
  const port = start === 'https://' ? ':443' : ':80';
  const other = host.endsWith(port)
    ? host.slice(0, -port.length)
    : /:\d+$/.test(host)
      ? host
      : `${host}${port}`;
  return [text, `${start}${other}${rest}`];
};

type Keys = { token: string; sharedKey?: string | undefined };

/**
 * Checks Twilio's signature: HMAC of the address and the form with the account's token, or, if the header of its
 * webhook rules names an algorithm, with a shared key. A body that is no form is signed by its hash in the address.
 */
export const isSignedByTwilio = ({ token, sharedKey }: Keys, { url, header, raw }: Webhook): boolean => {
  const signature = header('X-Twilio-Signature') ?? '';
  const settings = header('X-Twilio-Webhooks-Signature-Settings');
  const [, named = ''] = /(?:^|,)\s*algorithm=([^,\s]+)/.exec(settings ?? '') ?? [];
  const algorithm = settings === undefined ? 'sha1' : algorithms[named];
  const key = settings === undefined ? token : sharedKey;
  if (!signature || !algorithm || !key) return false;
  const bodyHash = new URL(url).searchParams.get('bodySHA256');
  if (bodyHash !== null && !isSame(createHash('sha256').update(raw).digest('hex'), bodyHash)) return false;
  const parameters = bodyHash === null ? joinParameters(raw) : '';
  return withAndWithoutPort(url).some((address) =>
    isSame(createHmac(algorithm, key).update(`${address}${parameters}`).digest('base64'), signature),
  );
};
