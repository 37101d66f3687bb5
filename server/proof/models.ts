import type { Connection } from 'mongoose';
import { openModels } from '../core/record/collection';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import type { Models as Earlier } from '../people/models';
import { retainedCertificates } from './certificates/retained-certificate.model';
import { consents, openRecords } from './consent.model';
import { erasures } from './erasure.model';
import { formerLeads } from './former-lead.model';
import { ledger, ledgerHeads } from './ledger.model';
import { numberTurns } from './number-turn.model';
import { consentSnapshots } from './witness/snapshot.model';

const collections = openModels({
  consentSnapshots,
  erasures,
  formerLeads,
  ledger,
  ledgerHeads,
  numberTurns,
  retainedCertificates,
});

/** The collections of this module. */
export const models = (db: Connection, leadSeal?: LeadSeal) => ({
  ...collections(db),
  consents: consents.model(db, leadSeal && openRecords(leadSeal)),
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
