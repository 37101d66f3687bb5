import { isIP } from 'node:net';
import { TRPCError } from '@trpc/server';
import type { Models } from '../models';
import { NeedsALook, TryAgain } from '../outbox/failures';
import type { Handler } from '../outbox/work';
import type { Seal } from '../seal';
import type { Endpoint } from './endpoint-fields';
import { secretsOf } from './endpoint-secrets';
import { type LookUp, lookUpInDns, post } from './post';
import { type PrivateNetworks, reachOf } from './public-address';
import { signedHeaders } from './sign';

/** What messages to other systems are sent with. */
export type EndpointOptions = {
  models: Models;
  now: () => number;
  seal: Seal;
  /** Networks that are not public and may be sent to all the same. */
  networks: PrivateNetworks;
  lookUp?: LookUp;
};

type Kept = Endpoint & { _id: unknown };
type Message = { url: string; headers: Record<string, string>; body: string };

const noteEvery = 60_000;
const gone = 'HTTP 410';

const refuse = (message: string) => new TRPCError({ code: 'BAD_REQUEST', message });

/** The addresses of a host now; none where nobody knows its name. */
const addressesOf = async (host: string, lookUp: LookUp): Promise<string[]> =>
  isIP(host) ? [host] : lookUp(host).catch(() => []);

/**
 * Says at once what every message would fail of: an http address outside the networks that the setting names, and an
 * address that is not public. Any other name is looked up when it is connected to, each time anew.
 */
export const refuseUnreachable = async (
  { networks, lookUp = lookUpInDns }: Pick<EndpointOptions, 'networks' | 'lookUp'>,
  text: string,
): Promise<void> => {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && reachOf(host, networks) === 'refused')
    throw refuse('This address is not public. Add private receivers to WEBHOOK_NETWORKS.');
  if (url.protocol === 'https:') return;
  const addresses = networks.length > 0 ? await addressesOf(host, lookUp) : [];
  if (!addresses.some((address) => reachOf(address, networks) === 'private'))
    throw refuse(
      'The address must begin with https:// so that nobody can read the leads on the way. Only receivers in WEBHOOK_NETWORKS can use http://.',
    );
};

/** Until when the secret before the present one signs as well; null when none does. */
export const oldSecretUntil = ({ secrets }: Pick<Endpoint, 'secrets'>, now: number): string | null => {
  const until = secrets.map((secret) => secret.until).find((date) => date && date.getTime() > now);
  return until?.toISOString() ?? null;
};

/** A message under the event's id, by which a receiver knows a repeat, signed with every secret that counts now. */
export const signedMessage = (
  { seal, now }: Pick<EndpointOptions, 'seal' | 'now'>,
  endpoint: Kept,
  { id, body }: { id: string; body: string },
): Message => {
  const secrets = secretsOf(seal, endpoint, now());
  if (secrets.length === 0) throw new NeedsALook('secret lost');
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Lantern-Webhooks',
    ...signedHeaders({ id, timestamp: Math.floor(now() / 1000), body }, secrets),
  };
  return { url: endpoint.url, headers, body };
};

/** Sends a message. Anything but 2xx is a failed try, and 410, which says that nobody is there any more, the last one. */
export const send = async (
  { networks, lookUp }: Pick<EndpointOptions, 'networks' | 'lookUp'>,
  message: Message,
  signal: AbortSignal,
  keep: Parameters<Handler>[2],
): Promise<void> => {
  const answer = await post({ ...message, networks, signal, ...(lookUp && { lookUp }) });
  keep(answer);
  const code = `HTTP ${answer.status}`;
  if (code === gone) throw new NeedsALook(gone);
  if (answer.status < 200 || answer.status > 299) throw new TryAgain(code);
};

export const isGone = (error: unknown): boolean => error instanceof NeedsALook && error.code === gone;

/** Remembers that a message was taken. Not each time: a write for every lead would say little more. */
export const noteSuccess = async (
  endpoints: { updateOne(filter: object, update: object): PromiseLike<unknown> },
  { _id, failingSince, lastSuccessAt }: Kept & { failingSince?: Date },
  now: number,
): Promise<void> => {
  if (!failingSince && lastSuccessAt && now - lastSuccessAt.getTime() < noteEvery) return;
  await endpoints.updateOne(
    { _id },
    { $set: { lastSuccessAt: new Date(now) }, $unset: { failingSince: '' } },
  );
};

/** Lets go of what was still to be sent to an endpoint. */
export const dropUnsent = ({ outbox }: Models, to: Record<string, string>) =>
  outbox.deleteMany({ ...to, state: { $in: ['waiting', 'needs a look'] } });
