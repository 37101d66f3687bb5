import { hour } from '../../shared/durations';
import type { WorkList } from '../core/outbox/work';
import { create } from './create';
import type { Deps } from './deps';
import { nameSigners } from './find-agreements';
import { agreementFiles, agreements, dropKeptAgreements } from './holdings';
import { models } from './models';
import { agreementsInPacket, scansInPacket } from './packet-parts';
import { previewRouter } from './preview.router';
import { dropKeptScans, scans } from './scans/holding';
import { scanRoutes } from './scans/scan-routes';

/** Everything that this module adds to the product (`features.ts`). */
export const documentsFeature = {
  models,
  create,
  routes: scanRoutes,
  procedures: {
    agreementTemplates: previewRouter,
  },
  tags: {
    Agreements: 'From yes to signed: the conflict check, agreements, and the packet that proves it all.',
  },
  names: {
    signer: nameSigners,
  },
  personalData: {
    agreements,
    agreementFiles,
    scans,
  },
  packetParts: [agreementsInPacket, scansInPacket],
  work: (deps: Deps): WorkList => ({
    /** Agreements whose lead is gone, and signed ones after their retention period. */
    'drop-kept-agreements': { every: hour, run: () => dropKeptAgreements(deps) },
    /** The same for scans of agreements signed on paper. */
    'drop-kept-scans': { every: hour, run: () => dropKeptScans(deps) },
  }),
};
