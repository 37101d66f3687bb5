import { hoursUntilLate } from '../../../shared/firm';
import { minuteOfDay } from '../../contact/quiet-hours';
import { toEntry } from '../../core/outbox/collect-events';
import { enqueue } from '../../core/outbox/enqueue';
import { event } from '../../core/outbox/event';
import { mailJob } from '../../core/outbox/mail-job';
import type { ClientDoc } from '../../leads/store/client.model';
import { notSample } from '../../leads/store/sample';
import { caseTypeTitle } from '../../site/services/case-type-title';
import type { Mail } from './mail';
import { oneLine } from './render-mail';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Sent from seven in the morning, in the firm's time zone. */
const from = 7 * 60;
const mostListed = 50;

const lines = async (mail: Mail, leads: readonly ClientDoc[], total: number): Promise<string> => {
  const date = new Intl.DateTimeFormat('en-US', { timeZone: mail.timeZone, month: 'short', day: 'numeric' });
  const listed = await Promise.all(
    leads.map(
      async ({ firstName, lastName, caseType, createdAt }) =>
        `${oneLine(`${firstName} ${lastName}`)}, ${await caseTypeTitle(mail.models, caseType)}, since ${date.format(createdAt)}`,
    ),
  );
  return [...listed, ...(total > leads.length ? [`and ${total - leads.length} more`] : [])].join('\n');
};

const lateWords = (lastAt: string | undefined) =>
  lastAt
    ? `The newest backup is from ${lastAt.slice(0, 10)}, which is too old. Look under Settings and Outbox.`
    : 'There is no backup: the first one failed. Look under Settings and Outbox.';

const find = async ({ models: { clients } }: Mail, conditions: object) => {
  const filter = { ...conditions, ...notSample };
  return {
    leads: await clients.find(filter).sort({ createdAt: 1 }).limit(mostListed).lean<ClientDoc[]>(),
    total: await clients.countDocuments(filter),
  };
};

const computeDigest = (day: string) => `digest-${day}`;

const toDay = ({ timeZone }: Mail, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The time of the digest before today's; later leads are new. */
const lastDigest = async ({ models }: Mail, day: string): Promise<Date | undefined> => {
  const before = { $gte: computeDigest(''), $lt: computeDigest(day) };
  return (await models.outbox.findOne({ _id: before }).sort({ _id: -1 }).lean())?.at;
};

/** The values of the digest created at this time, from the leads as they are when it is sent. */
export const digestValues = async (mail: Mail, at: Date): Promise<Record<string, string>> => {
  const dayBefore = new Date(at.getTime() - day);
  const since = (await lastDigest(mail, toDay(mail, at.getTime()))) ?? dayBefore;
  const lateAfter = hoursUntilLate(await mail.firm());
  const overdue = await find(mail, {
    $or: [{ waitingSince: { $lt: new Date(at.getTime() - lateAfter * hour) } }, { nextTaskAt: { $lt: at } }],
  });
  const fresh =
    mail.staffMode === 'daily'
      ? await find(mail, { createdAt: { $gte: since, $lt: at } })
      : { leads: [], total: 0 };
  const { isLate, lastAt } = await mail.backups.state();
  return {
    lateSubject: isLate ? ', no new backup' : '',
    lateText: isLate ? lateWords(lastAt) : '',
    overdueCount: String(overdue.total),
    newCount: String(fresh.total),
    overdueText:
      overdue.total > 0
        ? `Waiting more than ${lateAfter} ${lateAfter === 1 ? 'hour' : 'hours'}, or with an overdue task:`
        : 'Nothing is overdue.',
    overdueList: await lines(mail, overdue.leads, overdue.total),
    newText: fresh.total > 0 ? 'New since the last summary:' : '',
    newList: await lines(mail, fresh.leads, fresh.total),
  };
};

/**
 * Queues the daily digest, once a day for all servers: overdue work, a backup that is too
 * old, and in daily mode new leads. Without any of them there is no digest.
 */
export const dailyDigest = async (mail: Mail): Promise<void> => {
  const { models, now, timeZone } = mail;
  if (!mail.transport || mail.staff === '' || minuteOfDay(now(), timeZone) < from) return;
  const id = computeDigest(toDay(mail, now()));
  if (await models.outbox.exists({ _id: id })) return;
  const at = new Date(now());
  const { overdueCount, newCount, lateText } = await digestValues(mail, at);
  if (overdueCount === '0' && newCount === '0' && lateText === '') return;
  const queued = event(mailJob, now, { event: 'digest', template: 'daily-digest', to: 'staff' });
  await enqueue(models, toEntry({ ...queued, id, at }));
};
