import type { Call, Deps as Earlier } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
import type { Models } from './models';
import type { RuleBook } from './rules/rule-book';
import type { OfferedAreas } from './services/offered-areas';

/** The dependencies of this module: its own parts, and those of earlier modules. */
export interface Deps extends Earlier {
  models: Models;
  /** The practice areas the firm takes. */
  offers: OfferedAreas;
  /** The questions and criteria of case types. */
  rules: RuleBook;
}

/** The context of this module's procedures. */
export interface Context extends Deps, Call {}

export const { procedureFor, publicProcedure } = proceduresFor<Context>();
