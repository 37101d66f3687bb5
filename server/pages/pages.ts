import type { RequestHandler } from 'express';
import type { Firm } from '../../shared/firm';
import type { FormPages } from '../../shared/form-answers';

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
