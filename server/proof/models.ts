import type { Connection } from 'mongoose';
import { z } from '../../shared/zod';
import { defineCollection, openModels, text } from '../core/record/collection';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import type { Models as Earlier } from '../people/models';
import { consents, openRecords } from './consent.model';
import { erasures } from './erasure.model';
import { ledger, ledgerHeads } from './ledger.model';
import { consentSnapshots } from './witness/snapshot.model';

/** Vendors' TrustedForm certificates that the firm retained or tried to; an unretained one expires within days. */
const retainedCertificates = defineCollection({
  name: 'retainedCertificates',
  schema: z.object({
    /** The lead's ID, a colon, and the ID at the end of the certificate's address. */
    _id: z.string(),
    clientId: text,
    vendorId: z.string().optional(),
    state: z.enum(['retained', 'refused']),
    /** The lead's own values that match the certificate. */
    matched: z.array(z.enum(['phone', 'email'])),
    retainedAt: z.date().optional(),
    expiresAt: z.date().optional(),
    /** The service's reason for not retaining it, as a sentence for staff. */
    why: z.string().optional(),
  }),
  indexes: [{ on: { clientId: 1 } }],
});

/**
 * Counts what may be first, by the keyed hash of a number or address: each text to it, each automatic e-mail, and
 * everything that forbids the next one, such as a withdrawal or a reply. All write this document, so that one of them is
 * first: nothing leaves if something came since the gate was asked.
 */
const numberTurns = defineCollection({
  name: 'numberTurns',
  schema: z.object({
    _id: z.string(),
    turn: z.number(),
    /** The random name of its messages' entries in the ledger. */
    series: z.string().optional(),
  }),
});

/** The keyed hashes of a lead's number and address, after the lead was removed for good. */
const formerLeads = defineCollection({
  name: 'formerLeads',
  schema: z.object({ _id: z.string(), keys: z.array(z.string()), at: z.date() }),
  indexes: [{ on: { at: 1 } }],
});

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
