import type { CallOutcome } from '../../../shared/schemas/desk';

/** A lead as reports need it: times and IDs, nothing about the person. Times are in milliseconds. */
export type Arrival = {
  id: string;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string;
  firstContactAt?: string;
  firstAnswer?: { at: string };
  firstContactBy?: string;
  waitingSince?: string;
  nextTaskAt?: string;
  status: string;
  signed?: { how: string };
  caseType?: string;
  source: string;
  assignedTo?: string | null;
  calls?: readonly { at: string; byId?: string | null; outcome: CallOutcome }[];
};

const times = ['at', 'contactAt', 'answeredAt', 'nextTaskAt'] as const;
const codes = ['status', 'source', 'caseType', 'assignedTo', 'contactBy'] as const;
type Time = (typeof times)[number];
export type Code = (typeof codes)[number];

/** Facts about a lead, as bits. */
const bits = { deleted: 1, waits: 2, isAct: 4, hasCalls: 8 } as const;

const idLength = 12;
/** A call has three numbers: its lead's row, its time, and its caller's code with a bit for "reached". */
const callLength = 3;

/** A page forgets its sums when it has this many. */
const mostSums = 200;

export type PageDoc = {
  _id: string;
  texts: string[];
  /** The highest ID. */
  latest: string;
  ids: Buffer;
  flags: Buffer;
  calls: Buffer;
  columns: Record<Time | Code, Buffer>;
};

/** Leads of one page arrived within 18 hours: the page is the beginning of the ID's time, and of its counter. */
export const toPageKey = (id: string) => id.slice(0, 4) + id.slice(18, 20);

const toMoment = (text: string | undefined) => (text ? Date.parse(text) : 0);

const toBuffer = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** The bytes of a stored column in memory of their own, because numbers must be aligned. */
const toBytes = (stored: Buffer): ArrayBuffer => new Uint8Array(stored).buffer;

type Numbers = Float64Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;
const grown = <Column extends Numbers>(column: Column, length: number): Column => {
  const longer = new (column.constructor as new (length: number) => Column)(length);
  longer.set(column);
  return longer;
};

const record = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** Some leads in columns of numbers: 55 bytes for each. A text is a code, its place in `texts`; none is 0. */
export class Page {
  size = 0;
  /** The number of leads that changed since the page was stored, and until when the stored page has all changes. */
  changes = 0;
  since = 0;
  private isChanged = false;
  private texts = [''];
  private readonly known = new Map<string, number>();
  private ids = new Uint8Array(0);
  private flags = new Uint8Array(0);
  private calls = new Float64Array(0);
  private latest = '';
  private readonly sums = new Map<string, unknown>();
  private readonly times = record(times, () => new Float64Array(0));
  private readonly codes = record(codes, () => new Uint16Array(0));

  constructor(readonly key: string) {}

  static read({ _id, texts, latest, ids, flags, calls, columns }: PageDoc, since: number): Page {
    const page = new Page(_id);
    page.since = since;
    page.texts = [...texts];
    for (const [code, text] of texts.entries()) if (code > 0) page.known.set(text, code);
    page.ids = new Uint8Array(toBytes(ids));
    page.flags = new Uint8Array(toBytes(flags));
    page.calls = new Float64Array(toBytes(calls));
    for (const name of times) page.times[name] = new Float64Array(toBytes(columns[name]));
    for (const name of codes) page.codes[name] = new Uint16Array(toBytes(columns[name]));
    page.size = page.flags.length;
    page.latest = latest;
    return page;
  }

  /** True if a stored page has every column; an earlier version stored fewer. */
  static isWhole({ columns }: Pick<PageDoc, 'columns'>): boolean {
    return [...times, ...codes].every((name) => columns[name] !== undefined);
  }

  toDoc(): PageDoc {
    const { key, texts, latest, size } = this;
    return {
      _id: key,
      texts: [...texts],
      latest,
      ids: toBuffer(this.ids.slice(0, size * idLength)),
      flags: toBuffer(this.flags.slice(0, size)),
      calls: toBuffer(this.calls),
      columns: {
        ...record(times, (name) => toBuffer(this.times[name].slice(0, size))),
        ...record(codes, (name) => toBuffer(this.codes[name].slice(0, size))),
      },
    };
  }

  id(row: number): string {
    return toBuffer(this.ids).toString('hex', row * idLength, (row + 1) * idLength);
  }

  time(name: Time, row: number): number {
    return this.times[name][row]!;
  }

  text(name: Code, row: number): string {
    return this.texts[this.codes[name][row]!]!;
  }

  is(bit: keyof typeof bits, row: number): boolean {
    return (this.flags[row]! & bits[bit]) !== 0;
  }

  /** Everything about one lead, for comparisons. */
  describe(row: number): unknown[] {
    const flags = this.flags[row];
    return [
      this.id(row),
      flags,
      ...times.map((name) => this.time(name, row)),
      ...codes.map((name) => this.text(name, row)),
    ];
  }

  /** The row of a lead; -1 if it is not here. */
  find(id: string): number {
    if (id > this.latest) return -1;
    const wanted = Buffer.from(id, 'hex');
    const all = toBuffer(this.ids.subarray(0, this.size * idLength));
    let at = all.lastIndexOf(wanted);
    while (at > 0 && at % idLength !== 0) at = all.lastIndexOf(wanted, at - 1);
    return at < 0 || at % idLength !== 0 ? -1 : at / idLength;
  }

