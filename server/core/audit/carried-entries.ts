import { type Model, Types } from 'mongoose';
import { collectionsOf } from '../db/collections';
import type { Models } from '../models';
import type { AuditDoc } from './audit.model';
import { auditEntry, type Entry, type Who, writeAudit } from './write-audit';

/** The part of an update's `$push` that takes an entry along, so that a kill leaves no change without it. */
export const carryingEntry = (who: Who, entry: Entry) => ({ audits: auditEntry(who, entry) });

type Carrier = Model<{ audits?: AuditDoc[] }>;

/** Every id is above it: a bound that an index serves on every server, unlike `$exists`. */
const leastId = new Types.ObjectId('0'.repeat(24));

/** The entry is made first and made once, however often this is repeated, and only then leaves its document. */
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

/** Brings into the log what documents of this collection carry. The change is made: what fails here is done later. */
export const logCarried = <All extends Pick<Models, 'audit'>>(
  models: All,
  name: keyof All & string,
): Promise<void> => move(models, models[name] as Carrier).catch(() => undefined);

/** Brings into the log what servers that died left in documents. */
export const logAllCarried = async (models: Models): Promise<void> => {
  for (const carrier of collectionsOf(models, 'audits')) await move(models, carrier as Carrier);
};

/** Tells the log of a deletion before it is made, because what is gone carries nothing any more. */
export const logDeletion = async (who: Who & { models: Models }, entry: Entry): Promise<void> => {
  await logAllCarried(who.models);
  await writeAudit(who, entry);
};
