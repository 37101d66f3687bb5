import { handle, type WorkList } from '../core/outbox/work';
import { numberReached } from '../leads/jobs';
import { certificatesRouter } from './certificates/certificates.router';
import {
  getRetainCertificate,
  retainCertificate,
  retainedCertificates,
} from './certificates/retain-certificate';
import { confirmCalledNumber } from './confirm-number';
import { confirmLinkRoutes } from './confirm-page';
import { consentsRouter } from './consents.router';
import { create } from './create';
import type { Deps } from './deps';
import { dropFormerLeads } from './former-leads';
import { models } from './models';
import { packetRoute } from './packet/make-packet';
import { checkpointRoute } from './public-log';
import { stampHeads } from './stamps/stamp-heads';
import { stopForm, stopLinkRoutes } from './stop-page';
import { snapshotRoute } from './witness/snapshot-page';

/** Everything that this module adds to the product (`features.ts`). */
export const proofFeature = {
  models,
  create,
  routes: [packetRoute, checkpointRoute, snapshotRoute, ...stopLinkRoutes, ...confirmLinkRoutes, stopForm],
  procedures: {
    certificates: certificatesRouter,
    consents: consentsRouter,
  },
  tags: {
    Consent: 'What people agreed to, the log that proves it, and whether they may be contacted.',
  },
  personalData: {
    retainedCertificates,
    consentSnapshots: 'the blank form as it was served',
    erasures: 'ids, hashes, and for a while a sealed search',
    formerLeads: 'keyed hashes of numbers and addresses of removed leads, under their ids, for five years',
    ledger: 'hashes with a salt',
    ledgerHeads: 'hashes',
    numberTurns: 'keyed hashes of numbers and addresses, each with a count and a random name',
  },
  wants: async ({ trustedForm }: Deps) => (trustedForm ? [retainCertificate.kind] : []),
  work: (deps: Deps): WorkList => ({
    /** Consents left unsealed by a dead server; the lease ends within a minute. */
    'seal-consents': { every: 15_000, within: 10_000, run: () => deps.consents.sealAll() },
    /** A call in which the person was reached: the number is confirmed. */
    ...handle(numberReached, confirmCalledNumber(deps)),
    /** Removes the hashes that stop links need, five years after their leads were removed. */
    'drop-former-leads': { every: 60 * 60_000, run: () => dropFormerLeads(deps) },
    /** A vendor's certificate, which TrustedForm otherwise forgets within days. */
    ...handle(retainCertificate, getRetainCertificate(deps)),
    /** The newest ledger head, timestamped by an outside service if one is set. */
    'stamp-heads': {
      every: 10 * 60_000,
      run: (_, signal) => stampHeads({ models: deps.models, url: deps.timestampUrl }, signal),
    },
  }),
};
