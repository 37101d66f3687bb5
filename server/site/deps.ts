import type { Firm } from '../../shared/firm';
import type { Deps as Earlier } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
import type { Models } from './models';
import type { MountedPages } from './pages/pages';
import type { RuleBook } from './rules/rule-book';
import type { OfferedAreas } from './services/offered-areas';

/** The dependencies of this module: its own parts, and those of earlier modules. */
export interface Deps extends Earlier {
  models: Models;
  /** The practice areas the firm takes. */
  offers: OfferedAreas;
  /** The questions and criteria of case types. */
  rules: RuleBook;
  firm: () => Promise<Firm>;
  /** The firm's time zone. */
  timeZone: string;
  /** The built site. */
  site: {
    pages?: MountedPages | undefined;
    isFirmKnown: boolean;
    /** Case types that the firm does not take, for a new database. */
    leftOut?: readonly string[] | undefined;
    close?: (() => Promise<void>) | undefined;
  };
}

export const { procedureFor, publicProcedure } = proceduresFor<Deps>();
