import { suppress } from '../../contact/suppress';
import { everything } from '../../contact/suppression.model';
import { fold } from '../../core/db/search';
import type { OutboxDoc } from '../../core/outbox/outbox.model';
import { addressee } from '../addressee';
import type { Deps } from '../deps';
import { eventOfName, findMessageNames, messageName } from '../message-name';
import { type ParsedMail, readFields } from '../replies/parse-mail';
import { tellTimeline } from '../replies/written-message';

/** A mail server's report about an undeliverable message. */
type Report = {
  /** The names of our messages in it. */
  names: string[];
  /** The addresses, both as the server has them and as we wrote them. */
  recipients: string[];
  /** The RFC 3463 status: 5.1.1 is no such mailbox, 4.4.7 is expired delivery time. */
  status: string;
};

const enhanced = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/;

/** Parses `rfc822; maria@example.com`, including envelope characters encoded as `+2B`. */
const findAddresses = (field: string | undefined): string[] => {
  if (!field) return [];
  const address = field.slice(field.indexOf(';') + 1).replace(/[<>\s]/g, '');
  const plain = address.replace(/\+([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [...new Set([address, plain])];
};

/** Some servers report only the failure, with the reason in the words of the server that refused it. */
const getStatus = (fields: ReadonlyMap<string, string>): string => {
  const said = enhanced.exec(fields.get('status') ?? '')?.[0];
  const why = enhanced.exec(fields.get('diagnostic-code') ?? '')?.[0];
  return (said?.endsWith('.0.0') ? why : undefined) ?? said ?? why ?? '5.0.0';
};

const findFailures = (text: string) =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(readFields)
    .filter((fields) => fields.get('action')?.toLowerCase().startsWith('failed'));

/** Reads a message that a mail server sent back (RFC 3464); undefined if it reports no failure. */
const readReport = ({ headers, text, report = [] }: ParsedMail): Report | undefined => {
  const names = findMessageNames(
    [...headers.map(([, value]) => value), text, ...report.map((part) => part.text)].join('\n'),
  );
  const failures = report
    .filter(({ type }) => type.endsWith('delivery-status'))
    .flatMap((part) => findFailures(part.text));
  const [first] = failures;
  if (first)
    return {
      names,
      recipients: failures.flatMap((fields) => [
        ...findAddresses(fields.get('final-recipient')),
        ...findAddresses(fields.get('original-recipient')),
      ]),
      status: getStatus(first),
    };
  // Exim uses this field if it sends no report.
  const [, failed] = headers.find(([name]) => name === 'x-failed-recipients') ?? [];
  if (!failed) return undefined;
  const status = enhanced.exec(text)?.[0] ?? '5.0.0';
  return { names, recipients: failed.split(',').map((one) => one.trim()), status };
};

/** The source of an unsubscription that a mail server caused. */
const byBounce = 'bounce';

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
