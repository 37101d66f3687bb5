import { z } from '../../shared/zod';
import { review } from './statement';

const text = z.string().min(3);
const sample = z.boolean();
/** A story that is told once, on the day it happened. */
const news = z.strictObject({
  /** Its address: /news/{slug}. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  date: z.iso.date(),
  title: z.string().min(10).max(70),
  summary: z.string().min(80).max(160),
  paragraphs: z.array(text).min(1),
  /** Who of the firm has read it; left out as long as nobody has. */
  reviewed: review.optional(),
  sample,
});

/**
 * What the firm says of itself in one language. Results, reviews and news may be empty, and leave no trace then; each
 * of their entries says whether it is a sample.
 */
export const firmWords = z.strictObject({
  tagline: text,
  /** By the id of the hours in site.ts. */
  hours: z.record(z.string(), z.strictObject({ days: text, time: text })),
  /** By the id of the person in site.ts. */
  team: z.record(z.string(), z.strictObject({ title: text, about: text })),
  figures: z.strictObject({
    recovered: z.strictObject({ value: text }),
    founded: z.strictObject({ value: text }),
    states: z.strictObject({ value: text }),
    reply: z.strictObject({ value: text }),
  }),
  /** How a fee and the costs of a case are shared, with one example in numbers. */
  fee: z.strictObject({
    policy: z.array(text).min(1),
    example: z.strictObject({
      intro: text,
      rows: z.array(z.strictObject({ label: text, sum: text })).min(3),
    }),
    sample,
  }),
  notices: z.strictObject({
    advertising: text,
    noRelationship: text,
    results: text,
    /** The attorney who answers for this site's contents. */
    responsible: text,
  }),
  /** What the firm has won: ids of statements, so that each result stands in the register. */
  results: z.array(z.strictObject({ statement: text, sample })),
  reviews: z.array(z.strictObject({ quote: text, by: text, sample })),
  news: z.array(news),
});

export type FirmWords = z.infer<typeof firmWords>;
export type NewsItem = z.infer<typeof news>;
