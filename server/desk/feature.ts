import { minute } from '../../shared/durations';
import { mergeRouters } from '../core/http/trpc';
import { handle, type WorkList } from '../core/outbox/work';
import { actWork } from '../documents/change-agreement';
import { taskDue } from '../leads/jobs';
import { moveLead } from './agreement-acts';
import { agreementListRouter } from './agreement-list.router';
import { createCallPromise } from './call-promise/call-promise';
import { measureWaits } from './call-promise/measure-waits';
import { dashboardRouter } from './dashboard/dashboard.router';
import type { Deps } from './deps';
import { deskRouter } from './desk.router';
import { exportRoutes } from './exports';
import { reportsRouter } from './reports/reports.router';
import { tellOfDueTask } from './tasks';
import { turnDownRouter } from './turn-down.router';

/** Everything that this module adds to the product (`features.ts`). */
export const deskFeature = {
  create: (deps: Deps) => ({ callPromise: createCallPromise(deps) }),
  routes: exportRoutes,
  procedures: {
    agreements: agreementListRouter,
    dashboard: dashboardRouter,
    desk: mergeRouters(deskRouter, turnDownRouter),
    reports: reportsRouter,
  },
  work: (deps: Deps): WorkList => ({
    ...handle(actWork, moveLead(deps)),
    ...handle(taskDue, tellOfDueTask(deps)),
    /** Measures how long leads wait for their first call. */
    'measure-call-waits': { every: 10 * minute, run: () => measureWaits(deps) },
  }),
};
