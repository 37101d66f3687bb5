import { randomInt } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import { listNames } from '../../../shared/records';
import type { ScanRecord } from '../../../shared/schemas/scan';
import { type Caller, getName } from '../../core/caller';
import { repeatWrite } from '../../core/change/repeat-write';
import { deriveId } from '../../core/db/derive-id';
import { isFirst } from '../../core/db/errors';
import { conflict, notFound } from '../../core/http/trpc';
import { historyEntry } from '../../leads/store/history';
import { findAllIds } from '../../leads/store/lead-by-id';
import { addEntry } from '../../leads/trace-lead';
import type { Deps } from '../deps';
import { computeHash } from '../pdf/hashes';
import type { ScanDoc } from './scan.model';

/** The first bytes of each type, regardless of the file's name. A PDF may have something before its first line. */
const magicBytes: Record<ScanRecord['type'], (bytes: Buffer) => boolean> = {
  'application/pdf': (bytes) => bytes.subarray(0, 1024).includes('%PDF-') && bytes.includes('%%EOF', -2048),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
};

/** Returns the type of an acceptable scan. Throws an error that says what to send instead. */
const acceptScan = (bytes: Buffer): ScanRecord['type'] => {
  const types = listNames(magicBytes);
  const type = types.find((one) => magicBytes[one](bytes));
  if (!type)
    throw new TRPCError({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the scan as a PDF, JPG or PNG that opens on your computer.',
    });
  return type;
};

/** Several pages make one PDF. */
const mostScans = 20;

type Scan = Omit<ScanDoc, 'sealed' | 'place'>;

export const toScan = ({ _id: id, leadId, type, size, hash, at, by }: Scan): ScanRecord => {
  return { id, leadId, type, size, hash, at: at.toISOString(), by };
};

/** Returns the scans of a lead and of those merged into it, newest first. */
export const findScans = async (needs: Deps, leadId: string): Promise<ScanRecord[]> => {
  const docs = await needs.models.scans
    .find({ leadId: { $in: await findAllIds(needs, leadId) } }, { sealed: 0 })
    .sort({ at: -1, _id: -1 })
    .lean<ScanDoc[]>();
  return docs.map(toScan);
};

const tooMany = () =>
  conflict(
    `A lead has at most ${mostScans} scans, besides those of leads that were merged into it. Put the pages into one PDF.`,
  );

/**
 * Returns a free place of the lead. Throws if all are used. Scans of merged leads don't count: a merge must neither
 * lose a signed paper nor block the next one.
 */
const freePlace = async ({ models }: Deps, id: string): Promise<string> => {
  const existing = await models.scans
    .find({ leadId: id }, { place: 1 })
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

const busy = () => conflict('Others are adding scans to this lead. Wait a moment and try again.');

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
  const { models, agreements, now } = needs;
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
  await addEntry(needs, id, entry);
  const stored = await models.scans.findById(_id, { sealed: 0 }).lean<ScanDoc>();
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
