import { randomBytes } from 'node:crypto';
import type { Clock, Stream } from '../clock';
import { StoreError } from '../errors';
import { fromElements } from '../values/raw';
import { type Doc, encode, Long, maxDocumentBytes } from '../values/values';

const idleMs = 10 * 60_000;

interface Cursor {
  namespace: string;
  documents: Iterator<Buffer | undefined>;
  /** The number of documents that may still be returned. */
  remaining: number;
  /** A document that did not fit in the previous batch. */
  held: Buffer | undefined;
  usedAt: number;
}

interface BatchWish {
  /** undefined for as many as fit. */
  size: number | undefined;
  limit?: number;
  single?: boolean;
}

/** Open cursors, and the replies with their batches. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();

  /** `lane` is the number of the owning thread: 0 is the writing one. */
  constructor(private readonly lane = 0) {}

  /** The reply to a command that opens a cursor; the cursor stays open only if there is more. */
  async first(namespace: string, stream: Stream<Buffer>, wish: BatchWish, clock: Clock): Promise<Buffer> {
    const documents = stream[Symbol.iterator]();
    const remaining = wish.limit || Number.POSITIVE_INFINITY;
    const cursor: Cursor = { namespace, documents, remaining, held: undefined, usedAt: Date.now() };
    const { batch, finished } = await fill(cursor, wish.size, clock);
    if (finished || wish.single) return reply('firstBatch', batch, Long.ZERO, namespace);
    const id = newId(this.lane);
    this.open.set(id.toString(), cursor);
    return reply('firstBatch', batch, id, namespace);
  }

  async more(id: Long, namespace: string, size: number | undefined, clock: Clock): Promise<Buffer> {
    const cursor = this.open.get(id.toString());
    if (cursor?.namespace !== namespace) throw new StoreError('CursorNotFound', `cursor id ${id} not found`);
    // Remove it from the table while it runs, so that nobody else advances it at the same time.
    this.open.delete(id.toString());
    const { batch, finished } = await fill(cursor, size, clock);
    if (finished) return reply('nextBatch', batch, Long.ZERO, namespace);
    cursor.usedAt = Date.now();
    this.open.set(id.toString(), cursor);
    return reply('nextBatch', batch, id, namespace);
  }

  kill(ids: Long[], namespace: string): Doc {
    const isOpen = (id: Long) => this.open.get(id.toString())?.namespace === namespace;
    const cursorsKilled = ids.filter(isOpen);
    const cursorsNotFound = ids.filter((id) => !isOpen(id));
    for (const id of cursorsKilled) this.open.delete(id.toString());
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
  }

  closeIdle(): void {
    for (const [id, { usedAt }] of this.open) if (Date.now() - usedAt > idleMs) this.open.delete(id);
  }
}

async function fill(cursor: Cursor, size: number | undefined, clock: Clock) {
  const batch: Buffer[] = [];
  const most = Math.min(cursor.remaining, size ?? Number.POSITIVE_INFINITY);
  let bytes = 0;
  let finished = false;
  while (batch.length < most) {
    const next = cursor.held ? { value: cursor.held, done: false } : cursor.documents.next();
    cursor.held = undefined;
    if (next.done) {
      finished = true;
      break;
    }
    if (clock.due()) await clock.pause();
    if (!next.value) continue;
    bytes += next.value.length + 16;
    if (batch.length > 0 && bytes > maxDocumentBytes) {
      cursor.held = next.value;
      break;
    }
    batch.push(next.value);
  }
  cursor.remaining -= batch.length;
  return { batch, finished: finished || cursor.remaining === 0 };
}

const lanesAtMost = 8n;

// Positive and never 0, which means "no cursor"; the lowest bits identify the thread.
function newId(lane: number): Long {
  const random = randomBytes(8).readBigUInt64BE() >> 1n;
  return Long.fromBigInt(random - (random % lanesAtMost) + BigInt(lane) + 1n);
}

/** The number of the thread that has the cursor. */
export const getLane = (id: Long): number => Number(id.toBigInt() % lanesAtMost) - 1;

const terminator = Buffer.from([0]);

/** Builds `{ cursor: { firstBatch: [...], id, ns }, ok: 1 }` from the stored bytes. */
function reply(name: string, batch: Buffer[], id: Long, namespace: string): Buffer {
  const array = fromElements(batch.flatMap((raw, at) => [Buffer.from(`\x03${at}\0`), raw]));
  const rest = encode({ id, ns: namespace }).subarray(4, -1);
  const cursor = fromElements([Buffer.from(`\x04${name}`), terminator, array, rest]);
  return fromElements([Buffer.from('\x03cursor\0'), cursor, encode({ ok: 1 }).subarray(4, -1)]);
}
