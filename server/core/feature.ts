import { z } from '../../shared/zod';
import { auditRouter } from './audit/audit.router';
import { logAllCarried } from './audit/write-audit';
import { create } from './create';
import type { Deps } from './http/context';
import { createRest, publicProcedure } from './http/trpc';
import { preferencesRouter, viewsRouter } from './lists/lists.router';
import { models } from './models';
import { outboxRouter } from './outbox/outbox.router';
import type { WorkList } from './outbox/work';

const rest = createRest('Visitors');

/** Everything that this module adds to the product (`features.ts`). */
export const coreFeature = {
  models,
  create,
  procedures: {
    audit: auditRouter,
    outbox: outboxRouter,
    preferences: preferencesRouter,
    views: viewsRouter,
    ip: publicProcedure
      .meta(rest('GET', '/ip', "The caller's own IP address"))
      .output(z.object({ ip: z.string() }))
      .query(({ ctx }) => ({ ip: ctx.ip })),
  },
  tags: {
    Outbox: 'What is sent to other systems and people, what waits and what failed.',
    Visitors: 'What the public form asks.',
  },
  personalData: {
    announcements: 'ids of leads that changed',
    counters: 'numbers',
    leases: 'ids of servers',
    preferences: 'of staff',
    secrets: 'random values and names of keys',
    settings: 'of the firm',
    users: 'of staff',
  },
  work: (deps: Deps): WorkList => ({
    /** Audit entries that a dead server left in the documents of its changes. */
    'log-carried': { every: 60_000, run: () => logAllCarried(deps.models) },
  }),
};
