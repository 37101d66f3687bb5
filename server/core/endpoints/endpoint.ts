import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { TRPCError } from '@trpc/server';
import { day, minute } from '../../../shared/durations';
import type { Models } from '../models';
import { PermanentFailure, TryAgain } from '../outbox/failures';
import type { Handler } from '../outbox/work';
import type { Seal } from '../seal';
import type { Endpoint, KeptSecret } from './endpoint-fields';
import { type LookUp, lookUpInDns, post } from './post';
import { getReach, type PrivateNetworks } from './public-address';

const prefix = 'whsec_';

/** A new signing secret in the Standard Webhooks format. */
const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

type Signed = { id: string; timestamp: number; body: string };

/** The Standard Webhooks headers that prove the sender: one signature per valid secret. */
const signedHeaders = ({ id, timestamp, body }: Signed, secrets: readonly string[]) => {
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
const overlap = day;

/**
 * Adds a new secret before the current one, which signs for another day; drops older ones. Returns it in plain text.
 */
export const withNewSecret = (seal: Seal, id: string, secrets: readonly KeptSecret[], now: number) => {
  const secret = newSecret();
  const before = secrets.slice(0, 1).map(({ sealed }) => ({ sealed, until: new Date(now + overlap) }));
  return { secret, secrets: [{ sealed: seal.close(secret, id) }, ...before] };
};

/** The secrets that sign now, in plain text; fewer than stored if this server's own secret has changed. */
const getSecrets = (
  seal: Seal,
  { _id, secrets }: Pick<Endpoint, 'secrets'> & { _id: unknown },
  now: number,
): string[] =>
  secrets
    .filter(({ until }) => !until || until.getTime() > now)
    .flatMap(({ sealed }) => seal.open(sealed, String(_id)) ?? []);

/** The settings for sending messages to other systems. */
export type EndpointOptions = {
  now: () => number;
  seal: Seal;
  /** Private networks that we may send to. */
  networks: PrivateNetworks;
  lookUp?: LookUp;
};

type StoredEndpoint = Endpoint & { _id: unknown };
type Message = { url: string; headers: Record<string, string>; body: string };

const noteEvery = minute;
const gone = 'HTTP 410';

const refuse = (message: string) => new TRPCError({ code: 'BAD_REQUEST', message });

/** The current addresses of a host; empty if the name does not resolve. */
const findAddresses = async (host: string, lookUp: LookUp): Promise<string[]> =>
  isIP(host) ? [host] : lookUp(host).catch(() => []);

/**
 * Refuses addresses that can never work: http outside the configured networks, and private addresses. Other names are
 * resolved again at every connection.
 */
export const refuseUnreachable = async (
  { networks, lookUp = lookUpInDns }: Pick<EndpointOptions, 'networks' | 'lookUp'>,
  text: string,
): Promise<void> => {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && getReach(host, networks) === 'refused')
    throw refuse('This address is not public. Add private receivers to WEBHOOK_NETWORKS.');
  if (url.protocol === 'https:') return;
  const addresses = networks.length > 0 ? await findAddresses(host, lookUp) : [];
  if (!addresses.some((address) => getReach(address, networks) === 'private'))
    throw refuse(
      'The address must begin with https:// so that nobody can read the leads on the way. Only receivers in WEBHOOK_NETWORKS can use http://.',
    );
};

/** Until when the previous secret also signs; null if none does. */
export const oldSecretUntil = ({ secrets }: Pick<Endpoint, 'secrets'>, now: number): string | null => {
  const until = secrets.map((secret) => secret.until).find((date) => date && date.getTime() > now);
  return until?.toISOString() ?? null;
};

/** A message with the event's id, by which a receiver recognizes repeats, signed with every valid secret. */
export const signedMessage = (
  { seal, now }: Pick<EndpointOptions, 'seal' | 'now'>,
  endpoint: StoredEndpoint,
  { id, body }: { id: string; body: string },
): Message => {
  const secrets = getSecrets(seal, endpoint, now());
  if (secrets.length === 0) throw new PermanentFailure('secret lost');
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Lantern-Webhooks',
    ...signedHeaders({ id, timestamp: Math.floor(now() / 1000), body }, secrets),
  };
  return { url: endpoint.url, headers, body };
};

/** Sends a message. Anything but 2xx is a failed try; 410 Gone is the last one. */
export const send = async (
  { networks, lookUp }: Pick<EndpointOptions, 'networks' | 'lookUp'>,
  message: Message,
  signal: AbortSignal,
  keep: Parameters<Handler>[2],
): Promise<void> => {
  const answer = await post({ ...message, networks, signal, ...(lookUp && { lookUp }) });
  keep(answer);
  const code = `HTTP ${answer.status}`;
  if (code === gone) throw new PermanentFailure(gone);
  if (answer.status < 200 || answer.status > 299) throw new TryAgain(code);
};

export const isGone = (error: unknown): boolean => error instanceof PermanentFailure && error.code === gone;

/** Records a successful delivery, but not every time: a write per lead would add little. */
export const noteSuccess = async (
  endpoints: { updateOne(filter: object, update: object): PromiseLike<unknown> },
  { _id, failingSince, lastSuccessAt }: StoredEndpoint & { failingSince?: Date },
  now: number,
): Promise<void> => {
  if (!failingSince && lastSuccessAt && now - lastSuccessAt.getTime() < noteEvery) return;
  await endpoints.updateOne(
    { _id },
    { $set: { lastSuccessAt: new Date(now) }, $unset: { failingSince: '' } },
  );
};

/** Drops everything still to be sent to an endpoint. */
export const dropUnsent = ({ outbox }: Models, to: Record<string, string>) =>
  outbox.deleteMany({ ...to, state: { $in: ['waiting', 'needs a look'] } });
