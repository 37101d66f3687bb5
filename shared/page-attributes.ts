/**
 * The attributes by which the server finds the parts of a built page that staff change
 * (`server/site/statements/apply-overlay.ts`).
 */
export const pageAttributes = {
  /** The text of the statement with this id. */
  statement: 'data-statement',
  /** The place of a dated notice. */
  notice: 'data-notice',
  /** The page's review, with its day. */
  reviewed: 'data-reviewed',
  /** The summary of the page with this path. */
  summary: 'data-summary-of',
  /** The day that the page was updated. */
  updated: 'data-updated',
  /** The place of the day of the latest change. */
  changed: 'data-changed',
} as const;

/** The place of the answer to a practice area's questions. By itself, because the browser's script needs only this. */
export const concernAnswerAttribute = 'data-concern-answer';
