import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../signing/deps';
import type { Models } from './models';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  /** Returns the words of the messages that arrived for leads. */
  receivedTexts: (leads: readonly string[]) => Promise<{ id: string; text: string }[]>;
}

export const { procedureFor } = proceduresFor<Deps>();
