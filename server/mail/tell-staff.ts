import { day, hour } from '../../shared/durations';
import { enqueueMail } from '../core/outbox/enqueue';
import type { OutboxData } from '../core/outbox/work';
import { waiting } from '../intake/refused/kept';
import { latestHead } from '../proof/certificate';
import { anchorText } from '../proof/ledger/anchor';
import type { Deps } from './deps';

const weekLong = 7 * day;

/**
 * Queues a message with the newest ledger head, once a week for all servers: a person who keeps it can later prove that
 * the log was rewritten or truncated. It goes to the staff, and to an outside address if one is set. A log that holds
 * only its key needs none.
 */
export const weeklyHead = async (deps: Deps): Promise<void> => {
  const { models, now } = deps;
  const receivers = [...(deps.mail.staff === '' ? [] : ['staff']), ...(deps.mail.heads ? ['heads'] : [])];
  if (!deps.mail.transport || receivers.length === 0) return;
  const head = await latestHead(models);
  if (!head || head._id < 2) return;
  const { _id: treeSize, rootHash, timestamp, keyId } = head;
  for (const to of receivers) {
    const values = {
      treeSize: String(treeSize),
      timestamp,
      check: `npx lantern verify -- --key ${keyId} --head ${treeSize}:${rootHash}`,
      anchor: anchorText(head),
    };
    const week = Math.floor(now() / weekLong);
    const id = to === 'staff' ? `ledger-head-${week}` : `ledger-head-${to}-${week}`;
    await enqueueMail(deps, { event: 'ledger.head', template: 'ledger-head', to, ...values }, { id });
  }
};

const prefix = 'held-';

/** The values of a message about held requests; undefined if none is left to decide. */
export const heldValues = async ({ models }: Deps): Promise<Record<string, string> | undefined> => {
  const count = await models.refusedSubmissions.countDocuments(waiting);
  if (count === 0) return undefined;
  return { held: count === 1 ? '1 request is' : `${count} requests are` };
};

/**
 * Tells staff by mail about visitors' requests that are held: at most once an hour if there is a new one, and once a day
 * until all are decided.
 */
export const tellOfHeld = async ({ models, now, mail }: Deps): Promise<void> => {
  if (!mail.transport || mail.staff === '') return;
  const newest = await models.refusedSubmissions.findOne(waiting).sort({ at: -1 }).select({ at: 1 }).lean();
  if (!newest) return;
  const last = await models.outbox
    .findOne({ _id: { $gte: prefix, $lt: `${prefix}~` } })
    .sort({ _id: -1 })
    .lean();
  const at = new Date(now());
  const pause = last && newest.at >= last.at ? hour : 24 * hour;
  if (last && now() - last.at.getTime() < pause) return;
  const id = `${prefix}${at.toISOString().slice(0, 13)}`;
  await enqueueMail({ models, now }, { event: 'held', template: 'held-requests', to: 'staff' }, { id, at });
};

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
