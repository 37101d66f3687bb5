import type { Deps as Earlier } from '../conversation/deps';
import { proceduresFor } from '../core/http/trpc';
import type { Models } from './models';
import type { Texts } from './texts';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  texts: Texts;
  /** Tell staff of a number that is paused, and of a cap that is reached. */
  tellOf: { pause: Texts['tellOfPause']; cap: Texts['tellOfCap'] };
}

export const { procedureFor, provenProcedureFor } = proceduresFor<Deps>();
