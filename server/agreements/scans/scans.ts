import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type { ScanRecord } from '../../../shared/schemas/scan';
import { leadIdOf } from '../../clients/merge/lead-id';
import type { ClientDoc } from '../../clients/store/client.model';
import { historyEntry } from '../../clients/store/history';
import { traced } from '../../clients/store/traced';
import { isDuplicateKey } from '../../db/errors';
import { type Caller, nameOf } from '../../ground/caller';
import type { Deps } from '../../http/context';
import { notFound } from '../../http/trpc';
import { hashOf } from '../pdf/hashes';
import { acceptScan } from './accept-scan';
import type { ScanDoc } from './scan.model';

type Needs = Pick<Deps, 'models' | 'agreements' | 'now' | 'feed'>;

/** More pages are one PDF. */
const mostScans = 20;

export const toScan = ({ _id, leadId, type, size, hash, at, by }: Omit<ScanDoc, 'sealed'>): ScanRecord => ({
  id: _id,
  leadId,
  type,
  size,
  hash,
  at: at.toISOString(),
  by,
});

/** The lead with this id, and the ids of those that it took in. */
const leadWith = async (needs: Pick<Needs, 'models'>, leadId: string): Promise<string[]> => {
  const id = await leadIdOf(needs, leadId);
  const lead = await needs.models.clients.findById(id).select({ mergedIds: 1 }).lean<ClientDoc>();
  if (!lead) throw notFound('client');
  return [id, ...(lead.mergedIds ?? [])];
};

/** What was signed on paper by a lead, and by those that it took in, newest first. */
export const scansOf = async (needs: Pick<Needs, 'models'>, leadId: string): Promise<ScanRecord[]> => {
  const docs = await needs.models.scans
    .find({ leadId: { $in: await leadWith(needs, leadId) } })
    .sort({ at: -1, _id: -1 })
    .select({ sealed: 0 })
    .lean<ScanDoc[]>();
  return docs.map(toScan);
};

/** Keeps a scan, encrypted, and tells the lead's timeline. The same file a second time is the scan that is there. */
export const keepScan = async (
  needs: Needs,
  caller: Caller,
  leadId: string,
  bytes: Buffer,
): Promise<ScanRecord> => {
  const { models, agreements, now, feed } = needs;
  const type = acceptScan(bytes);
  const ids = await leadWith(needs, leadId);
  const [id = leadId] = ids;
  const hash = hashOf(bytes);
  const _id = hashOf(Buffer.from(`${id} ${hash}`)).slice(0, 24);
  if ((await models.scans.countDocuments({ leadId: { $in: ids }, _id: { $ne: _id } })) >= mostScans)
    throw new TRPCError({
      code: 'CONFLICT',
      message: `A lead has at most ${mostScans} scans. Put the pages into one PDF.`,
    });
  const entry = {
    ...historyEntry(caller, now, { action: 'agreement', note: 'Scan of the signed paper added' }),
    _id: new Types.ObjectId(_id),
  };
  const about = { _id, leadId: id, type, size: bytes.length, hash, by: nameOf(caller), at: entry.at };
  const sealed = agreements.close(bytes.toString('base64'), `scan ${_id}`);
  await models.scans.create({ ...about, sealed }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  // After the scan, and once, also where the first try ended between the two.
  const { modifiedCount } = await models.clients.updateOne(
    { _id: id, 'history._id': { $ne: entry._id } },
    traced({ entries: [entry] }),
  );
  if (modifiedCount > 0) feed.announce(id, 'changed');
  const kept = await models.scans.findById(_id).select({ sealed: 0 }).lean<ScanDoc>();
  return toScan(kept ?? about);
};

/** A scan of this lead with its bytes; throws NOT_FOUND where it has none of this id. */
export const openScan = async (
  needs: Pick<Needs, 'models' | 'agreements'>,
  leadId: string,
  scan: string,
): Promise<ScanRecord & { bytes: Buffer }> => {
  const ids = await leadWith(needs, leadId);
  const doc = await needs.models.scans.findOne({ _id: scan, leadId: { $in: ids } }).lean<ScanDoc>();
  if (!doc) throw notFound('scan');
  return { ...toScan(doc), bytes: Buffer.from(needs.agreements.open(doc.sealed, `scan ${scan}`), 'base64') };
};
