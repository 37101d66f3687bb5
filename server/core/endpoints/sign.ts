import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new signing secret in the Standard Webhooks format. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

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
