import type { RequestHandler } from 'express';
import type { Firm } from '../../shared/firm';

/** The answers to a form that was posted without script; the caller fills their `{{tokens}}`. */
export type FormPages = { sent: string; problem: string };

export type Pages = {
  handler: RequestHandler;
  formPages: () => Promise<FormPages>;
  /** Origins that a page may show in a frame. */
  frames: readonly string[];
  /** Hashes of the scripts that stand in a page. */
  inlineScripts: readonly string[];
  /** What messages say of the firm. */
  firm: () => Promise<Firm>;
  close: () => Promise<void>;
};
