import { suppress } from '../../contact/suppress';
import { everything } from '../../contact/suppression.model';
import { fold } from '../../core/db/search';
import type { OutboxDoc } from '../../core/outbox/outbox.model';
import { addressee } from '../addressee';
import type { Deps } from '../deps';
import { eventOfName, messageName } from '../message-name';
import type { ParsedMail } from '../replies/parse-mail';
import { tellTimeline } from '../tell-timeline';
import { type Report, readReport } from './read-report';

/** The source of an unsubscription that a mail server caused. */
export const byBounce = 'bounce';

/** Finds a message of ours that a mail server accepted; one that already bounced does not count. */
const findSent = async ({ models }: Deps, name: string): Promise<OutboxDoc | undefined> => {
  const event = eventOfName(name);
  const entries = await models.outbox
    // A range can use the index; `;` comes after `:`.
    .find({ _id: { $gte: event, $lt: `${event};` }, kind: 'mail', state: 'done' })
    .lean<OutboxDoc[]>();
  return entries.find((entry) => messageName(entry) === name);
};

/**
 * Records the bounce in the outbox and in the lead's timeline. If the mailbox is permanently gone, we stop writing to
 * its person. Only the address that the message went to is put on the list, so that a message about someone else
 * changes nothing.
 */
const notify = async (
  deps: Deps,
  entry: OutboxDoc,
  { recipients, status }: Report,
  report: string,
): Promise<void> => {
  const template = deps.mails[String(entry.data.template)];
  const receiver = await addressee(deps, entry.data);
  if (template?.audience === 'person' && (receiver?.lead || entry.data.to === 'sender') && receiver) {
    const { to, lead } = receiver;
    await tellTimeline(deps, lead, entry, {
      action: 'mail-returned',
      note: `${template.timelineNote ?? template.subject} (${status})`,
      error: `came back ${status}`,
      report,
    });
    if (status.startsWith('5.') && recipients.some((one) => fold(one) === fold(to)))
      await suppress(deps, { address: to, about: everything, by: byBounce });
  }
  await deps.models.outbox.updateOne(
    { _id: entry._id, state: 'done' },
    { $set: { state: 'needs a look', error: `came back ${status}` }, $unset: { doneAt: '' } },
  );
};

/** Takes a message sent to our sender address; returns whether it reports a bounce of ours. */
export const takeBounce = async (deps: Deps, message: ParsedMail): Promise<boolean> => {
  const report = readReport(message);
  if (!report) return false;
  for (const name of report.names) {
    const entry = await findSent(deps, name);
    if (!entry) continue;
    await notify(deps, entry, report, message.content);
    return true;
  }
  return false;
};
