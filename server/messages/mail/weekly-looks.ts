import { toEntry } from '../../core/outbox/collect-events';
import { enqueue } from '../../core/outbox/enqueue';
import { event } from '../../core/outbox/event';
import { mailJob } from '../../core/outbox/mail-job';
import type { Mail } from './mail';

const week = 7 * 24 * 60 * 60 * 1000;

/** Queues a message with the pages due for review, once a week for all servers; without any, there is none. */
export const weeklyLooks = async (mail: Mail): Promise<void> => {
  const { models, now } = mail;
  if (!mail.transport || mail.staff === '') return;
  const id = `stale-pages-${Math.floor(now() / week)}`;
  if (await models.outbox.exists({ _id: id })) return;
  const stale = await mail.stalePages();
  if (stale.length === 0) return;
  const list = stale.map(
    ({ title, looked, passed, searches }) =>
      `${title}: last looked at on ${looked}${passed.map(({ planned }) => `, announces ${planned}`).join('')}. Search for: ${searches.join('; ')}`,
  );
  const queued = event(mailJob, now, {
    event: 'stale-pages',
    template: 'stale-pages',
    to: 'staff',
    count: String(stale.length),
    list: list.join('\n'),
  });
  await enqueue(models, toEntry({ ...queued, id }));
};
