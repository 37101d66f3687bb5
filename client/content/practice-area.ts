import { z } from '../../shared/zod';

/** A sentence or more. It may hold links written as `[words](/path)`, statements as `[[id]]` and the firm's facts as `{firm}`. */
const text = z.string().min(1);
const titled = z.strictObject({ title: z.string(), text });

/** One piece of a section. */
const block = z.union([
  z.strictObject({ text }),
  z.strictObject({ list: z.array(text).min(2) }),
  z.strictObject({ steps: z.array(titled).min(2) }),
  z.strictObject({ cards: z.array(titled).min(2) }),
  z.strictObject({ note: text }),
  /** Ids of statements that say what has changed since what stands before was written. */
  z.strictObject({ since: z.array(z.string()).min(1) }),
]);

export const section = z.strictObject({
  /** The section's anchor, unique on its page and the same in every language: kebab-case. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  heading: z.string().min(3),
  blocks: z.array(block).min(1),
});

/** An accordion of questions (`faq`) or of topics (`information`). */
const accordion = z.strictObject({
  kind: z.enum(['faq', 'information']),
  heading: z.string(),
  items: z.array(z.strictObject({ question: z.string(), answer: z.array(text).min(1) })).min(3),
});

/** What a language says on the page of a practice area; what is the same in every language stands in area-facts.ts. */
export const practiceArea = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** The name in lists and navigation. */
  name: z.string().max(60),
  /** One plain sentence for the services list. */
  summary: z.string().min(40).max(170),
  meta: z.strictObject({ title: z.string().max(60), description: z.string().min(80).max(160) }),
  title: z.string().max(90),
  /** Whom the page is for and what we can do, in one sentence: with the title it is all that stands before the questions. */
  intro: z.string().min(60).max(180),
  /** What came before, in the reader's words; it opens the section that says who may have a claim. */
  story: z.string().min(60),
  /** Where it stands, the worst first; what happened is an entry of the register, which has its date. */
  standing: z.strictObject({
    /** What has been decided against people like the reader. */
    against: z.array(text),
    /** What has been decided for them. */
    for: z.array(text),
    /** What to do, and by when. */
    todo: z.array(text).min(1),
    open: z.array(text).min(1),
  }),
  sections: z.array(section).min(2),
  accordion: accordion.optional(),
});

export type PracticeArea = z.infer<typeof practiceArea>;

/** The sides of where it stands, in the order in which a page says them. */
export const sides = ['against', 'for', 'todo', 'open'] as const satisfies (keyof PracticeArea['standing'])[];

/** Content is read, never changed. */
type Frozen<Part> = Part extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Part extends object
    ? { readonly [Key in keyof Part]: Frozen<Part[Key]> }
    : Part;
export type Section = Frozen<PracticeArea['sections'][number]>;
export type Block = Section['blocks'][number];
