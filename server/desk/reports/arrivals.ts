import type { ClientRecord, LeadStatus } from '../../../shared/schemas/client';
import { openStatuses } from '../../../shared/schemas/client';
import type { CallOutcome } from '../../../shared/schemas/desk';
import type { Models } from '../../agreements/models';
import { rowFields } from '../../core/db/read-row';
import { everyLead } from '../../leads/store/lead-reads';

/** A call as reports count it: when, whose, and if it reached the person. */
export type CountedCall = { at: number; by: string | undefined; isReached: boolean };

/** A lead as reports need it: times and IDs, nothing about the person. */
export type Arrival = {
  id: string;
  at: number;
  /** When staff first responded; undefined if no one has. */
  contactAt: number | undefined;
  contactBy: string | undefined;
  waitingSince: number | undefined;
  nextTaskAt: number | undefined;
  status: LeadStatus;
  /** True if it is known how it was signed: with an agreement here, on paper, or elsewhere. */
  isAct: boolean;
  /** The agreement that made it a signed lead. */
  agreement: string | undefined;
  caseType: string;
  source: ClientRecord['source'];
  assignedTo: string | null;
  calls: readonly CountedCall[];
};

const day = 24 * 60 * 60 * 1000;
/** The longest period of reports. Leads that are open, or were changed since, are included whatever their age. */
export const mostDays = 92;
/** Covers changes that another server wrote a moment ago with a clock that is behind. */
const overlap = 15_000;
/** After this, read everything again, because some leads may have been removed for good. */
const keptFor = 60 * 60 * 1000;

const names = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'firstContactAt',
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
const fields = rowFields(names);
const projection = Object.fromEntries(names.map((name) => [name === 'id' ? '_id' : name, 1 as const]));

type Row = Partial<Record<Exclude<(typeof names)[number], 'calls' | 'signed'>, string>> & {
  id: string;
  createdAt: string;
  updatedAt: string;
  signed?: { how: string; agreement?: string };
  calls?: { at: string; byId?: string | null; outcome: CallOutcome }[];
};
type Book = { rows: Map<string, Arrival>; since: number; start: number; readAt: number };

const toMoment = (text: string | undefined) => (text ? Date.parse(text) : undefined);

const noCalls: readonly CountedCall[] = [];

const toArrival = (row: Row): Arrival => ({
  id: row.id,
  at: Date.parse(row.createdAt),
  contactAt: toMoment(row.firstContactAt),
  contactBy: row.firstContactBy,
  waitingSince: toMoment(row.waitingSince),
  nextTaskAt: toMoment(row.nextTaskAt),
  status: row.status as LeadStatus,
  isAct: row.signed !== undefined && row.signed.how !== 'recorded',
  agreement: row.signed?.agreement,
  caseType: row.caseType ?? '',
  source: row.source as Arrival['source'],
  assignedTo: row.assignedTo ?? null,
  calls:
    row.calls?.map(({ at, byId, outcome }) => ({
      at: Date.parse(at),
      by: byId ?? undefined,
      isReached: outcome === 'Reached',
    })) ?? noCalls,
});

const isOpen = (status: LeadStatus) => openStatuses.includes(status);

/**
 * Keeps in memory the leads that changed in the last three months and all open ones, as reports need them: reading a
 * hundred thousand documents takes a second, and reports are requested often. Each request reads the changes since the
 * last one by the `updatedAt` index, so a report is always current, on any server.
 */
export const createArrivals = (models: Pick<Models, 'clients' | 'leadSeal'>, now: () => number) => {
  let currentBook: Promise<Book> | undefined;

  const take = (book: Book, rows: readonly Row[]) => {
    for (const row of rows) {
      const arrival = toArrival(row);
      const isKept = Date.parse(row.updatedAt) >= book.start || isOpen(arrival.status);
      if (row.deletedAt === undefined && isKept) book.rows.set(row.id, arrival);
      else book.rows.delete(row.id);
      book.since = Math.max(book.since, Date.parse(row.updatedAt));
    }
  };

  const read = (filter: object) => everyLead<Row>({ models }, filter, { projection, fields });

  const load = async (): Promise<Book> => {
    const start = now() - mostDays * day;
    const book: Book = { rows: new Map(), since: 0, start, readAt: now() };
    take(book, await read({ updatedAt: { $gte: new Date(start) } }));
    take(book, await read({ status: { $in: openStatuses }, updatedAt: { $lt: new Date(start) } }));
    return book;
  };

  const begin = () => {
    const book = load();
    currentBook = book;
    book.catch(() => {
      if (currentBook === book) currentBook = undefined;
    });
    return book;
  };

  /** Returns all leads as of now, in no order. */
  const all = async (): Promise<Iterable<Arrival>> => {
    if (!currentBook) return (await begin()).rows.values();
    const book = await currentBook;
    if (now() - book.readAt > keptFor || now() < book.readAt) return (await begin()).rows.values();
    take(book, await read({ updatedAt: { $gte: new Date(book.since - overlap) } }));
    return book.rows.values();
  };

  return {
    all,
    /** Returns the leads for the firm's figures: all but the sample leads. */
    counted: async (): Promise<Arrival[]> => [...(await all())].filter(({ source }) => source !== 'sample'),
  };
};

export type Arrivals = ReturnType<typeof createArrivals>;
