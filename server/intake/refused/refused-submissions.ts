import { createHmac, hkdfSync } from 'node:crypto';
import { Types } from 'mongoose';
import { minute } from '../../../shared/durations';
import type { Reason } from '../../../shared/schemas/outcome';
import type { KeptKind } from '../../../shared/schemas/refused';
import { createCache } from '../../core/db/cache';
import { isFirst } from '../../core/db/errors';
import type { Seal } from '../../core/seal';
import type { Tally } from '../../core/tally';
import type { RefusedSubmissionDoc } from '../../vendors/refused-submission.model';
import { withoutKeys } from '../../vendors/vendor-keys';
import { personMark } from '../claims/idempotency-claims';
import type { RequestFacts } from '../consent-record';
import type { Models } from '../models';
import { evictable, waiting } from './kept';

/**
 * Marks a text so that an equal one can be found, but no one without the key can guess it: a vendor's own ID of a lead
 * may be an e-mail address.
 */
export const createMark = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lantern: marks of kept posts', 32));
  return (...parts: string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
};

type Mark = ReturnType<typeof createMark>;

const countAgainAfter = minute;

/** Counts the bytes of a filter's kept submissions every minute, and adds each one kept in between. */
const createByteCount = (posts: Models['refusedSubmissions'], now: () => number, filter: object) => {
  const count = async () => {
    const [sum] = await posts.aggregate<{ bytes: number }>([
      { $match: filter },
      { $group: { _id: null, bytes: { $sum: '$bytes' } } },
    ]);
    return { bytes: sum?.bytes ?? 0 };
  };
  return createCache(countAgainAfter, count, now).get;
};

/** The most bytes kept from callers without a key; beyond this, the oldest are removed. */
const mostOfAnyone = 20_000_000;
/**
 * A quarantined submission was answered as a lead, so it is never removed automatically; above this size no more are
 * held.
 */
const mostHeld = 20_000_000;
/** The most characters kept of a body that is not an object, from callers without a key. */
const mostRaw = 20_000;

/** The request and its answer, sealed because they are about a person. */
export type Arrived = {
  body: unknown;
  contentType: string;
  idempotencyKey?: string | undefined;
  ip: string;
  /** Facts about the request, as evidence of a consent. */
  seen?: RequestFacts | undefined;
  answer: { status: number; body: Record<string, unknown> };
};

export type PostToKeep = {
  _id?: Types.ObjectId;
  vendorId: string | null;
  kind: KeptKind;
  reason: string;
  reasons?: Reason[];
  requestId: string;
  onceKeys?: readonly string[];
  /** The fields under our names, or as sent if there are none. */
  named?: unknown;
  arrived: Arrived;
};

type Options = {
  models: Models;
  now: () => number;
  seal: Seal;
  mark: Mark;
  tally: Tally<[source: string, outcome: string]>;
};

/** Returns a field as text; some senders use a number. */
const findText = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns a case type or campaign that may be stored unsealed: it is short and not a sentence about a person. */
const label = (body: unknown, name: string, shape: RegExp): string => {
  const value = findText(body, name);
  return shape.test(value) ? value : '';
};

const plainKeysAway = (arrived: Arrived): Arrived => JSON.parse(withoutKeys(JSON.stringify(arrived)));

/** Keeps submissions that were not accepted, so that staff can check and accept them later. */
export const createRefusedSubmissions = ({ models, now, seal, mark, tally }: Options) => {
  const { refusedSubmissions } = models;
  const ofAnyone = createByteCount(refusedSubmissions, now, evictable);
  const held = createByteCount(refusedSubmissions, now, waiting);

  /** Makes room by removing the oldest, and some more, so that this is not needed each time. */
  const makeRoom = async (bytes: number) => {
    const counted = await ofAnyone();
    counted.bytes += bytes;
    while (counted.bytes > mostOfAnyone) {
      const oldest = await refusedSubmissions
        .find(evictable)
        .sort({ at: 1, _id: 1 })
        .limit(200)
        .select({ bytes: 1 })
        .lean();
      if (oldest.length === 0) return;
      await refusedSubmissions.deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } });
      counted.bytes -= oldest.reduce((sum, post) => sum + post.bytes, 0);
    }
  };

  /** Finds a vendor's submission by the vendor's own ID, which is sealed. */
  const getMark = (vendorId: string, externalId: string) => mark('external id', vendorId, externalId);

  const externalMark = (vendorId: string | null, body: unknown) => {
    const id = findText(body, 'externalId');
    return vendorId && id !== '' ? { externalMark: getMark(vendorId, id) } : {};
  };

  /** Resolves when it is on disk. */
  const keep = async ({
    arrived,
    named = arrived.body,
    onceKeys = [],
    reasons = [],
    ...post
  }: PostToKeep): Promise<void> => {
    const _id = post._id ?? new Types.ObjectId();
    // A duplicate was already counted when it was found.
    if (post.kind !== 'duplicate') tally.count(post.vendorId ? 'vendor' : 'website', post.kind);
    const raw = arrived.body;
    const cut =
      post.vendorId === null && typeof raw === 'string'
        ? { ...arrived, body: raw.slice(0, mostRaw) }
        : arrived;
    const sealed = seal.close(JSON.stringify(plainKeysAway(cut)), String(_id));
    const bytes = Buffer.from(sealed, 'base64url');
    if (post.kind === 'quarantined') (await held()).bytes += bytes.length;
    else if (post.vendorId === null) await makeRoom(bytes.length);
    const doc = {
      ...post,
      _id,
      at: new Date(now()),
      status: arrived.answer.status,
      reasons,
      caseType: label(named, 'caseType', /^\d{1,9}$/),
      campaign: label(named, 'campaign', /^[^\p{Cc}]{1,100}$/u),
      ...externalMark(post.vendorId, named),
      sealed: bytes,
      bytes: bytes.length,
    };
    const claims = onceKeys.filter((claim) => !claim.startsWith(personMark));
    const insert = (one: object) => refusedSubmissions.collection.insertOne(one as never);
    const isKept = claims.length > 0 && (await isFirst(insert({ ...doc, onceKeys: claims })));
    // An equal one was faster. This one was answered too, so it is also kept.
    if (!isKept) await insert(doc);
  };

  return {
    markOf: getMark,
    keep,

    /** Holds a submission for staff to decide. Returns false, without storing it, if there is no room. */
    async quarantine(post: PostToKeep): Promise<boolean> {
      if ((await held()).bytes >= mostHeld) return false;
      await keep(post);
      return true;
    },

    /** Returns the content of a kept submission, or undefined if it can no longer be read. */
    read({ _id, sealed }: Pick<RefusedSubmissionDoc, '_id' | 'sealed'>): Arrived | undefined {
      // The driver's own reader returns a Binary, mongoose's a Buffer.
      const bytes = Buffer.isBuffer(sealed) ? sealed : Buffer.from((sealed as { buffer: Buffer }).buffer);
      const text = seal.open(bytes.toString('base64url'), String(_id));
      return text === undefined ? undefined : JSON.parse(text);
    },

    /** Returns the kept submission with one of these claims. */
    async holder(claims: readonly string[]): Promise<RefusedSubmissionDoc | null> {
      return refusedSubmissions.findOne({ onceKeys: { $in: claims } }).lean<RefusedSubmissionDoc>();
    },
  };
};
