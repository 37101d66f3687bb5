import { type Model, Types } from 'mongoose';
import { fieldText } from '../../../shared/lead-fields';
import type { AuditRecord } from '../../../shared/schemas/audit';
import { type Caller, getName, getUserId } from '../caller';
import { findCollections } from '../db/collections';
import type { Models } from '../models';
import type { AuditDoc } from './audit.model';

type Who = { now: () => number; caller: Caller };
export type Writer = { models: Models; now: () => number };
export type Entry = Pick<AuditRecord, 'action' | 'entity' | 'entityId'> &
  Partial<Pick<AuditRecord, 'changes' | 'note'>>;

/** Never logged: for a password change, the action is enough. */
const secret = new Set(['password', 'currentPassword']);

/** Builds a log entry, to be stored in the document it describes. */
export const auditEntry = ({ now, caller }: Who, { changes = [], note = '', ...entry }: Entry): AuditDoc => ({
  _id: new Types.ObjectId(),
  ...entry,
  at: new Date(now()),
  actorId: getUserId(caller),
  actor: getName(caller),
  ip: caller.ip,
  changes,
  note,
});

/** Logs who did what, when and from where. For changes to a document, prefer entries that the document carries. */
export const writeAudit = async ({ models, now }: Writer, caller: Caller, entry: Entry) => {
  await models.audit.create(auditEntry({ now, caller }, entry));
};

/** A value as text: lists and objects of settings, as well as fields. */
const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toText).join(typeof value[0] === 'object' ? '; ' : ', ');
  if (typeof value !== 'object' || value === null || value instanceof Date || 'relation' in value)
    return fieldText(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${toText(part)}`)
    .join(', ');
};

/** The fields of `update` whose value differs from `before`, as text. */
export const changesBetween = (before: object, update: object): AuditRecord['changes'] => {
  const old = before as Record<string, unknown>;
  return Object.entries(update)
    .filter(([field, to]) => to !== undefined && !secret.has(field))
    .map(([field, to]) => ({ field, from: toText(old[field]), to: toText(to) }))
    .filter(({ from, to }) => from !== to);
};

const longest = 300;

/** The same, but of long values only their names. */
export const shortChanges = (before: object, update: object): AuditRecord['changes'] =>
  changesBetween(before, update).map((change) =>
    Math.max(change.from.length, change.to.length) > longest ? { ...change, from: '', to: '' } : change,
  );

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
