import { enqueueMail } from '../core/outbox/enqueue';
import type { OutboxData } from '../core/outbox/event';
import type { Deps } from './deps';

/** With an ID it is sent once. */
const tellStaff = async (
  deps: Deps,
  template: 'webhook-paused' | 'texts-paused' | 'texts-capped',
  values: OutboxData,
  id?: string,
): Promise<void> => {
  if (!deps.mail.transport) return;
  const about = { event: template.replace('-', '.'), template, to: 'staff' } as const;
  await enqueueMail(deps, { ...about, ...values }, { ...(id && { id }) });
};

/** Tells staff by mail that a webhook was paused because it failed for days. */
export const tellOfPause = (deps: Deps, { name }: { name: string }) =>
  tellStaff(deps, 'webhook-paused', { webhookName: name });

/** Tells staff by mail that one of our numbers sends no more texts until something is mended. */
export const tellOfPausedNumber =
  (deps: Deps) =>
  ({ number, problem }: { number: string; problem: string }) =>
    tellStaff(deps, 'texts-paused', { ourNumber: number, problem });

/** Tells staff by mail, once a day, that strangers caused as many texts as the firm allows. */
export const tellOfCappedTexts = (deps: Deps) => (): Promise<void> =>
  tellStaff(deps, 'texts-capped', {}, `texts-capped ${new Date(deps.now()).toISOString().slice(0, 10)}`);
