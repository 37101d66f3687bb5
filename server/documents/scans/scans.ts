import { randomInt } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type { ScanRecord } from '../../../shared/schemas/scan';
import { type Caller, getName } from '../../core/caller';
import { repeatWrite } from '../../core/change/repeat-write';
import { deriveId } from '../../core/db/derive-id';
import { isFirst } from '../../core/db/errors';
import { notFound } from '../../core/http/trpc';
import { historyEntry, traced } from '../../leads/store/history';
import { findAllIds } from '../../leads/store/lead-by-id';
import type { Deps } from '../deps';
import { computeHash } from '../pdf/hashes';
import { acceptScan } from './accept-scan';
import type { ScanDoc } from './scan.model';

/** Several pages make one PDF. */
const mostScans = 20;

export const toScan = ({
  _id,
  leadId,
  type,
  size,
  hash,
  at,
  by,
}: Omit<ScanDoc, 'sealed' | 'place'>): ScanRecord => ({
  id: _id,
  leadId,
  type,
  size,
  hash,
  at: at.toISOString(),
  by,
});

/** Returns the scans of a lead and of those merged into it, newest first. */
export const findScans = async (needs: Deps, leadId: string): Promise<ScanRecord[]> => {
  const docs = await needs.models.scans
    .find({ leadId: { $in: await findAllIds(needs, leadId) } })
    .sort({ at: -1, _id: -1 })
    .select({ sealed: 0 })
    .lean<ScanDoc[]>();
  return docs.map(toScan);
};

const tooMany = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: `A lead has at most ${mostScans} scans, besides those of leads that were merged into it. Put the pages into one PDF.`,
  });

/**
 * Returns a free place of the lead. Throws if all are used. Scans of merged leads don't count: a merge must neither
 * lose a signed paper nor block the next one.
 */
const freePlace = async ({ models }: Deps, id: string): Promise<string> => {
  const existing = await models.scans
    .find({ leadId: id })
    .select({ place: 1 })
    .lean<Pick<ScanDoc, '_id' | 'place'>[]>();
  const usedPlaces = new Set(existing.map(({ place }) => place));
  const places = Array.from({ length: mostScans }, (_, number) => `${id} ${number}`);
  const isOwn = (place: string | undefined) => place !== undefined && places.includes(place);
  const elsewhere = existing.filter(({ place }) => !isOwn(place)).length;
  const free = places.slice(0, Math.max(0, mostScans - elsewhere)).filter((place) => !usedPlaces.has(place));
  if (existing.length >= mostScans || free.length === 0) throw tooMany();
  // Random, so that concurrent uploads mostly use different ones.
  return free[randomInt(free.length)]!;
};

const busy = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'Others are adding scans to this lead. Wait a moment and try again.',
  });

/**
 * Writes a scan to a place of its lead, in one write that fails if another scan has the place; does nothing if the scan
 * exists.
 */
const insertOnce = (needs: Deps, scan: Omit<ScanDoc, 'place'>) =>
  repeatWrite(
    async () => {
      if (await needs.models.scans.exists({ _id: scan._id })) return true;
      const place = await freePlace(needs, scan.leadId);
      return (await isFirst(needs.models.scans.create({ ...scan, place }))) || undefined;
    },
    { givenUp: busy },
  );

/** Stores a scan, encrypted, and adds it to the lead's timeline. The same file again returns the existing scan. */
export const keepScan = async (
  needs: Deps,
  caller: Caller,
  leadId: string,
  bytes: Buffer,
): Promise<ScanRecord> => {
  const { models, agreements, now, feed } = needs;
  const type = acceptScan(bytes);
  const [id = leadId] = await findAllIds(needs, leadId);
  const hash = computeHash(bytes);
  const _id = deriveId(`${id} ${hash}`);
  const entry = {
    ...historyEntry(caller, now, { action: 'agreement', note: 'Scan of the signed paper added' }),
    _id: new Types.ObjectId(_id),
  };
  const about = { _id, leadId: id, type, size: bytes.length, hash, by: getName(caller), at: entry.at };
  const sealed = agreements.close(bytes.toString('base64'), `scan ${_id}`);
  await insertOnce(needs, { ...about, sealed });
  // After the scan, and only once, even if the first try stopped between the two.
  const { modifiedCount } = await models.clients.updateOne(
    { _id: id, 'history._id': { $ne: entry._id } },
    traced({ entries: [entry] }),
  );
  if (modifiedCount > 0) feed.announce(id, 'changed');
  const stored = await models.scans.findById(_id).select({ sealed: 0 }).lean<ScanDoc>();
  return toScan(stored ?? about);
};

/** Returns a lead's scan with its bytes. Throws NOT_FOUND if the lead has no such scan. */
export const openScan = async (
  needs: Deps,
  leadId: string,
  scan: string,
): Promise<ScanRecord & { bytes: Buffer }> => {
  const ids = await findAllIds(needs, leadId);
  const doc = await needs.models.scans.findOne({ _id: scan, leadId: { $in: ids } }).lean<ScanDoc>();
  if (!doc) throw notFound('scan');
  return { ...toScan(doc), bytes: Buffer.from(needs.agreements.open(doc.sealed, `scan ${scan}`), 'base64') };
};
