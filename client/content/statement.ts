import { z } from '../../shared/zod';

const day = z.iso.date();
/** A day, a month or a year, as precisely as known. */
const when = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'As 2026-02-17, 2026-02 or 2026');

/** A page that supports a statement: its title, address, publication date and reading date. */
export const source = z.strictObject({
  title: z.string().min(5),
  url: z.url().startsWith('http'),
  published: when.optional(),
  seen: day,
  /** The author of the text that the page republishes in full, according to the page: `Reuters`, `FAA`. */
  carries: z.string().min(2).optional(),
  /** Known only from a list of laws: nobody has opened the page, and the reader learns so. */
  unopened: z.literal(true).optional(),
});

/** The person at the firm who has read something and stands behind it. */
export const review = z.strictObject({ by: z.string().min(3), title: z.string().min(3), on: day });

/**
 * Statements about the world: rulings, verdicts, settlements, findings of agencies and studies, time limits, counts.
 * `firm` is what the firm says about itself or has decided, such as a promise or a rule for taking cases; no outside
 * source can prove it, so the firm is responsible.
 */
const statementKinds = [
  'court',
  'verdict',
  'settlement',
  'agency',
  'study',
  'medical',
  'deadline',
  'status',
  'firm',
] as const;

/** One entry of the register of statements, without its words, which are in each language. */
export const statement = z.strictObject({
  kind: z.enum(statementKinds),
  /** The exact meaning, for the firm only; browsers never receive it. */
  refersTo: z.string().min(10),
  /** The date of the event. */
  date: when.optional(),
  /** The announced day, month or year, such as a trial's; its review is due then. */
  planned: when.optional(),
  jurisdiction: z.string().min(2),
  sources: z.array(source),
  /** The only side that reports it, if better sources are missing; the words say that it is reported. */
  reported: z.string().min(3).optional(),
  /** Null until a lawyer of the firm has read it; `words` are the exact texts read: the review covers no others. */
  reviewed: review.extend({ words: z.record(z.string(), z.string()).optional() }).nullable(),
  /** The day its review is due. */
  dueAgain: day,
  /** Entries that must accompany it on every page, because it is outdated or half the truth alone. */
  beside: z.array(z.string()).optional(),
});

export type Source = Readonly<z.infer<typeof source>>;
export type Statement = Readonly<
  Omit<z.infer<typeof statement>, 'sources' | 'beside'> & {
    sources: readonly Source[];
    beside?: readonly string[];
  }
>;
export type Statements = Readonly<Record<string, Statement>>;
export type Review = z.infer<typeof review>;

/** The words of one part of the register's statements: the compiler requires each. */
export type StatementTexts<Part extends Statements> = Readonly<Record<keyof Part, string>>;
