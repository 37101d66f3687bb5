import type { Collection, mongo } from 'mongoose';
import { within as endWithin } from './deadline';
import { findDirect } from './direct';

type Waiting<Doc> = { doc: Doc; resolve: () => void; reject: (error: unknown) => void };

type Refusal = { index: number; code?: number | string };
type Partly = Error & {
  writeErrors: Refusal | Refusal[];
  result?: { getWriteConcernError: () => unknown };
};

/** The refused documents, if all others were confirmed; undefined if nothing is certain. */
const getRefusals = (error: unknown): Map<number, Refusal> | undefined => {
  if (!(error instanceof Error && 'writeErrors' in error)) return undefined;
  const { writeErrors, result } = error as Partly;
  const refusals = [writeErrors].flat();
  if (refusals.length === 0 || result?.getWriteConcernError()) return undefined;
  return new Map(refusals.map((refusal) => [refusal.index, refusal]));
};

/**
 * The time limit of a call. The database gets it, and the driver aborts the call by then: an unsent one is never sent,
 * and one in progress loses its connection. So nothing is stored for a caller who has gone.
 */
const deadline = (milliseconds: number): mongo.BulkWriteOptions & mongo.Abortable => ({
  maxTimeMS: milliseconds,
  signal: AbortSignal.timeout(milliseconds),
});

/** Inserts documents in one call, which fails after `milliseconds`; returns the refused ones. */
const insertAll = async (
  collection: Collection,
  docs: object[],
  milliseconds: number,
): Promise<ReadonlyMap<number, Refusal>> => {
  const direct = findDirect(collection.conn);
  if (direct) {
    const command = { insert: collection.name, ordered: false, maxTimeMS: milliseconds };
    const { writeErrors = [] } = await endWithin(milliseconds, direct.run(command, docs));
    return new Map(writeErrors.map((refusal: Refusal) => [refusal.index, refusal]));
  }
  try {
    await collection.insertMany(docs, { ...deadline(milliseconds), ordered: false });
    return new Map();
  } catch (error) {
    const refusals = getRefusals(error);
    if (refusals) return refusals;
    throw error;
  }
};

/**
 * Inserts documents individually for callers and together for the database: inserts in the same turn of the event loop
 * are one call, which fails after `within` milliseconds. Each caller gets only the result of its own document.
 */
export const groupInserts = <Doc extends object>(collection: () => Collection, within: number) => {
  let waiting: Waiting<Doc>[] = [];

  const flush = async () => {
    const group = waiting;
    waiting = [];
    try {
      const docs = group.map(({ doc }) => doc);
      const refusals = await insertAll(collection(), docs, within);
      group.forEach(({ resolve, reject }, index) => {
        const refusal = refusals.get(index);
        if (refusal) reject(Object.assign(new Error('The document was refused.'), { code: refusal.code }));
        else resolve();
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  return (doc: Doc): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ doc, resolve, reject });
    });
};
