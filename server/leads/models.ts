import type { Connection } from 'mongoose';
import { writtenWithin } from '../core/db/deadline';
import { groupInserts } from '../core/db/group-inserts';
import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../site/models';
import { arrivalPages } from './arrivals/page.model';
import { type ClientDoc, clients } from './store/client.model';
import type { LeadSeal } from './store/sealed/lead-seal';
import { sealQueries } from './store/sealed/seal-queries';
import { vendors } from './vendor.model';

/** The lead collections. With a seal, their sensitive fields are encrypted. */
export const models = (db: Connection, leadSeal?: LeadSeal, usesSearchKeys = false) => {
  const leads = clients.model(db, leadSeal && ((schema) => sealQueries(schema, leadSeal)));
  const insert = groupInserts<ClientDoc>(() => leads.collection, writtenWithin);
  return {
    ...openModels({ arrivalPages, vendors })(db),
    clients: leads,
    /** Seals the sensitive fields; undefined if they were never sealed. */
    leadSeal,
    /** True on MongoDB; the embedded store has an index of its own for the search. */
    usesSearchKeys,
    /** Stores a validated lead. Rejects with the database's error. */
    insertClient: (lead: ClientDoc) => insert(leadSeal ? leadSeal.close(lead) : lead),
  };
};

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
