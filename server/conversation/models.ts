import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../intake/models';
import { erasedTexts } from './erased-text.model';
import { messages } from './message.model';
import { messageFiles } from './message-file.model';
import { sequenceRuns } from './permit/run.model';
import { sentMails } from './sent-mail.model';

/** The collections of this module. */
export const models = openModels({
  erasedTexts,
  messageFiles,
  messages,
  sentMails,
  sequenceRuns,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
