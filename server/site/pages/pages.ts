import type { RequestHandler } from 'express';
import type { Firm } from '../../../shared/firm';
import type { FormPages } from '../../../shared/form-answers';

/** The pages of practice areas that ask whether they concern the reader. */
export type ConcernPages = {
  /** The case type of each, by its path. */
  caseTypes: Readonly<Record<string, string>>;
  /** The page as it is served, and everything that can be said to the answers. */
  texts: (path: string) => Promise<{ page: string; answer: string }>;
};

export type Pages = {
  handler: RequestHandler;
  formPages: () => Promise<FormPages>;
  concern: ConcernPages;
  /** The frame of the page on which somebody signs; the server fills its `{{tokens}}`. */
  signing?: () => Promise<string>;
  /** Origins that a page may show in a frame. */
  frames: readonly string[];
  /** Hashes of the scripts that stand in a page. */
  inlineScripts: readonly string[];
  /** Case types that a new database begins without. */
  leftOut?: readonly string[];
  /** Whether the firm keeps how its form is filled in. */
  keepsSteps?: boolean;
  /** What messages say of the firm. */
  firm: () => Promise<Firm>;
  close: () => Promise<void>;
};
