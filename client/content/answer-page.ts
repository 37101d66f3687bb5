import { z } from '../../shared/zod';
import { section } from './practice-area';
import { review } from './statement';

export const answerSlugs = ['costs', 'time', 'deadlines', 'what-to-bring', 'glossary'] as const;
export type AnswerSlug = (typeof answerSlugs)[number];

/** A page that answers one common question. */
export const answerPage = z.strictObject({
  title: z.string().max(60),
  /** One plain sentence for lists. */
  summary: z.string().min(30).max(140),
  meta: z.strictObject({ title: z.string().max(60), description: z.string().min(80).max(160) }),
  updated: z.iso.date(),
  /** The person at the firm who read the page; missing until someone has. */
  reviewed: review.optional(),
  intro: z.string().min(60),
  sections: z.array(section),
});

export type AnswerPage = z.infer<typeof answerPage>;
