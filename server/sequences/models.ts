import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../mail/models';
import { contactCounts } from './contact-count.model';
import { sequences, sequenceVersions } from './sequence.model';
import { messageTemplates } from './templates/template.model';

/** The collections of this module. */
export const models = openModels({
  contactCounts,
  messageTemplates,
  sequences,
  sequenceVersions,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
