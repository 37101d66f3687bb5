import { randomBytes } from 'node:crypto';
import type { ClientInput } from '../../../shared/schemas/client';
import type { ConsentAnswer, TokenQuery } from '../../../shared/schemas/consent';
import { createSeal } from '../../core/seal';
import type { BuiltForm } from './built-forms';

const about = 'a form that was shown';
const keptFor = 24 * 60 * 60 * 1000;

/** What a token says: which form was shown, and when, by our own clock. */
export type Token = { id: string; issuedAt: number; page: string; version: string; snapshot: string };
/** A token that came with a lead, or why it proves nothing. */
export type ReadToken =
  | { token: Token }
  | { token?: undefined; refused: NonNullable<ConsentAnswer['tokenRefused']> };

type Options = {
  encryptionKey: string;
  now: () => number;
  /** The forms that are served now. */
  forms: readonly BuiltForm[];
  /** Whether the firm keeps how a form is filled in. */
  keepsSteps: boolean;
  publicUrl?: string | undefined;
};

type Sent = Pick<ClientInput, 'consentToken' | 'consentVersion' | 'pageUrl'>;

const getHost = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : undefined);

/** Gives a form its token when it is shown, and reads it off the lead; it asks no database. */
export const createWitness = ({ encryptionKey, now, forms, keepsSteps, publicUrl }: Options) => {
  const seal = createSeal([encryptionKey], 'consent tokens');
  const hashes = new Map<string, string>();
  const getName = ({ page, version, build }: TokenQuery) => [build, version, page].join(' ');
  const learn = (these: readonly Omit<BuiltForm, 'html'>[]) => {
    for (const { hash, pages, ...form } of these)
      for (const page of pages) hashes.set(getName({ ...form, page }), hash);
  };
  learn(forms);
  const isOurs = (host: string | undefined, requestHost: string | undefined) =>
    host !== undefined && (host === requestHost || host === getHost(publicUrl));

  const open = (sealed: string): Token | undefined => {
    const text = seal.open(sealed, about);
    return text === undefined ? undefined : (JSON.parse(text) as Token);
  };

  return {
    keepsSteps,
    /** Learns of forms that an earlier build served: a page may have been open since then. */
    learn,

    /** A token for a form of ours; undefined where no build of ours has such a form on this page. */
    issue(query: TokenQuery) {
      const snapshot = hashes.get(getName(query));
      if (!snapshot) return undefined;
      const { page, version } = query;
      const issuedAt = now();
      const token: Token = { id: randomBytes(12).toString('base64url'), issuedAt, page, version, snapshot };
      return { token: seal.close(JSON.stringify(token), about), issuedAt: new Date(issuedAt).toISOString() };
    },

    /** Reads the token of a lead; undefined where none came. Whether it was used is not its matter. */
    read(sent: Sent, host: string | undefined): ReadToken | undefined {
      if (!sent.consentToken) return undefined;
      const token = open(sent.consentToken);
      if (!token) return { refused: 'unknown' };
      // By the clock of now, also for what was held for staff: a day later nobody knows whether it was used.
      const age = now() - token.issuedAt;
      if (age < 0 || age > keptFor) return { refused: 'old' };
      const isThere = isOurs(getHost(sent.pageUrl), host) && new URL(sent.pageUrl!).pathname === token.page;
      if (!isThere || sent.consentVersion !== token.version) return { refused: 'elsewhere' };
      return { token };
    },
  };
};

export type Witness = ReturnType<typeof createWitness>;
