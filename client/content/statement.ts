import { z } from '../../shared/zod';

const day = z.iso.date();
/** A day, a month or a year, as far as it is known. */
const when = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'As 2026-02-17, 2026-02 or 2026');

/** A page that says what a statement says: what it is called, where it stands, when it came out and when it was read. */
export const source = z.strictObject({
  title: z.string().min(5),
  url: z.url().startsWith('http'),
  published: when.optional(),
  seen: day,
  /** Who wrote the text that the page carries whole, as the page itself says: `Reuters`, `FAA`. */
  carries: z.string().min(2).optional(),
  /** Known from a list of laws alone: nobody has opened the page yet, and the reader is told so. */
  unopened: z.literal(true).optional(),
});

/** Who of the firm has read something and stands behind it. */
export const review = z.strictObject({ by: z.string().min(3), title: z.string().min(3), on: day });

/**
 * What is said about the world: rulings, verdicts, settlements, what agencies and studies found, time limits, counts.
 * `firm` is what the firm says of itself or has decided, such as a promise or a rule for taking cases; no source
 * outside can show that, so the firm answers for it.
 */
export const statementKinds = [
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

/** One entry of the register of statements, without its words, which each language has for itself. */
export const statement = z.strictObject({
  kind: z.enum(statementKinds),
  /** What exactly is meant; stays with the firm, no browser gets it. */
  refersTo: z.string().min(10),
  /** When it happened. */
  date: when.optional(),
  /** The day, month or year that it announces, such as a trial; somebody looks again by then. */
  planned: when.optional(),
  jurisdiction: z.string().min(2),
  sources: z.array(source),
  /** Who alone says so, where better sources are missing; the words say that it is reported. */
  reported: z.string().min(3).optional(),
  /** Nobody, as long as no lawyer of the firm has read it. */
  reviewed: review.nullable(),
  /** The day by which somebody has to look again. */
  dueAgain: day,
  /** Entries that have to stand on every page where this one does, because time has passed it or it is half the truth. */
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

/** The words of the statements of one part of the register: the compiler asks for each. */
export type StatementTexts<Part extends Statements> = Readonly<Record<keyof Part, string>>;
