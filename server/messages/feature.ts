import { eventKinds } from '../../shared/schemas/webhook';
import { mailJob } from '../core/outbox/mail-job';
import { handle, type WorkList } from '../core/outbox/work';
import { postbackReceivers } from '../intake/vendors/postbacks/tell-vendor';
import { type LeadEvent, leadEventData } from '../leads/lead-events';
import type { Deps } from './deps';
import { bounceRoute } from './mail/bounces/bounce-route';
import { dailyDigest } from './mail/daily-digest';
import { mailRouter } from './mail/mail.router';
import { previewRoute } from './mail/mail-preview';
import { mailReceivers } from './mail/mail-receivers';
import { sendMail } from './mail/send-mail';
import { tellOfPause } from './mail/tell-of-pause';
import { unsubscribeRoutes } from './mail/unsubscribe';
import { weeklyHead } from './mail/weekly-head';
import { weeklyLooks } from './mail/weekly-looks';
import { models } from './models';
import { deliver, webhookJob, webhookReceivers } from './webhooks/deliver';
import { webhooksRouter } from './webhooks/webhooks.router';

const hour = 60 * 60 * 1000;

/** Everything that this module adds to the product (`features.ts`). */
export const messagesFeature = {
  models,
  routes: [previewRoute, bounceRoute, ...unsubscribeRoutes],
  procedures: {
    mail: mailRouter,
    webhooks: webhooksRouter,
  },
  tags: {
    Webhooks: 'Systems that are told what happens to leads, and what they are sent.',
  },
  personalData: {
    webhooks: 'of companies',
  },
  work: (deps: Deps): WorkList => ({
    ...Object.fromEntries(
      eventKinds.map((kind) => [
        kind,
        {
          data: leadEventData[kind],
          receivers: async (event: LeadEvent) => [
            ...mailReceivers(deps.mail, event),
            ...(await webhookReceivers(deps, event)),
            ...(await postbackReceivers(deps.models, event)),
          ],
        },
      ]),
    ),
    ...handle(
      webhookJob,
      deliver({
        ...deps.webhooks,
        models: deps.models,
        now: deps.now,
        onPaused: tellOfPause(deps.mail),
      }),
    ),
    ...handle(mailJob, sendMail(deps.mail)),
    /** The daily summary; checks every quarter of an hour whether it is due. */
    'daily-digest': { every: hour / 4, run: () => dailyDigest(deps.mail) },
    /** The newest ledger head, once a week. */
    'weekly-head': { every: hour, run: () => weeklyHead(deps.mail) },
    /** Site pages that need a review: checked daily, reported once a week. */
    'weekly-looks': { every: 24 * hour, run: () => weeklyLooks(deps.mail) },
  }),
};
