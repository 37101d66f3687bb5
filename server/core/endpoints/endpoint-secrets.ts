import { createHmac, randomBytes } from 'node:crypto';
import type { Seal } from '../seal';
import type { Endpoint, KeptSecret } from './endpoint-fields';

const prefix = 'whsec_';

/** A new signing secret in the Standard Webhooks format. */
const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

type Message = { id: string; timestamp: number; body: string };

/** The Standard Webhooks headers that prove the sender: one signature per valid secret. */
export const signedHeaders = ({ id, timestamp, body }: Message, secrets: readonly string[]) => {
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
};

/** The time during which the previous secret also signs, so that a receiver can switch. */
const overlap = 24 * 60 * 60 * 1000;

/**
 * Adds a new secret before the current one, which signs for another day; drops older ones. Returns it in plain text.
 */
export const withNewSecret = (seal: Seal, id: string, secrets: readonly KeptSecret[], now: number) => {
  const secret = newSecret();
  const before = secrets.slice(0, 1).map(({ sealed }) => ({ sealed, until: new Date(now + overlap) }));
  return { secret, secrets: [{ sealed: seal.close(secret, id) }, ...before] };
};

/** The secrets that sign now, in plain text; fewer than stored if this server's own secret has changed. */
export const getSecrets = (
  seal: Seal,
  { _id, secrets }: Pick<Endpoint, 'secrets'> & { _id: unknown },
  now: number,
): string[] =>
  secrets
    .filter(({ until }) => !until || until.getTime() > now)
    .flatMap(({ sealed }) => seal.open(sealed, String(_id)) ?? []);
