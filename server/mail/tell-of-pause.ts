import { toEntry } from '../core/outbox/collect-events';
import { enqueue } from '../core/outbox/enqueue';
import { event, type OutboxData } from '../core/outbox/event';
import { mailJob } from '../core/outbox/mail-job';
import type { Mail } from './mail';

/** With an ID it is sent once. */
const tellStaff = async (
  { transport, models, now }: Mail,
  template: 'webhook-paused' | 'texts-paused' | 'texts-capped',
  values: OutboxData,
  id?: string,
): Promise<void> => {
  if (!transport) return;
  const about = { event: template.replace('-', '.'), template, to: 'staff' } as const;
  const entry = event(mailJob, now, { ...about, ...values });
  await enqueue(models, toEntry({ ...entry, ...(id && { id }) }));
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

/** Tells staff by mail, once a day, that strangers caused as many texts as the firm allows. */
export const tellOfCappedTexts = (mail: Mail) => (): Promise<void> =>
  tellStaff(mail, 'texts-capped', {}, `texts-capped ${new Date(mail.now()).toISOString().slice(0, 10)}`);
