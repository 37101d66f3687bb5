import type { Clock } from '../clock';
import { failedToParse, StoreError } from '../errors';
import { compileFilter, type Filter } from '../match/filter';
import { compileProjection } from '../query/projection';
import { find, isMatch } from '../query/query';
import { type Collection, checkDocument, prepare } from '../storage/collection';
import type { StoredDoc } from '../storage/doc-table';
import { parseKeyPattern } from '../storage/index-keys';
import { compileUpdate, idFirst, seedFromFilter, type Update } from '../update/update';
import { decode } from '../values/decode';
import { type Doc, encode, Int32, ObjectId, toNumber, type Value } from '../values/values';
import { docArgument, docsArgument, flag, getNamespace, onlyFields } from './arguments';
import type { Command, Context } from './command';

export const writeCommands: Record<string, Command> = {
  insert: {
    writes: true,
    fields: ['documents', 'ordered', 'bypassDocumentValidation'],
    async run(command, context) {
      const collection = context.store.ensure(getNamespace(context.database, command, 'insert'));
      const sent = context.sequences.get('documents') ?? (command.documents as unknown);
      if (!Array.isArray(sent)) throw failedToParse("insert needs 'documents'");
      // Once started, a write finishes: half of it must not be stored while the caller gets a timeout.
      const untimed = { ...context, clock: context.clock.withoutLimits() };
      const { done, writeErrors } = await runEach(sent as Uint8Array[], command, untimed, async (raw) => {
        collection.insert(...prepare(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)));
      });
      return { n: done, ...writeErrors };
    },
  },

  update: {
    writes: true,
    fields: ['updates', 'ordered', 'bypassDocumentValidation'],
    async run(command, context) {
      const namespace = getNamespace(context.database, command, 'update');
      const upserted: Doc[] = [];
      let n = 0;
      let nModified = 0;
      const { writeErrors } = await runEach(
        statements(command, 'updates', context),
        command,
        context,
        async (one, index) => {
          onlyFields(one, 'update.updates', ['q', 'u', 'multi', 'upsert', 'hint']);
          const filter = compileFilter(docArgument(one, 'q'));
          const update = compileUpdate(one.u);
          const multi = flag(one.multi);
          if (multi && update.isReplacement)
            throw failedToParse('multi update is not supported for replacement-style update');
          const collection = context.store.get(namespace);
          const targets = collection
            ? await pick(collection, { filter, hint: one.hint, multi }, context.clock)
            : [];
          context.clock.check();
          let matched = 0;
          for (const stored of targets) {
            if (!isMatch(collection!, stored, filter)) continue;
            matched++;
            if (modify(collection!, stored, update)) nModified++;
            await breathe(context);
          }
          n += matched;
          if (matched > 0 || !flag(one.upsert)) return;
          const id = upsert(context.store.ensure(namespace), filter, update)._id!;
          upserted.push({ index: new Int32(index), _id: id });
          n++;
        },
      );
      return { n, nModified, ...(upserted.length > 0 && { upserted }), ...writeErrors };
    },
  },

  delete: {
    writes: true,
    fields: ['deletes', 'ordered'],
    async run(command, context) {
      const collection = context.store.get(getNamespace(context.database, command, 'delete'));
      let n = 0;
      const { writeErrors } = await runEach(
        statements(command, 'deletes', context),
        command,
        context,
        async (one) => {
          onlyFields(one, 'delete.deletes', ['q', 'limit', 'hint']);
          const filter = compileFilter(docArgument(one, 'q'));
          const limit = toNumber(one.limit);
          if (limit !== 0 && limit !== 1)
            throw failedToParse('The limit field in delete objects must be 0 or 1');
          if (!collection) return;
          const targets = await pick(
            collection,
            { filter, hint: one.hint, multi: limit === 0 },
            context.clock,
          );
          context.clock.check();
          for (const stored of targets) {
            if (!isMatch(collection, stored, filter)) continue;
            collection.remove(stored);
            n++;
            await breathe(context);
          }
        },
      );
      return { n, ...writeErrors };
    },
  },

  findAndModify: {
    writes: true,
    fields: [
      'query',
      'sort',
      'remove',
      'update',
      'new',
      'fields',
      'upsert',
      'hint',
      'bypassDocumentValidation',
    ],
    async run(command, context) {
      const namespace = getNamespace(context.database, command, 'findAndModify');
      const filter = compileFilter(docArgument(command, 'query'));
      const project = compileProjection(docArgument(command, 'fields')) ?? ((doc: Doc) => doc);
      const sort = parseKeyPattern(docArgument(command, 'sort'), 'sort key');
      const removing = flag(command.remove);
      if (removing === (command.update !== undefined))
        throw failedToParse('Either an update or remove=true must be specified');
      if (removing && (flag(command.upsert) || flag(command.new))) {
        throw failedToParse('Cannot specify both upsert=true or new=true and remove=true');
      }
      const update = removing ? undefined : compileUpdate(command.update);
      const collection = context.store.get(namespace);
      const [stored] = collection
        ? await pick(collection, { filter, sort, hint: command.hint, multi: false }, context.clock)
        : [];
      context.clock.check();
      if (collection && stored) {
        const before = decode(collection.raw(stored)!);
        if (update) modify(collection, stored, update);
        else collection.remove(stored);
        const shown = update && flag(command.new) ? decode(collection.raw(stored)!) : before;
        await context.store.committed();
        const lastErrorObject = update ? { n: 1, updatedExisting: true } : { n: 1 };
        return { lastErrorObject, value: project(shown) };
      }
      if (!update || !flag(command.upsert)) {
        return { lastErrorObject: update ? { n: 0, updatedExisting: false } : { n: 0 }, value: null };
      }
      const doc = upsert(context.store.ensure(namespace), filter, update);
      await context.store.committed();
      return {
        lastErrorObject: { n: 1, updatedExisting: false, upserted: doc._id },
        value: flag(command.new) ? project(doc) : null,
      };
    },
  },
};

