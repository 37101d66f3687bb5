import { type Model, Types } from 'mongoose';
import type { Caller } from '../caller';
import { findCollections } from '../db/collections';
import type { Models } from '../models';
import type { AuditDoc } from './audit.model';
import { auditEntry, type Entry, type Who, type Writer, writeAudit } from './write-audit';

type Carrier = Model<{ audits?: AuditDoc[] }>;

/** The part of an update's `$push` that adds an entry, so that a crash leaves no change without one. */
export const carryingEntry = (who: Who, entry: Entry) => ({ audits: auditEntry(who, entry) });

/** Below every id: a bound that an index can use on every server, unlike `$exists`. */
const leastId = new Types.ObjectId('0'.repeat(24));

/** Creates the entry first, only once even if repeated, and then removes it from its document. */
const move = async ({ audit }: Pick<Models, 'audit'>, carrier: Carrier): Promise<void> => {
  const docs = await carrier
    .find({ 'audits._id': { $gt: leastId } })
    .select({ audits: 1 })
    .lean<{ _id: unknown; audits: AuditDoc[] }[]>();
  if (docs.length === 0) return;
  const entries = docs.flatMap(({ audits }) => audits);
  await audit.bulkWrite(
    entries.map(({ _id, ...entry }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: entry }, upsert: true },
    })),
    { ordered: false },
  );
  const moved = entries.map(({ _id }) => _id);
  await carrier.updateMany(
    { _id: { $in: docs.map(({ _id }) => _id) } },
    { $pull: { audits: { _id: { $in: moved } } } },
  );
};

/**
 * Copies the entries that this collection's documents carry to the log. The change is already made; failures are
 * retried later.
 */
export const logCarried = <All extends Pick<Models, 'audit'>>(
  models: All,
  name: keyof All & string,
): Promise<void> => move(models, models[name] as Carrier).catch(() => undefined);

/** Copies entries left in documents by servers that died. */
export const logAllCarried = async (models: Models): Promise<void> => {
  for (const carrier of findCollections(models, 'audits')) await move(models, carrier as Carrier);
};

/** Logs a deletion before it is made, because a deleted document cannot carry an entry. */
export const logDeletion = async (deps: Writer, caller: Caller, entry: Entry): Promise<void> => {
  await logAllCarried(deps.models);
  await writeAudit(deps, caller, entry);
};
