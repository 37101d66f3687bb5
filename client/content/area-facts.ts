import { z } from '../../shared/zod';
import { review } from './statement';

/** What people come with: the groups of the list of services, each with a look of its own. */
export const areaGroups = ['drugs', 'devices', 'chemicals', 'accidents'] as const;
export type AreaGroup = (typeof areaGroups)[number];

const ids = z.array(z.string().min(3));

/** Where the lawsuits stand, by the ids of statements. */
const standing = z.strictObject({
  /** The court that has them, with its number. */
  court: ids,
  /** Whom people sue; names are the same in every language. */
  defendants: z.array(z.string().min(3)),
  /** What happened when, in any order: the dates of the statements put them in theirs. */
  timeline: ids,
  /** Time limits that are known, beside those of the states. */
  deadlines: ids,
  /** A federal law sets the time limits, so that those of the states do not count. */
  federal: z.literal(true).optional(),
});

/** What is the same in every language about a practice area. */
export const areaFacts = z.strictObject({
  group: z.enum(areaGroups),
  layout: z.enum(['full', 'simple']),
  /** A lucide icon's name; no other area has it. */
  icon: z.string(),
  /** The case type that the page's form and buttons carry: a built-in one, or one of `otherCaseTypes`. */
  caseType: z.union([z.int().min(1).max(18), z.string().min(3)]),
  /** The section that says who may have a claim; it comes first. */
  first: z.string(),
  /** Areas that somebody who reads this one may mean. */
  kin: z.array(z.string()).min(2).max(4),
  /** The day of the last change to what the page says. */
  updated: z.iso.date(),
  /** The day on which somebody last looked for news of it; where a court has many cases, that grows old quickly. */
  looked: z.iso.date(),
  /** Who of the firm has read the page as a whole; nobody yet. */
  reviewed: review.nullable(),
  standing,
});

export type AreaFacts = z.infer<typeof areaFacts>;
export type AreaFactsBySlug = Readonly<Record<string, AreaFacts>>;
