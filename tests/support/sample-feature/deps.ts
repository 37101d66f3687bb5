import { proceduresFor } from '../../../server/core/http/trpc';
import { openModels } from '../../../server/core/record/collection';
import { createSeal, type Seal } from '../../../server/core/seal';
import type { Settings } from '../../../server/operations/create';
import type { Deps as Earlier } from '../../../server/operations/deps';
import type { Models as EarlierModels } from '../../../server/operations/models';
import { callNotes } from './call-note.model';

export const models = openModels({ callNotes });

interface Models extends EarlierModels, ReturnType<typeof models> {}

export interface Deps extends Earlier {
  models: Models;
  /** Seals the links to notes. */
  noteSeal: Seal;
}

export const { procedureFor } = proceduresFor<Deps>();

export const create = (_deps: Deps, { encryptionKey }: Settings) => ({
  noteSeal: createSeal([encryptionKey], 'call notes'),
});
