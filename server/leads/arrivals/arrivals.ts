import { Types } from 'mongoose';
import { type LeadFilter, nobody, openLeads, openStatuses } from '../../../shared/schemas/client';
import { rowFields } from '../../core/db/read-row';
import type { Models } from '../models';
import { countLeadsBetween, countStoredLeads, eachLead } from '../store/lead-reads';
import { type Arrival, type Code, Page, toPageKey } from './page';
import { headId, storedPages, storePages } from './page.model';

type Needs = Pick<Models, 'arrivalPages' | 'clients' | 'leadSeal'>;

/** Covers changes that another server wrote a moment ago with a clock that is behind. */
const overlap = 15_000;
/** Pages are stored again after this many changes: the next start has to read no more than these. */
const savedEvery = 1000;
const pagesAtOnce = 20;
/** After this many corrections, a look reads everything again. */
const mostCorrections = 100;

const names = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'firstContactAt',
  'firstAnswer',
  'firstContactBy',
  'waitingSince',
  'nextTaskAt',
  'status',
  'signed',
  'caseType',
  'source',
  'assignedTo',
  'calls',
] as const;
const projection = Object.fromEntries(names.map((name) => [name === 'id' ? '_id' : name, 1 as const]));
const wanted = { projection, fields: rowFields(names) };

/** IDs of 18 hours begin with the same digits, and so do the keys of their pages. */
const spanLength = 4;
const spans = 16 ** spanLength;
const toPrefix = (span: number) => span.toString(16).padStart(spanLength, '0');
const toId = (span: number) => new Types.ObjectId(toPrefix(span).padEnd(24, '0'));

export class Book {
  readonly pages = new Map<string, Page>();
  /** All changes until then are in. */
  since = 0;

  constructor(public readAt: number) {}

  put(arrival: Arrival): boolean {
    const key = toPageKey(arrival.id);
    let page = this.pages.get(key);
    if (!page) {
      page = new Page(key);
      this.pages.set(key, page);
    }
    return page.put(arrival);
  }

  /** The number of leads that changed since they were stored. */
  get changes(): number {
    let changes = 0;
    for (const page of this.pages.values()) changes += page.changes;
    return changes;
  }

  /** The number of leads, including deleted ones. */
  get size(): number {
    let size = 0;
    for (const page of this.pages.values()) size += page.size;
    return size;
  }

  /** Calls `visit` with each lead that is not deleted. */
  each(visit: (page: Page, row: number) => void): void {
    for (const page of this.pages.values()) page.each((row) => visit(page, row));
  }

  /** The same without sample leads, for the firm's figures. */
  eachCounted(visit: (page: Page, row: number) => void): void {
    this.each((page, row) => {
      if (page.text('source', row) !== 'sample') visit(page, row);
    });
  }

  /**
   * Adds up what each page has, without sample leads, under the keys that `keyOf` gives its leads. The sums of a page are
   * kept under `name` until one of its leads changes.
   */
  tally(name: string, keyOf: (page: Page, row: number) => string | undefined): Map<string, number> {
    const total = new Map<string, number>();
    for (const page of this.pages.values()) {
      const sums = page.keep(name, () => {
        const own = new Map<string, number>();
        page.each((row) => {
          const key = page.text('source', row) === 'sample' ? undefined : keyOf(page, row);
          if (key !== undefined) own.set(key, (own.get(key) ?? 0) + 1);
        });
        return own;
      });
      for (const [key, count] of sums) total.set(key, (total.get(key) ?? 0) + count);
    }
    return total;
  }

  eachCall(visit: (at: number, by: string, isReached: boolean) => void): void {
    for (const page of this.pages.values()) page.eachCall(visit);
  }

  find(id: string): { page: Page; row: number } | undefined {
    const page = this.pages.get(toPageKey(id));
    const row = page?.find(id) ?? -1;
    return page && row >= 0 ? { page, row } : undefined;
  }

  count({ status, caseType, assignedTo, source, from, until }: LeadFilter): number {
    const columns: [Code, readonly string[]][] = [];
    if (status) columns.push(['status', status === openLeads ? openStatuses : [status]]);
    if (caseType) columns.push(['caseType', [caseType]]);
    if (assignedTo) columns.push(['assignedTo', [assignedTo === nobody ? '' : assignedTo]]);
    if (source) columns.push(['source', [source]]);
    const start = from ? Date.parse(from) : Number.NEGATIVE_INFINITY;
    const end = until ? Date.parse(until) : Number.POSITIVE_INFINITY;
    const name = JSON.stringify([columns, from, until]);
    let count = 0;
    for (const page of this.pages.values()) count += page.keep(name, () => page.count(columns, start, end));
    return count;
  }

  /** The number of leads whose IDs begin with one of these times. */
  sizeBetween(from: number, until: number): number {
    let size = 0;
    for (const [key, page] of this.pages) {
      const span = Number.parseInt(key.slice(0, spanLength), 16);
      if (span >= from && span < until) size += page.size;
    }
    return size;
  }

  /** Forgets the leads whose IDs begin with this time. */
  forget(span: number): void {
    const start = toPrefix(span);
    for (const key of this.pages.keys()) if (key.startsWith(start)) this.pages.delete(key);
  }
}

