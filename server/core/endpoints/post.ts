import { lookup as lookUpName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { PermanentFailure } from '../outbox/failures';
import type { TryAnswer } from '../outbox/outbox.model';
import { type Exchanged, exchange } from './exchange';
import { getReach, type PrivateNetworks } from './public-address';

/** Resolves a name; tests provide their own. */
export type LookUp = (host: string) => Promise<string[]>;

export const lookUpInDns: LookUp = (host) =>
  new Promise((resolve, reject) =>
    lookUpName(host, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses.map(({ address }) => address)),
    ),
  );

const answersWithin = 10_000;
const usuallyKept = 1024;

type Request = {
  url: string;
  headers: Record<string, string>;
  networks: PrivateNetworks;
  lookUp?: LookUp | undefined;
  signal?: AbortSignal;
  within?: number;
  /** The maximum response size to keep. */
  mostBytes?: number;
};

/** The addresses we may connect to; plain http only reaches our own networks. */
const getAllowed = (addresses: readonly string[], url: URL, networks: PrivateNetworks) =>
  addresses.filter((address) => {
    const reach = getReach(address, networks);
    return reach === 'private' || (reach === 'public' && url.protocol === 'https:');
  });

const refused = () => new PermanentFailure('address refused');

/**
 * Resolves a name when connecting and returns only allowed addresses. The checked address is the one used, so a name
 * that changes its answer in between gains nothing.
 */
const guardedLookup =
  (url: URL, networks: PrivateNetworks, lookUp: LookUp): LookupFunction =>
  (host, { all }, done) => {
    lookUp(host).then(
      (addresses) => {
        const allowed = getAllowed(addresses, url, networks).map((address) => ({
          address,
          family: isIP(address),
        }));
        const [first] = allowed;
        if (!first) done(refused(), '', 4);
        else if (all) done(null, allowed);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 4),
    );
  };

/**
 * Asks an address that we may connect to. A redirect is an ordinary response and is not followed. Throws if there is no
 * response, or the address is not allowed.
 */
export const askGuarded = async (options: Request & { body?: string }): Promise<Exchanged> => {
  const { headers, body, networks, lookUp = lookUpInDns, signal } = options;
  const { within = answersWithin, mostBytes = usuallyKept } = options;
  const url = new URL(options.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node does not resolve a literal address, so check it here.
  if (isIP(host) && getAllowed(await lookUp(host), url, networks).length === 0) throw refused();
  const lookup = guardedLookup(url, networks, lookUp);
  return exchange({ url, headers, body, within, mostBytes, signal, lookup });
};

/** Posts to a receiver; returns the status and the first kilobyte or more of the response. */
export const post = async (options: Request & { body: string }): Promise<TryAnswer> => {
  const startedAt = performance.now();
  const { status, bytes } = await askGuarded(options);
  return { status, text: bytes.toString('utf8'), ms: Math.round(performance.now() - startedAt) };
};
