import { toNames, withIds } from '../core/names';
import { handle, type WorkList } from '../core/outbox/work';
import { agreementsRouter } from './agreements.router';
import { carryOutStep, completeAgreement } from './carry-out';
import { stepWork } from './change-agreement';
import { completeWork } from './complete';
import { conflictsRouter } from './conflicts/conflicts.router';
import { conflictChecks, conflictNames } from './conflicts/holdings';
import { create } from './create';
import type { Deps } from './deps';
import { agreementFileRoutes } from './file-routes';
import { nameSigners } from './find-agreements';
import { agreementFiles, agreements, dropKeptAgreements } from './holdings';
import { models } from './models';
import { agreementsInPacket, checksInPacket, scansInPacket } from './packet-parts';
import { dropKeptScans, scans } from './scans/holding';
import { scanRoutes } from './scans/scan-routes';
import { wipeCode, wipeCodeWork } from './signing/code';
import { templatesRouter } from './templates/templates.router';
import { expireAgreement, expireWork, remindOfAgreement, remindWork } from './timed';

const hour = 60 * 60 * 1000;

/** Everything that this module adds to the product (`features.ts`). */
export const agreementsFeature = {
  models,
  create,
  routes: [...agreementFileRoutes, ...scanRoutes],
  procedures: {
    agreementTemplates: templatesRouter,
    agreements: agreementsRouter,
    conflicts: conflictsRouter,
  },
  tags: {
    Agreements: 'From yes to signed: the conflict check, agreements, and the packet that proves it all.',
  },
  names: {
    signer: nameSigners,
    template: async ({ models }: Pick<Deps, 'models'>, ids: readonly string[]) =>
      toNames(await models.agreementTemplates.find(withIds(ids)).select({ name: 1 }).lean()),
  },
  personalData: {
    agreements,
    agreementFiles,
    scans,
    conflictChecks,
    conflictNames,
    agreementTemplates: 'texts of the firm',
  },
  packetParts: [checksInPacket, agreementsInPacket, scansInPacket],
  work: (deps: Deps): WorkList => ({
    /** A step of an agreement: to the ledger and the timeline, and after the last one everything that follows. */
    ...handle(stepWork, carryOutStep(deps)),
    ...handle(completeWork, completeAgreement(deps), { within: 60_000 }),
    ...handle(remindWork, remindOfAgreement(deps)),
    ...handle(wipeCodeWork, wipeCode(deps)),
    ...handle(expireWork, expireAgreement(deps)),
    /** Agreements whose lead is gone, and signed ones after their retention period. */
    'drop-kept-agreements': { every: hour, run: () => dropKeptAgreements(deps) },
    /** The same for scans of agreements signed on paper. */
    'drop-kept-scans': { every: hour, run: () => dropKeptScans(deps) },
  }),
};
