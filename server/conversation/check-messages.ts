import { createHash } from 'node:crypto';
import type { MessageEntry } from '../../shared/schemas/consent';
import { isFinalState } from '../../shared/schemas/message';
import type { Ledger } from '../proof/ledger/check-ledger';
import { checkSeries, groupBy, type SealedEntry } from '../proof/ledger/check-series';
import type { Finding } from '../proof/ledger/finding';
import { clockSkew } from '../proof/ledger/times';
import { type Conversation, findContent, getName, hashSalted, type MessageContent, toSaid } from './content';
import { readEntries, toEntryId } from './enter-messages';
import { readFile } from './files';
import type { MessageDoc } from './message.model';
import type { Models } from './models';

type Needs = { models: Models; seal: Conversation['seal'] };
type Problem = Pick<Finding, 'what' | 'why'>;

const changed = (why: string): Problem => ({ what: 'changed', why });

/** Compares the bytes of a message's files with their hashes. */
const checkBytes = async (needs: Needs, message: string, content: MessageContent): Promise<Problem[]> => {
  const { original, files = [] } = content;
  const hashes = original
    ? [{ sha256: original, file: undefined }]
    : files.map(({ sha256 }, file) => ({ sha256, file }));
  const problems: Problem[] = [];
  for (const { sha256, file } of hashes.filter((one) => one.sha256)) {
    const bytes = await readFile(needs, { message, ...(file !== undefined && { file }) });
    const name = file === undefined ? 'the e-mail as it arrived' : `its file ${file + 1}`;
    if (!bytes) problems.push({ what: 'missing', why: `${name} is gone` });
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      problems.push(changed(`${name} was changed`));
  }
  return problems;
};

/** Compares the state of a message with the last one that was entered. */
const checkState = (message: MessageDoc, entries: readonly MessageEntry[]): Problem[] => {
  const { channel, state, report, entryDue } = message;
  const last = entries.findLast(({ part }) => part === 'state');
  if (!entryDue && (last ? last.state !== state : isFinalState(channel, state)))
    return [changed(`it is “${state}”, and the ledger says “${last?.state ?? 'nothing of it'}”`)];
  const isReported = last && last.state === state;
  return isReported && last.report !== report ? [changed('the report of its delivery was exchanged')] : [];
};

/** Compares what is sealed in a message with its entries. */
const checkContent = (
  message: MessageDoc,
  content: MessageContent,
  entries: readonly MessageEntry[],
): Problem[] => {
  const [first] = entries;
  const files = entries.findLast((entry) => entry.files)?.files;
  const name = getName(message, content);
  const hash = (value: unknown) => hashSalted(content, value);
  return [
    ...(hash(toSaid(message, content)) === first?.words
      ? []
      : [changed('its words, its author, or its number or address are not those that were entered')]),
    ...(files !== undefined && (!content.files || hash(content.files) !== files)
      ? [changed('its files are not those that were entered')]
      : []),
    ...(files === undefined && content.files && !message.entryDue
      ? [{ what: 'added' as const, why: 'its files were put in beside the ledger' }]
      : []),
    ...(entries.some((entry) => entry.name && (!name || entry.name !== hash(name)))
      ? [changed('the name by which the provider knows it was changed')]
      : []),
  ];
};

/** Returns the differences between a message and its entries. */
const checkMessage = async (
  needs: Needs,
  message: MessageDoc,
  entries: readonly MessageEntry[],
  newestHead: number,
): Promise<Problem[]> => {
  const { _id, channel, direction, at, entryDue } = message;
  const [first] = entries;
  if (!first) {
    const isWaiting = entryDue === 'before' || (entryDue && at.getTime() > newestHead - clockSkew);
    return isWaiting ? [] : [{ what: 'added', why: 'the ledger has no entry of this message' }];
  }
  const content = findContent(needs, message);
  return [
    ...(first.part === 'words' ? [] : [{ what: 'missing' as const, why: 'the entry of its words is gone' }]),
    ...(channel === first.channel && direction === first.direction
      ? []
      : [changed('it is on another channel, or in another direction')]),
    ...(at.toISOString() === first.sentAt
      ? []
      : [changed(`its time is ${at.toISOString()}, and the ledger says ${first.sentAt}`)]),
    ...(!content && first.words ? [changed('its words cannot be opened')] : []),
    ...(content && first.words ? checkContent(message, content, entries) : []),
    ...checkState(message, entries),
    ...(content ? await checkBytes(needs, String(_id), content) : []),
  ];
};

const toSealed = ({ records }: Ledger): SealedEntry[] =>
  records.flatMap(({ record, index }) =>
    record?.kind === 'message' && index !== undefined ? [{ ...record, index }] : [],
  );

/**
 * Compares the messages with the ledger, even while a server runs: what differs is read again before it is reported.
 * Names each message that is changed, missing or added, and entries that are missing or out of order.
 */
export const checkMessages = async (needs: Needs, ledger: Ledger): Promise<Finding[]> => {
  const { models } = needs;
  const sealed = toSealed(ledger);
  const places = new Map(sealed.map(({ id, index }) => [id, index]));
  const byMessage = groupBy(
    sealed.toSorted((one, other) => one.number - other.number),
    ({ message }) => message,
  );
  const newestHead = Math.max(0, ...ledger.heads.slice(-1).map(({ timestamp }) => Date.parse(timestamp)));
  const findings = checkSeries(sealed);
  const report = (id: string, problems: readonly Problem[]) => {
    const recordId = toEntryId(id);
    const index = places.get(recordId);
    findings.push(...problems.map((one) => ({ ...one, recordId, ...(index !== undefined && { index }) })));
  };
  const storedIds = new Set<string>();
  for await (const message of models.messages.find().lean<MessageDoc>().cursor()) {
    const id = String(message._id);
    storedIds.add(id);
    if ((await checkMessage(needs, message, byMessage.get(id) ?? [], newestHead)).length === 0) continue;
    const again = await models.messages.findById(id).lean<MessageDoc>();
    if (again) report(id, await checkMessage(needs, again, await readEntries(models, id), newestHead));
  }
  for (const id of byMessage.keys())
    if (!storedIds.has(id) && !(await models.messages.exists({ _id: id }))) {
      const isErased = await models.consents.exists({ _id: `erasure-${toEntryId(id)}` });
      if (!isErased)
        report(id, [{ what: 'missing', why: 'the message is gone, and no erasure of it is in the ledger' }]);
    }
  return findings;
};

/** Notes about messages whose proof is weaker, one sentence each. */
export const messageNotes = async ({ models }: Pick<Needs, 'models'>, ledger: Ledger): Promise<string[]> => {
  const entries = toSealed(ledger);
  const before = entries.filter((entry) => entry.before).length;
  const late = entries.filter(
    (entry) => !entry.before && entry.sentAt && Date.parse(entry.at) - Date.parse(entry.sentAt) > clockSkew,
  );
  const waiting = await models.messages.countDocuments({ entryDue: { $exists: true } });
  return [
    ...(before > 0
      ? [`${before} messages are from before messages had entries, and were entered later.`]
      : []),
    ...(late.length > 0 ? [`${late.length} messages were entered later than their own time.`] : []),
    ...(waiting > 0
      ? [`${waiting} messages wait for an entry; a running server makes it within seconds.`]
      : []),
  ];
};