/** The fields of a list's filter that a book can count by; other filters are counted by the database. */
const counted = new Set<string>(['status', 'caseType', 'assignedTo', 'source', 'from', 'until']);
export const isCountable = (query: LeadFilter): boolean =>
  Object.entries(query).every(([name, value]) => value === undefined || value === '' || counted.has(name));

/**
 * Keeps what reports and view counts need of every lead: in memory in columns of numbers, and in the database in pages
 * of these. A look reads the leads that changed since the last one, by the index of `updatedAt`, and sets what they are
 * now, so repeating it changes nothing, and no crash counts a lead twice. If the number of leads then differs, a lead was
 * removed for good, or arrived with a time in the past: `correct` finds it by counts of ranges of IDs.
 */
export const createArrivals = (models: Needs, now: () => number) => {
  let book: Book | undefined;
  let looking: Promise<Book> | undefined;
  let nextLook: Promise<Book> | undefined;
  let saving: Promise<void> | undefined;

  /** Reads leads into a book; returns how many were new in it. */
  const read = async (into: Book, filter: object): Promise<number> => {
    const startedAt = now();
    let { since } = into;
    let added = 0;
    await eachLead<Arrival>({ models }, filter, wanted, (arrival) => {
      if (into.put(arrival)) added++;
      since = Math.max(since, Date.parse(arrival.updatedAt));
    });
    // The next look reads the changes made during this one.
    into.since = Math.min(since, startedAt);
    return added;
  };

  const readAll = async (): Promise<Book> => {
    const whole = new Book(now());
    await read(whole, { _id: { $gte: toId(0) } });
    return whole;
  };

  /** The book in the stored pages; undefined if they are not whole. */
  const readStored = async (): Promise<Book | undefined> => {
    const stored = new Book(now());
    const head = await models.arrivalPages.findById(headId).lean();
    if (!head || head.since.getTime() > now()) return undefined;
    for await (const { since, ...doc } of storedPages(models.arrivalPages)) {
      if (since.getTime() < (head.pages?.[doc._id] ?? 0) || !Page.isWhole(doc)) return undefined;
      stored.pages.set(doc._id, Page.read(doc, since.getTime()));
    }
    stored.since = head.since.getTime();
    return stored;
  };

  /** Finds the leads that differ by halving the range of IDs, and reads those around them again. */
  const correct = async (current: Book): Promise<void> => {
    let [low, high] = [0, spans];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const stored = await countLeadsBetween({ models }, toId(low), toId(middle));
      if (stored !== current.sizeBetween(low, middle)) high = middle;
      else low = middle;
    }
    current.forget(low);
    await read(current, { _id: { $gte: toId(low), ...(high < spans && { $lt: toId(high) }) } });
  };

  const save = async (current: Book): Promise<void> => {
    const since = current.since;
    const changed = [...current.pages.values()].filter(({ changes }) => changes > 0);
    for (let place = 0; place < changed.length; place += pagesAtOnce)
      await storePages(models.arrivalPages, changed.slice(place, place + pagesAtOnce), since);
    const pages = Object.fromEntries([...current.pages.values()].map((page) => [page.key, page.since]));
    await models.arrivalPages.updateOne(
      { _id: headId },
      { $set: { since: new Date(since), pages } },
      { upsert: true },
    );
  };

  const saveSoon = (current: Book) => {
    saving ??= save(current)
      .catch(() => undefined)
      .finally(() => {
        saving = undefined;
      });
    return saving;
  };

  const takeLook = async (): Promise<Book> => {
    // With a clock that went back, times tell nothing.
    if (book && now() < book.readAt) book = await readAll();
    book ??= (await readStored()) ?? (await readAll());
    const current = book;
    for (let round = 0; round < mostCorrections; round++) {
      current.readAt = now();
      const all = await countStoredLeads({ models });
      const added = await read(current, { updatedAt: { $gte: new Date(current.since - overlap) } });
      // Leads that arrived after the count are among the added ones.
      if (current.size >= all && current.size - added <= all) {
        if (current.changes >= savedEvery) void saveSoon(current);
        return current;
      }
      await correct(current);
    }
    book = await readAll();
    return book;
  };

  /** Returns all leads as of now. Calls that arrive during a look share the next one. */
  const look = (): Promise<Book> => {
    if (looking) {
      const begin = () => takeNext();
      nextLook ??= looking.then(begin, begin);
      return nextLook;
    }
    return takeNext();
  };
  const takeNext = (): Promise<Book> => {
    nextLook = undefined;
    const own = takeLook().finally(() => {
      if (looking === own) looking = undefined;
    });
    looking = own;
    return own;
  };

  return {
    look,
    /** Stores what changed, so that a start reads little. */
    keep: async (): Promise<void> => {
      const current = await look();
      if (current.changes > 0) await saveSoon(current);
    },
    /** Counts everything from the leads themselves and stores it; returns the number of leads. */
    rebuild: async (): Promise<number> => {
      await models.arrivalPages.deleteMany({});
      book = await readAll();
      await save(book);
      return book.size;
    },
  };
};

export type Arrivals = ReturnType<typeof createArrivals>;
