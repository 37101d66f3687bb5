import { handle, type WorkList } from '../core/outbox/work';
import { completeWork, stepWork } from '../documents/change-agreement';
import { createSigningCookies } from '../people/auth/session-cookie';
import { agreementsRouter } from './agreements.router';
import { carryOutStep, completeAgreement } from './carry-out';
import type { Deps } from './deps';
import { agreementFileRoutes } from './file-routes';
import { wipeCode, wipeCodeWork } from './page/code';
import { expireAgreement, expireWork, remindOfAgreement, remindWork } from './timed';

/** Everything that this module adds to the product (`features.ts`). */
export const signingFeature = {
  create: ({ publicUrl }: Deps) => ({ signingCookie: createSigningCookies(publicUrl) }),
  routes: agreementFileRoutes,
  procedures: {
    agreements: agreementsRouter,
  },
  work: (deps: Deps): WorkList => ({
    /** A step of an agreement: to the ledger and the timeline, and after the last one everything that follows. */
    ...handle(stepWork, carryOutStep(deps)),
    ...handle(completeWork, completeAgreement(deps), { within: 60_000 }),
    ...handle(remindWork, remindOfAgreement(deps)),
    ...handle(wipeCodeWork, wipeCode(deps)),
    ...handle(expireWork, expireAgreement(deps)),
  }),
};
