import type { Model, UpdateQuery } from 'mongoose';
import type { z } from '../../../shared/zod';
import { auditEntry, carryingEntry, type Entry, logCarried } from '../audit/write-audit';
import type { Caller } from '../caller';
import { isDuplicateKey } from '../db/errors';
import { conflict } from '../http/trpc';
import type { Models } from '../models';
import type { Guarded } from '../record/collection';
import { isBusy, repeatWrite } from './repeat-write';

type Needs = { models: Pick<Models, 'audit'>; now: () => number };

/** A write, if there is one, and who changes what for the audit log; the document carries the entry. */
export type Decision<Doc, Answer> = {
  write?: UpdateQuery<Doc>;
  audit?: { caller: Caller } & Said;
  answer?: Answer;
};

/** The part of an audit entry that the collection does not know. */
type Said = Partial<Omit<Entry, 'entity'>>;

type Steps<With, Doc, Found, Facts, Answer> = {
  id: string;
  version?: number | undefined;
  /** Reads what it changes; by default the stored document, or null: the first change makes it. */
  read?: (needs: With, id: string) => Promise<Found>;
  /** The fields to return after a write; all if left out. */
  returns?: object;
  facts?: (before: Found) => Promise<Facts>;
  decide: (before: Found, facts: Facts) => Decision<Doc, Answer>;
};

const findModel = <Doc>({ models }: Needs, name: string) =>
  (models as never as Record<string, Model<Doc>>)[name]!;

/**
 * Changes one document: reads it, collects other facts, decides, and writes unless someone else did meanwhile; then it
 * begins again. `decide` has no effects and throws to refuse. A caller who names a version is refused (409) if it is not
 * the newest. `after` is the document before if nothing was written.
 */
export const change = async <
  With extends Needs,
  Doc,
  Answer,
  Found extends Doc | null = Doc | null,
  Facts = undefined,
>(
  needs: With,
  { name, called = 'this record', entity, guard = ['version'] }: Guarded & { schema: z.ZodType<Doc> },
  { id, version, read, returns, facts, decide }: Steps<With, Doc, Found, Facts, Answer>,
): Promise<{ before: Found; after: Doc | Found; answer: Answer | undefined }> => {
  const model = findModel<Doc>(needs, name);
  const tryOnce = async () => {
    const before = (await (read?.(needs, id) ?? model.findById(id).lean<Doc>())) as Found;
    const stored = before as (Record<string, unknown> & { version?: number }) | null;
    if (version !== undefined && version !== (stored?.version ?? 0))
      throw conflict(`Someone else changed ${called}. Load the page again.`);
    const { write, audit, answer } = decide(before, (await facts?.(before)) as Facts);
    if (!write) return { before, after: before, answer };
    const asRead = Object.fromEntries(guard.map((field) => [field, stored?.[field] ?? null]));
    const { caller, ...what } = audit ?? {};
    const entry = entity && { action: 'update' as const, entity, entityId: id, ...what };
    const isLogged = caller && entry;
    const $push = { ...write.$push, ...(isLogged && carryingEntry({ ...needs, caller }, entry)) };
    const after = await model
      .findOneAndUpdate(
        { ...asRead, _id: id },
        { ...write, ...(Object.keys($push).length > 0 && { $push }) },
        { returnDocument: 'after', projection: returns, upsert: !before },
      )
      .lean<Doc>()
      .catch((error: unknown) => {
        if (isDuplicateKey(error) && !before) return null;
        throw error;
      });
    if (after && isLogged) await logCarried(needs.models, name as 'audit');
    return after ? { before, after, answer } : undefined;
  };
  return repeatWrite(tryOnce, { givenUp: isBusy(called) });
};

type Audited<Doc> = Guarded & { schema: z.ZodType<Doc> };

/** Stores a new document, which carries its entry for the audit log. */
export const createLogged = async <Doc extends { _id: unknown }>(
  needs: Needs,
  { name, entity }: Audited<Doc>,
  caller: Caller,
  doc: NoInfer<Doc>,
  said: Said,
): Promise<Doc> => {
  const entry = { action: 'create' as const, entity: entity!, entityId: String(doc._id), ...said };
  const audits = [auditEntry({ ...needs, caller }, entry)];
  await findModel<Doc>(needs, name).create({ ...doc, audits } as never);
  await logCarried(needs.models, name as 'audit');
  return doc;
};

/** Writes to a document, whatever others wrote meanwhile, with the entry for the audit log; false if it is not there. */
export const writeLogged = async <Doc>(
  needs: Needs,
  { name, entity }: Audited<Doc>,
  caller: Caller,
  filter: { _id: unknown } & Record<string, unknown>,
  write: UpdateQuery<Doc>,
  said: Said = {},
): Promise<boolean> => {
  const entry = { action: 'update' as const, entity: entity!, entityId: String(filter._id), ...said };
  const $push = { ...write.$push, ...carryingEntry({ ...needs, caller }, entry) };
  const { matchedCount } = await findModel<Doc>(needs, name).updateOne(
    filter as never,
    { ...write, $push } as never,
  );
  await logCarried(needs.models, name as 'audit');
  return matchedCount > 0;
};
