import { z } from '../../shared/zod';
import { review } from './statement';

/** The groups of the services list, by what harmed people; each has its own look. */
export const areaGroups = ['drugs', 'devices', 'chemicals', 'accidents'] as const;
export type AreaGroup = (typeof areaGroups)[number];
/** The groups in which many people sue over the same thing. */
export const massTorts: readonly AreaGroup[] = ['drugs', 'devices', 'chemicals'];

const ids = z.array(z.string().min(3));

/** The state of the lawsuits, as ids of statements. */
const standing = z.strictObject({
  /** The court that handles them, with its case number. */
  court: ids,
  /** The defendants; names are the same in every language. */
  defendants: z.array(z.string().min(3)),
  /** Events in any order: the statements' dates sort them. */
  timeline: ids,
  /** Known time limits, in addition to those of the states. */
  deadlines: ids,
  /** A federal law sets the time limits, so those of the states do not apply. */
  federal: z.literal(true).optional(),
});

/** The facts of a practice area that do not depend on the language. */
export const areaFacts = z.strictObject({
  group: z.enum(areaGroups),
  layout: z.enum(['full', 'simple']),
  /** An icon's name, unique to this area. */
  icon: z.string(),
  /** The case type of the page's form and buttons: a built-in one, or one of `otherCaseTypes`. */
  caseType: z.union([z.int().min(1).max(18), z.string().min(3)]),
  /** The first section, which says who may have a claim. */
  first: z.string(),
  /** Areas that a reader of this page may be looking for. */
  kin: z.array(z.string()).min(2).max(4),
  /** The day of the last change to the page's content. */
  updated: z.iso.date(),
  /** The day of the last news check; for courts with many cases, that gets old quickly. */
  looked: z.iso.date(),
  /** The person at the firm who read the whole page; null until someone has. */
  reviewed: review.nullable(),
  standing,
});

export type AreaFacts = z.infer<typeof areaFacts>;
export type AreaFactsBySlug = Readonly<Record<string, AreaFacts>>;
