import { z } from '../../shared/zod';

/**
 * A figure or claim that a firm must be able to check: the words as they stand on the page and what they refer to.
 * `marketing` marks a claim that the specification calls page copy and that the firm has to stand behind.
 * They stay with the firm: scripts/build/without-notes.ts leaves them out of what a visitor's browser gets.
 */
const figure = z.object({
  text: z.string().min(1),
  refersTo: z.string().min(10),
  marketing: z.boolean().optional(),
});

/** One piece of a section. Text may hold links written as `[words](/path)` and nothing else. */
const block = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({ list: z.array(z.string().min(1)).min(2) }),
  z.strictObject({ steps: z.array(z.strictObject({ title: z.string(), text: z.string() })).min(2) }),
  z.strictObject({ cards: z.array(z.strictObject({ title: z.string(), text: z.string() })).min(2) }),
  z.strictObject({ note: z.string().min(1) }),
]);

export const section = z.strictObject({
  /** The section's anchor, unique on its page: kebab-case. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  heading: z.string().min(3),
  blocks: z.array(block).min(1),
});

/** An accordion of questions (`faq`, published as FAQPage data too) or of topics (`information`). */
const accordion = z.strictObject({
  kind: z.enum(['faq', 'information']),
  heading: z.string(),
  items: z.array(z.strictObject({ question: z.string(), answer: z.array(z.string().min(1)).min(1) })).min(3),
});

/** One practice-area page as data; a page that does not fit is a build error. */
export const practiceArea = z.strictObject({
  layout: z.enum(['full', 'simple']),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** The name in lists and navigation. */
  name: z.string().max(60),
  /** The id of the built-in case type that the page's buttons carry into the form. */
  caseType: z.int().min(1).max(18).optional(),
  /** A lucide icon's name. */
  icon: z.string(),
  /** One plain sentence for the services list. */
  summary: z.string().min(40).max(170),
  meta: z.strictObject({ title: z.string().max(60), description: z.string().min(80).max(160) }),
  title: z.string().max(90),
  intro: z.string().min(80),
  sections: z.array(section).min(2),
  accordion: accordion.optional(),
  figures: z.array(figure),
});

export type PracticeArea = z.infer<typeof practiceArea>;
export type Section = PracticeArea['sections'][number];
export type Block = Section['blocks'][number];
