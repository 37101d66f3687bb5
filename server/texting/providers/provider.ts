import type { MessageState } from '../../../shared/schemas/message';
import type { ProviderName } from '../../../shared/schemas/text-account';
import type { z } from '../../../shared/zod';
import type { Exchanged } from '../../core/endpoints/exchange';
import { askGuarded, type LookUp } from '../../core/endpoints/post';
import type { PrivateNetworks } from '../../core/endpoints/public-address';
import { describeTry, TryAgain } from '../../core/outbox/failures';

/** The account at a provider, and the networks that its address may be in, for a stand-in. */
export type ProviderOptions = {
  baseUrl: string;
  account: string;
  token: string;
  /** The key of webhooks: Telnyx's public key, or a shared key of Twilio's. */
  publicKey?: string | undefined;
  networks: PrivateNetworks;
  lookUp?: LookUp | undefined;
  now: () => number;
};

/** A text to be sent, with our own id and the address for reports about it. */
export type Outgoing = { id: string; from: string; to: string; body: string; callback: string };

/** A text at the provider, by its id there. */
export type AtProvider = { providerId: string; state: MessageState; segments?: number; cost?: string };

/**
 * The answer to a text. `away`: certainly not sent, because there was no connection. `lost`: the text may have been
 * sent, because the answer was lost.
 */
export type SendOutcome =
  | ({ outcome: 'accepted' } & AtProvider)
  | { outcome: 'refused'; code: string }
  | { outcome: 'away' | 'lost'; code: string };

/** A text that a person sent to one of our numbers. */
export type Incoming = {
  providerId: string;
  from: string;
  to: string;
  body: string;
  media: string[];
  /** When they sent it; a webhook comes right away. */
  sentAt?: Date;
  /** The keyword that the provider itself understood, and may have answered. */
  optOut?: 'stop' | 'help' | 'start';
};

/** The same in a list, where the addresses of its pictures are elsewhere. */
export type Listed = Omit<Incoming, 'media'> & { listMedia: () => Promise<string[]> };

/** A report on a text of ours. */
export type Report = AtProvider & { error?: string };

/** A picture that cannot be stored, also not later. */
export class NotKept extends Error {}

/** One of our numbers in the account, and where its incoming texts go. */
export type NumberAtProvider = { inbound?: string; isPost: boolean };

/** A webhook as it arrived, at the address that the provider signed. */
export type Webhook = { url: string; header(name: string): string | undefined; raw: Buffer };

export type TextProvider = {
  name: ProviderName;
  /** Waits so many milliseconds for the answer. */
  send(text: Outgoing, within?: number): Promise<SendOutcome>;
  /** The texts that look like one posted at a time. None proves nothing: a list may be late. */
  find(text: Outgoing, postedAt: Date): Promise<AtProvider[]>;
  /** The texts sent to one of our numbers, oldest first; missing where the provider has no list. */
  listIncoming?(to: string, since: Date): Promise<{ texts: Listed[]; isComplete: boolean }>;
  /** Checks the account and its key without sending anything. */
  checkKey(): Promise<'good' | 'refused' | 'suspended'>;
  /** Returns a number of the account; undefined if it is not there. */
  findNumber(number: string): Promise<NumberAtProvider | undefined>;
  /** Checks the signature of a webhook, and its age where that is signed. */
  verify(webhook: Webhook): boolean;
  readIncoming(webhook: Webhook): Incoming | undefined;
  readReport(webhook: Webhook): Report | undefined;
  /** A picture, up to 5 MB; throws `NotKept` if it is larger, or gone. */
  fetchMedia(url: string): Promise<{ type: string; bytes: Buffer }>;
};

/** An answer's body is at most a page of a list; a picture has its own limit. */
const mostBytes = 2_000_000;
const mostMedia = 5 * 1024 * 1024;
const mostRedirects = 3;

/** Not the status that a question expects; it may be asked again. */
export class AnsweredWith extends TryAgain {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

type Ask = {
  url: string;
  headers?: Record<string, string>;
  body?: string;
  within?: number | undefined;
};

/** Asks a provider; the account's key goes to its own address only. */
export const createClient = ({ networks, lookUp, now }: ProviderOptions, authorization: string) => {
  let ahead = 0;
  const ask = async ({ url, headers = {}, body, within }: Ask): Promise<Exchanged> => {
    const answer = await askGuarded({
      url,
      headers: { Authorization: authorization, ...headers },
      ...(body !== undefined && { body }),
      ...(within && { within }),
      networks,
      lookUp,
      mostBytes,
    });
    const date = Date.parse(answer.headers.date ?? '');
    if (!Number.isNaN(date)) ahead = date - now();
    return answer;
  };

  return {
    ask,

    /** Returns a time of ours by the provider's clock, as its newest answer told it. */
    atProvider: (at: Date): number => at.getTime() + ahead,

    /** Reads an answer of status 200. */
    async read<Schema extends z.ZodType>(url: string, schema: Schema): Promise<z.output<Schema>> {
      const { status, bytes } = await ask({ url });
      if (status !== 200) throw new AnsweredWith(status);
      return schema.parse(JSON.parse(bytes.toString('utf8')));
    },

    /** Fetches a file; redirects are followed without the account's key. */
    async fetchFile(url: string, isOurs: boolean): Promise<{ type: string; bytes: Buffer }> {
      let next = url;
      for (let count = 0; count <= mostRedirects; count++) {
        const { status, headers, bytes } = await askGuarded({
          url: next,
          headers: isOurs && count === 0 ? { Authorization: authorization } : {},
          networks,
          lookUp,
          mostBytes: mostMedia + 1,
        });
        if (status >= 300 && status < 400 && headers.location) next = new URL(headers.location, next).href;
        else if (status === 404 || status === 410) throw new NotKept('no longer at the provider');
        else if (status !== 200) throw new Error(`HTTP ${status}`);
        else if (bytes.length > mostMedia) throw new NotKept('larger than 5 MB, not kept');
        else return { type: headers['content-type'] ?? '', bytes };
      }
      throw new Error('too many redirects');
    },
  };
};

/** Returns undefined for an answer with one of these statuses. */
export const unlessStatus = <Answer>(statuses: readonly number[], reading: Promise<Answer>) =>
  reading.catch((error: unknown) => {
    if (error instanceof AnsweredWith && statuses.includes(error.status)) return undefined;
    throw error;
  });

/** Failures in which no connection came about, so that nothing was sent. */
const neverConnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'address refused',
];

/** Reads the answer to a text: only a refusal of the provider itself, or no connection, proves that nothing was sent. */
export const settleSend = async (
  asking: Promise<Exchanged>,
  read: (body: unknown, status: number) => AtProvider | { code: string } | undefined,
): Promise<SendOutcome> => {
  try {
    const { status, bytes } = await asking;
    if (status >= 500 || status < 200) return { outcome: 'lost', code: `HTTP ${status}` };
    const result = read(JSON.parse(bytes.toString('utf8')), status);
    if (!result) return { outcome: 'lost', code: `HTTP ${status}` };
    return 'code' in result ? { outcome: 'refused', code: result.code } : { outcome: 'accepted', ...result };
  } catch (error) {
    const code = describeTry(error);
    return { outcome: neverConnected.includes(code) ? 'away' : 'lost', code };
  }
};
