import type { Deps as Earlier } from '../intake/deps';
import type { Conversation } from './content';
import type { Models } from './models';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  /** The parts that texts and e-mail have in common. */
  conversation: Conversation;
}
