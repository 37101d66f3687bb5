import type { RequestHandler } from 'express';
import type { SiteAreas } from '../../../shared/area-wording';
import type { Firm } from '../../../shared/firm';
import type { FormPages } from '../../../shared/form-answers';

/** The practice area pages with the questions "does this concern me?". */
export type ConcernPages = {
  /** Their case types, by path. */
  caseTypes: Readonly<Record<string, string>>;
  /** The page as served, and every possible part of the answer. */
  texts: (path: string) => Promise<{ page: string; answer: string }>;
};

export type Pages = {
  handler: RequestHandler;
  formPages: () => Promise<FormPages>;
  concern: ConcernPages;
  /** The frame of the signing page; the server fills in its `{{tokens}}`. */
  signing?: () => Promise<string>;
  /** Origins that a page may show in a frame. */
  frames: readonly string[];
  /** Hashes of the inline scripts. */
  inlineScripts: readonly string[];
  /** The data for leaving out practice areas. */
  areas?: SiteAreas;
  /** The firm's details for messages. */
  firm: () => Promise<Firm>;
  close: () => Promise<void>;
};

/** The pages as the app mounts them. */
export type MountedPages = Pick<Pages, 'handler'> &
  Partial<Pick<Pages, 'concern' | 'signing' | 'frames' | 'inlineScripts'>> & {
    form: FormPages;
    strictContent: boolean;
  };
