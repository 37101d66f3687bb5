import type { Call, Deps as Earlier } from '../core/http/context';
import { doorsFor } from '../core/http/trpc';
import type { Models } from './models';
import type { RuleBook } from './rules/rule-book';
import type { OfferedAreas } from './services/offered-areas';
import type { Statements } from './statements/create-statements';

/** What this module may need: what it makes itself, and what the modules before it do. */
export interface Deps extends Earlier {
  models: Models;
  /** The register of what the site says, and what staff lay over its pages. */
  statements: Statements;
  /** Which practice areas the firm takes. */
  offers: OfferedAreas;
  /** The questions and criteria of case types. */
  rules: RuleBook;
}

/** What its procedures know of a call. */
export interface Context extends Deps, Call {}

export const { procedureFor, publicProcedure } = doorsFor<Context>();
