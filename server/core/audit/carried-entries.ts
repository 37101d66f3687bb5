import { type Model, Types } from 'mongoose';
import type { Models } from '../../models';
import type { AuditDoc } from './audit.model';
import { auditEntry, type Entry, type Who, writeAudit } from './write-audit';

/** The collections whose documents carry their entries until they stand in the log. */
export const carriers = [
  'users',
  'credentials',
  'vendors',
  'postbacks',
  'webhooks',
  'services',
  'settings',
  'rules',
  'statementEdits',
  'pageNotices',
  'imports',
  'refusedSubmissions',
  'intakeSettings',
  'privacyRequests',
  'erasures',
  'conflictChecks',
  'agreementTemplates',
] as const;
type Carrier = (typeof carriers)[number];

/** The part of an update's `$push` that takes an entry along, so that a kill leaves no change without it. */
export const carryingEntry = (who: Who, entry: Entry) => ({ audits: auditEntry(who, entry) });

/** Every id is above it: a bound that an index serves on every server, unlike `$exists`. */
const leastId = new Types.ObjectId('0'.repeat(24));

/** The entry is made first and made once, however often this is repeated, and only then leaves its document. */
const move = async (models: Models, name: Carrier): Promise<void> => {
  const carrier = models[name] as unknown as Model<{ audits?: AuditDoc[] }>;
  const docs = await carrier
    .find({ 'audits._id': { $gt: leastId } })
    .select({ audits: 1 })
    .lean<{ _id: unknown; audits: AuditDoc[] }[]>();
  if (docs.length === 0) return;
  const entries = docs.flatMap(({ audits }) => audits);
  await models.audit.bulkWrite(
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
export const logCarried = (models: Models, name: Carrier): Promise<void> =>
  move(models, name).catch(() => undefined);

/** Brings into the log what servers that died left in documents. */
export const logAllCarried = async (models: Models): Promise<void> => {
  for (const name of carriers) await move(models, name);
};

/** Tells the log of a deletion before it is made, because what is gone carries nothing any more. */
export const logDeletion = async (who: Who & { models: Models }, entry: Entry): Promise<void> => {
  await logAllCarried(who.models);
  await writeAudit(who, entry);
};