  /** Stores the current state of a lead; returns true if it is new here. */
  put(arrival: Arrival): boolean {
    this.isChanged = false;
    const place = this.find(arrival.id);
    const isNew = place < 0;
    const row = isNew ? this.add(arrival.id) : place;
    const hadCalls = !isNew && this.is('hasCalls', row);
    const { calls = [], signed } = arrival;
    const isAct = signed !== undefined && signed.how !== 'recorded';
    this.set(this.times.at, row, toMoment(arrival.createdAt));
    this.set(this.times.contactAt, row, toMoment(arrival.firstContactAt));
    // Leads of earlier versions have only their first contact.
    this.set(this.times.answeredAt, row, toMoment(arrival.firstAnswer?.at ?? arrival.firstContactAt));
    this.set(this.times.nextTaskAt, row, toMoment(arrival.nextTaskAt));
    this.set(this.codes.status, row, this.code(arrival.status));
    this.set(this.codes.source, row, this.code(arrival.source));
    this.set(this.codes.caseType, row, this.code(arrival.caseType));
    this.set(this.codes.assignedTo, row, this.code(arrival.assignedTo));
    this.set(this.codes.contactBy, row, this.code(arrival.firstContactBy));
    this.set(
      this.flags,
      row,
      (arrival.deletedAt ? bits.deleted : 0) |
        (arrival.waitingSince ? bits.waits : 0) |
        (isAct ? bits.isAct : 0) |
        (calls.length > 0 ? bits.hasCalls : 0),
    );
    if (hadCalls || calls.length > 0) this.setCalls(row, calls);
    if (this.isChanged) {
      this.changes++;
      this.sums.clear();
    }
    return isNew;
  }

  /** Calls `visit` with each lead that is not deleted. */
  each(visit: (row: number) => void): void {
    for (let row = 0; row < this.size; row++) if ((this.flags[row]! & bits.deleted) === 0) visit(row);
  }

  /** Returns what `sum` computes of this page, and keeps it under a name until a lead of the page changes. */
  keep<Sum>(name: string, sum: () => Sum): Sum {
    if (!this.sums.has(name)) {
      if (this.sums.size >= mostSums) this.sums.clear();
      this.sums.set(name, sum());
    }
    return this.sums.get(name) as Sum;
  }

  /** Calls `visit` with each call of these leads. */
  eachCall(visit: (at: number, by: string, isReached: boolean) => void): void {
    const { calls } = this;
    for (let place = 0; place < calls.length; place += callLength) {
      const [row, at, by] = [calls[place]!, calls[place + 1]!, calls[place + 2]!];
      if (!this.is('deleted', row)) visit(at, this.texts[by >> 1]!, by % 2 === 1);
    }
  }

  /** The time of the first call to each row that has one: of any, or of one that reached someone. */
  firstCalls(onlyReached = false): Map<number, number> {
    const { calls } = this;
    const first = new Map<number, number>();
    for (let place = 0; place < calls.length; place += callLength) {
      const [row, at, by] = [calls[place]!, calls[place + 1]!, calls[place + 2]!];
      if (onlyReached && by % 2 === 0) continue;
      first.set(row, Math.min(at, first.get(row) ?? at));
    }
    return first;
  }

  /** The number of leads that have one of these texts in each of these columns, and arrived in this time. */
  count(wanted: readonly (readonly [Code, readonly string[]])[], from: number, until: number): number {
    const { flags, times, texts } = this;
    const conditions = wanted.map(([name, values]) => {
      const isWanted = Uint8Array.from(texts, (text) => (values.includes(text) ? 1 : 0));
      return { column: this.codes[name], isWanted };
    });
    if (conditions.some(({ isWanted }) => !isWanted.includes(1))) return 0;
    const [one, two, ...others] = conditions;
    let count = 0;
    for (let row = 0; row < this.size; row++) {
      if ((flags[row]! & bits.deleted) !== 0) continue;
      if (one && one.isWanted[one.column[row]!] === 0) continue;
      if (two && two.isWanted[two.column[row]!] === 0) continue;
      const at = times.at[row]!;
      if (at < from || at >= until) continue;
      if (others.every(({ column, isWanted }) => isWanted[column[row]!] === 1)) count++;
    }
    return count;
  }

  private code(text: string | null | undefined): number {
    if (!text) return 0;
    const code = this.known.get(text) ?? this.texts.push(text) - 1;
    this.known.set(text, code);
    return code;
  }

  private set(column: Numbers, row: number, value: number): void {
    if (column[row] === value) return;
    column[row] = value;
    this.isChanged = true;
  }

  private add(id: string): number {
    const row = this.size++;
    if (row >= this.flags.length) this.grow(Math.max(16, row + (row >> 2)));
    this.ids.set(Buffer.from(id, 'hex'), row * idLength);
    if (id > this.latest) this.latest = id;
    this.isChanged = true;
    return row;
  }

  private grow(length: number): void {
    this.ids = grown(this.ids, length * idLength);
    this.flags = grown(this.flags, length);
    for (const name of times) this.times[name] = grown(this.times[name], length);
    for (const name of codes) this.codes[name] = grown(this.codes[name], length);
  }

  private setCalls(row: number, calls: Arrival['calls'] & object): void {
    const others: number[] = [];
    const own: number[] = [];
    for (let place = 0; place < this.calls.length; place += callLength) {
      const call = this.calls.subarray(place, place + callLength);
      (call[0] === row ? own : others).push(...call);
    }
    const now = calls.flatMap(({ at, byId, outcome }) => [
      row,
      Date.parse(at),
      this.code(byId) * 2 + (outcome === 'Reached' ? 1 : 0),
    ]);
    if (own.length === now.length && own.every((value, place) => value === now[place])) return;
    this.calls = Float64Array.from([...others, ...now]);
    this.isChanged = true;
  }
}
