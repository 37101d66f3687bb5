import { z } from '../../shared/zod';
import { areaGroups } from './area-facts';

/**
 * A sentence or more. It may contain links as `[words](/path)`, statements as `[[id]]` and the firm's facts as
 * `{firm}`.
 */
const text = z.string().min(1);
/** The groups of practice areas that a part is about: it leaves the page with them. */
const groups = z.array(z.enum(areaGroups)).readonly().optional();
const titled = z.strictObject({ groups, title: z.string(), text });

/** One piece of a section. */
const block = z.union([
  z.strictObject({ text }),
  z.strictObject({ list: z.array(text).min(2) }),
  z.strictObject({ steps: z.array(titled).min(2) }),
  z.strictObject({ cards: z.array(titled).min(2) }),
  z.strictObject({ note: text }),
  /** Ids of statements about changes since the preceding text was written. */
  z.strictObject({ since: z.array(z.string()).min(1) }),
]);

export const section = z.strictObject({
  /** The section's anchor, unique on its page and the same in every language: kebab-case. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  groups,
  heading: z.string().min(3),
  blocks: z.array(block).min(1),
});

/** An accordion of questions (`faq`) or of topics (`information`). */
const accordion = z.strictObject({
  kind: z.enum(['faq', 'information']),
  heading: z.string(),
  items: z.array(z.strictObject({ question: z.string(), answer: z.array(text).min(1) })).min(3),
});

/** The words of a practice area page in one language; area-facts.ts has what is the same in every language. */
export const practiceArea = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** The name in lists and navigation. */
  name: z.string().max(60),
  /** One plain sentence for the services list. */
  summary: z.string().min(40).max(170),
  meta: z.strictObject({ title: z.string().max(60), description: z.string().min(80).max(160) }),
  title: z.string().max(90),
  /** The audience of the page and how we can help, in one sentence: only the title and this precede the questions. */
  intro: z.string().min(60).max(180),
  /** The background from the reader's view; it starts the section that says who may have a claim. */
  story: z.string().min(60),
  /** The current state, worst news first; events are register entries, which have dates. */
  standing: z.strictObject({
    /** Decisions against people like the reader. */
    against: z.array(text),
    /** Decisions in their favor. */
    for: z.array(text),
    /** Advice on what to do, and by when. */
    todo: z.array(text).min(1),
    open: z.array(text).min(1),
  }),
  sections: z.array(section).min(2),
  accordion: accordion.optional(),
});

export type PracticeArea = z.infer<typeof practiceArea>;

/** The parts of the current state, in page order. */
export const sides = ['against', 'for', 'todo', 'open'] as const satisfies (keyof PracticeArea['standing'])[];

/** Content is read-only. */
type Frozen<Part> = Part extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Part extends object
    ? { readonly [Key in keyof Part]: Frozen<Part[Key]> }
    : Part;
export type Section = Frozen<PracticeArea['sections'][number]>;
export type Block = Section['blocks'][number];
