import { randomBytes } from 'node:crypto';
import { day } from '../../../shared/durations';
import type { ClientInput } from '../../../shared/schemas/client';
import type { ConsentAnswer, TokenQuery } from '../../../shared/schemas/consent';
import { createSeal } from '../../core/seal';
import type { Models } from '../models';
import type { BuiltForm } from './built-forms';
import type { SnapshotDoc } from './snapshot.model';

const about = 'a form that was shown';
const keptFor = day;

/** A token's content: which form was shown, and when by our own clock. */
export type Token = { id: string; issuedAt: number; page: string; version: string; snapshot: string };
/** A token that came with a lead, or the reason why it proves nothing. */
export type ReadToken =
  | { token: Token }
  | { token?: undefined; refused: NonNullable<ConsentAnswer['tokenRefused']> };

type Options = {
  encryptionKey: string;
  now: () => number;
  /** The forms served now. */
  forms: readonly BuiltForm[];
  publicUrl?: string | undefined;
};

type Sent = Pick<ClientInput, 'consentToken' | 'consentVersion' | 'pageUrl'>;

const getHost = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : undefined);

/** Issues a token when a form is shown, and reads it from the lead. Uses no database. */
export const createWitness = ({ encryptionKey, now, forms, publicUrl }: Options) => {
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
    /** The forms of this build. */
    served: forms,
    /** Adds forms of earlier builds, because a page may still be open from then. */
    learn,

    /** Returns a token for one of our forms, or undefined if no build has such a form on this page. */
    issue(query: TokenQuery) {
      const snapshot = hashes.get(getName(query));
      if (!snapshot) return undefined;
      const { page, version } = query;
      const issuedAt = now();
      const token: Token = { id: randomBytes(12).toString('base64url'), issuedAt, page, version, snapshot };
      return { token: seal.close(JSON.stringify(token), about), issuedAt: new Date(issuedAt).toISOString() };
    },

    /** Reads a lead's token; undefined if there is none. Does not check whether it was used. */
    read(sent: Sent, host: string | undefined): ReadToken | undefined {
      if (!sent.consentToken) return undefined;
      const token = open(sent.consentToken);
      if (!token) return { refused: 'unknown' };
      // Measured now, even for leads that waited for staff: after a day, used tokens are no longer known.
      const age = now() - token.issuedAt;
      if (age < 0 || age > keptFor) return { refused: 'old' };
      const isThere = isOurs(getHost(sent.pageUrl), host) && new URL(sent.pageUrl!).pathname === token.page;
      if (!isThere || sent.consentVersion !== token.version) return { refused: 'elsewhere' };
      return { token };
    },
  };
};

export type Witness = ReturnType<typeof createWitness>;

type Needs = { models: Pick<Models, 'consentSnapshots'>; witness: Witness; now: () => number };

/** Stores this build's forms for good, and loads those of earlier builds into the witness. */
export const keepSnapshots = async ({ models, witness, now }: Needs, forms: readonly BuiltForm[]) => {
  const { consentSnapshots } = models;
  await Promise.all(
    forms.map(({ hash, pages, ...form }) =>
      consentSnapshots.updateOne(
        { _id: hash },
        { $setOnInsert: { ...form, at: new Date(now()) }, $addToSet: { pages: { $each: pages } } },
        { upsert: true },
      ),
    ),
  );
  const snapshots = await consentSnapshots.find({}, { html: 0 }).lean<Omit<SnapshotDoc, 'html'>[]>();
  witness.learn(snapshots.map(({ _id, ...form }) => ({ hash: _id, ...form })));
};
