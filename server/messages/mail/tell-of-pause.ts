import { toEntry } from '../../core/outbox/collect-events';
import { event, type OutboxData } from '../../core/outbox/event';
import { mailJob } from '../../core/outbox/mail-job';
import type { Mail } from './mail';

const tellStaff = async (
  { transport, models, now }: Mail,
  template: 'webhook-paused' | 'texts-paused',
  values: OutboxData,
): Promise<void> => {
  if (!transport) return;
  const about = { event: template.replace('-', '.'), template, to: 'staff' } as const;
  await models.outbox.create(toEntry(event(mailJob, now, { ...about, ...values })));
};

/** Tells staff by mail that a webhook was paused because it failed for days. */
export const tellOfPause =
  (mail: Mail) =>
  ({ name }: { name: string }) =>
    tellStaff(mail, 'webhook-paused', { webhookName: name });

/** Tells staff by mail that one of our numbers sends no more texts until something is mended. */
export const tellOfPausedNumber =
  (mail: Mail) =>
  ({ number, problem }: { number: string; problem: string }) =>
    tellStaff(mail, 'texts-paused', { ourNumber: number, problem });
