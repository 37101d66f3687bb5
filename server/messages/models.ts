import type { Connection } from 'mongoose';
import type { Models as Earlier } from '../intake/models';
import { webhookModel } from './webhooks/webhook.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  webhooks: webhookModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of those before it. */
export interface Models extends Earlier, Own {}
