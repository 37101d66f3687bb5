import { messages } from '../messages';
import { z } from '../zod';
import { pageOf } from './list';
import { trimmedText } from './text';

const day = z.iso.date();
const id = z.string().regex(/^[a-z0-9-]{2,80}$/, 'Invalid id');
const version = z.int().min(0).meta({ description: 'The version you saw; 409 when it is not the newest' });
/** The reason for a change, which makes the history useful. */
const note = trimmedText(500);
const said = trimmedText(1000);
const perLanguage = z.record(z.string(), z.string());

/** A past change to a statement or to a page's notice. */
const historyEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  did: z.string(),
  language: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  reviewer: z.string().optional().meta({ description: 'Who of the firm stood behind it from then on' }),
  note: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** The states of a statement on the pages: as built, in other words, or removed. */
export const statementStates = ['as built', 'corrected', 'withdrawn'] as const;

const review = z.object({ by: trimmedText(120), title: trimmedText(120), on: day });
export type StatementReview = z.infer<typeof review>;

/** One statement of the site's register, with the changes staff made since the build. */
export const statementRow = z.object({
  id,
  kind: z.string(),
  texts: perLanguage.meta({ description: 'What the pages say today, by language; empty where withdrawn' }),
  refersTo: z.string(),
  jurisdiction: z.string(),
  state: z.enum(statementStates),
  dueAgain: day,
  pages: z.array(z.string()),
  subject: z.string().meta({ description: 'The title of its first page; empty if it is outside of pages' }),
});
export type StatementRow = z.infer<typeof statementRow>;

export const statementDetail = statementRow.extend({
  date: z.string().optional(),
  sources: z.array(
    z.object({ title: z.string(), url: z.string(), published: z.string().optional(), seen: z.string() }),
  ),
  reviewed: review.nullable(),
  built: perLanguage.meta({ description: 'What the build says' }),
  overtaken: z
    .array(z.string())
    .meta({ description: 'Languages whose correction a newer build has replaced with words of its own' }),
  version,
  history: z.array(historyEntry),
});
export type StatementDetail = z.infer<typeof statementDetail>;

export const statementLists = ['due', 'soon', 'changed', 'all'] as const;
export const statementQuery = z.object({
  list: z.enum(statementLists).default('all'),
  search: z.string().trim().max(200).default(''),
  page: z.int().min(1).max(1000).default(1),
  limit: z.int().min(1).max(100).default(25),
});
export const statementPage = pageOf(statementRow);

export const correction = z.object({ language: z.string().regex(/^[a-z]{2}$/), text: said, note });
export const lookedAgain = z
  .object({
    dueAgain: day,
    /** The person at the firm who now stands behind it; missing if only the date moves. */
    reviewedBy: trimmedText(120).optional(),
    reviewerTitle: trimmedText(120).optional(),
    note,
  })
  .refine(({ reviewedBy, reviewerTitle }) => !reviewedBy || reviewerTitle, {
    path: ['reviewerTitle'],
    message: messages.form.required,
  });
/** The person at the firm who read the whole page. */
export const pageReview = z.object({ reviewedBy: trimmedText(120), reviewerTitle: trimmedText(120), note });
const byVersion = z.object({ id, version });
export const correctInput = byVersion.extend(correction.shape);
export const withdrawInput = byVersion.extend({ note });
export const lookedAgainInput = byVersion.and(lookedAgain);
export const statementId = z.object({ id });

/** A dated notice on a page, published right away. */
export const noticeText = z.object({
  text: said,
  day: day.meta({ description: 'The day that stands in front of it' }),
  until: day
    .nullable()
    .default(null)
    .meta({ description: 'The last day on which it is shown; null: no end' }),
});
const path = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/, 'A path of the site')
  .max(200);
export const reviewQuery = z.object({ path });
export const pageReviewInput = pageReview.extend({
  path,
  statements: z
    .array(byVersion)
    .min(1)
    .max(500)
    .meta({ description: 'What the page says, in the versions you read; 409 when it says something else' }),
});
export const statementsOfPage = z.array(
  byVersion.extend({ texts: perLanguage, reviewed: review.nullable() }),
);
export type StatementOfPage = z.infer<typeof statementsOfPage>[number];
export const noticeInput = noticeText.extend({ path, version });
export const noticeRemoval = z.object({ path, version });
export const pageNotice = noticeText.extend({
  path,
  title: z.string(),
  language: z.string(),
  saysReviewed: z.boolean().meta({ description: 'Whether it says who has reviewed it' }),
  text: z.string().meta({ description: 'Empty where the page has no notice' }),
  isShown: z.boolean(),
  version,
  history: z.array(historyEntry),
});
export type PageNotice = z.infer<typeof pageNotice>;

/** A page about open lawsuits whose review is overdue, or that announced a day now past. */
export const stalePage = z.object({
  path: z.string(),
  title: z.string(),
  looked: day.meta({ description: 'When someone last looked for news' }),
  dueOn: day,
  passed: z
    .array(z.object({ id: z.string(), planned: z.string() }))
    .meta({ description: 'What the page announces for a day that has passed' }),
  searches: z.array(z.string()).meta({ description: 'What to search for' }),
});
export type StalePage = z.infer<typeof stalePage>;
export const lookedAtPageInput = z.object({ path, note });
