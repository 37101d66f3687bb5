import { hour } from '../../shared/durations';
import type { WorkList } from '../core/outbox/work';
import { create } from './create';
import type { Deps } from './deps';
import { models } from './models';
import { backupsRouter, settingsRouter, setupRouter, statusRouter } from './operations.router';

/** Everything that this module adds to the product (`features.ts`). */
export const operationsFeature = {
  models,
  create,
  procedures: {
    backups: backupsRouter,
    dashboard: setupRouter,
    settings: settingsRouter,
    status: statusRouter,
  },
  tags: {
    Operation: 'How the server itself does.',
  },
  personalData: {
    backups: 'times and sizes of backups',
    probes: 'the time of the last test write',
  },
  work: (deps: Deps): WorkList => ({
    /** A backup of all data; one of several servers makes it. */
    ...(deps.backups.every && {
      'back-up': {
        every: deps.backups.every,
        within: 2 * hour,
        run: (_, signal) => deps.backups.run(signal),
      },
    }),
  }),
};