/** Runs the statements of a write command in order and waits until they are on disk. */
async function runEach<Statement>(
  list: Statement[],
  command: Doc,
  context: Context,
  run: (statement: Statement, index: number) => Promise<void>,
) {
  const errors: Doc[] = [];
  let done = 0;
  for (const [index, statement] of list.entries()) {
    try {
      await run(statement, index);
      done++;
    } catch (error) {
      if (!(error instanceof StoreError) || isOver(error)) throw error;
      errors.push({
        index: new Int32(index),
        code: new Int32(error.code),
        errmsg: error.message,
        ...error.details,
      });
      if (command.ordered !== false) break;
    }
    await breathe(context);
  }
  await context.store.committed();
  return { done, writeErrors: errors.length > 0 ? { writeErrors: errors } : {} };
}

const isOver = ({ codeName }: StoreError) =>
  codeName === 'MaxTimeMSExpired' || codeName === 'ClientDisconnect';

// Lets others run between two statements, and ends the command after a failed commit.
async function breathe({ clock, store }: Context): Promise<void> {
  if (!clock.due()) return;
  await store.committed();
  await clock.pause();
}

function statements(command: Doc, name: string, { sequences }: Context): Doc[] {
  return sequences.get(name)?.map((raw) => decode(raw)) ?? docsArgument(command, name);
}

interface Choice {
  filter: Filter;
  sort?: ReturnType<typeof parseKeyPattern>;
  hint: Value | undefined;
  multi: boolean;
}

/**
 * Finds the documents of a write before it changes anything, so that one that moves in an index is not visited twice. A
 * single one still matches when this returns; of many, each must be checked again.
 */
async function pick(
  collection: Collection,
  { filter, sort = [], hint, multi }: Choice,
  clock: Clock,
): Promise<StoredDoc[]> {
  for (;;) {
    const picked: StoredDoc[] = [];
    for (const stored of await find(
      collection,
      { filter, sort, skip: 0, limit: multi ? 0 : 1, hint },
      clock,
    )) {
      if (stored) picked.push(stored);
      if (stored && !multi) break;
      if (clock.due()) await clock.pause();
    }
    if (multi || !picked[0] || isMatch(collection, picked[0], filter)) return picked;
  }
}

function modify(collection: Collection, stored: StoredDoc, update: Update): boolean {
  const before = collection.raw(stored)!;
  const doc = update.apply(decode(before), false);
  const after = encode(doc);
  if (after.equals(before)) return false;
  checkDocument(doc, after);
  collection.replace(stored, before, after);
  return true;
}

function upsert(collection: Collection, filter: Filter, update: Update): Doc {
  const doc = update.apply(seedFromFilter(filter, update), true);
  const complete = idFirst(Object.hasOwn(doc, '_id') ? doc : { _id: new ObjectId(), ...doc });
  const raw = encode(complete);
  checkDocument(complete, raw);
  collection.insert(raw);
  return complete;
}
