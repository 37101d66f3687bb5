import { z } from '../../shared/zod';
import { review } from './statement';

const text = z.string().min(3);
/** A piece of news, about one event on one day. */
const news = z.strictObject({
  /** Its address: /news/{slug}. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  date: z.iso.date(),
  title: z.string().min(10).max(70),
  summary: z.string().min(80).max(160),
  paragraphs: z.array(text).min(1),
  /** The person at the firm who read it; missing until someone has. */
  reviewed: review.optional(),
});

/** Texts in which any firm presents itself in one language. Without news, nothing shows. */
export const firmWords = z.strictObject({
  tagline: text,
  /** The firm's promises, by register id; null if not promised. */
  promises: z.strictObject({
    'firm-states': text.nullable(),
    'firm-states-how': text.nullable(),
    'firm-reply': text.nullable(),
    'firm-always': text.nullable(),
    'firm-experience': text.nullable(),
  }),
  /** By the id of the hours in site.ts. */
  hours: z.record(z.string(), z.strictObject({ days: text, time: text })),
  figures: z.strictObject({
    states: z.strictObject({ value: text }).nullable(),
    reply: z.strictObject({ value: text }).nullable(),
  }),
  /** The explanation of fee and costs, with one example in numbers. */
  fee: z.strictObject({
    policy: z.array(text).min(1),
    third: text,
    example: z.strictObject({
      intro: text,
      rows: z.strictObject({ won: text, costs: text, fee: text, rest: text }),
    }),
  }),
  notices: z.strictObject({
    advertising: text,
    noRelationship: text,
    results: text,
    /** The attorney responsible for this site's contents: `{who}`. */
    responsible: text,
  }),
  news: z.array(news),
});

export type FirmWords = z.infer<typeof firmWords>;
