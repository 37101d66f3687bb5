import type { Connection } from 'mongoose';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import type { Models as Earlier } from '../people/models';
import { retainedCertificateModel } from './certificates/retained-certificate.model';
import { consentModel } from './consent.model';
import { erasureModel } from './erasure.model';
import { formerLeadModel } from './former-lead.model';
import { headModel, ledgerModel } from './ledger.model';
import { numberTurnModel } from './number-turn.model';
import { snapshotModel } from './witness/snapshot.model';

/** The collections of this module. */
export const models = (db: Connection, leadSeal?: LeadSeal) => ({
  consentSnapshots: snapshotModel(db),
  consents: consentModel(db, leadSeal),
  erasures: erasureModel(db),
  formerLeads: formerLeadModel(db),
  ledger: ledgerModel(db),
  ledgerHeads: headModel(db),
  numberTurns: numberTurnModel(db),
  retainedCertificates: retainedCertificateModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, Own {}
