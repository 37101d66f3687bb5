import { createHash, randomBytes } from 'node:crypto';
import type { MessageEntry } from '../../shared/schemas/consent';
import { isFinalState } from '../../shared/schemas/message';
import { ignoreDuplicate, isFirst } from '../core/db/errors';
import { type ConsentDoc, closeRecord } from '../proof/consent.model';
import { enterErasures } from '../proof/enter-record';
import { getOuterFields } from '../proof/outer-fields';
import {
  type Conversation,
  findContent,
  getName,
  getOtherSide,
  hashSalted,
  type MessageContent,
  sealContent,
  toSaid,
} from './content';
import { readFile } from './files';
import type { MessageDoc } from './message.model';
import type { Models } from './models';

type Needs = Pick<Conversation, 'models' | 'consents' | 'seal' | 'now'>;

const atOnce = 200;

/** The ID of a message's first entry; those of the others begin with it. */
export const toEntryId = (message: unknown): string => `message-${message}`;

/** The entries of a message, in their order; the IDs of all of them are before this one's next letter. */
export const readEntries = async ({ consents }: Models, id: unknown): Promise<MessageEntry[]> => {
  const first = toEntryId(id);
  const docs = await consents.find({ _id: { $gte: first, $lt: `${first}.` } }).lean<ConsentDoc[]>();
  return docs
    .flatMap(({ record }) => (record?.kind === 'message' ? [record] : []))
    .sort((one, other) => one.number - other.number);
};

type Part = Pick<MessageEntry, 'part'> & Partial<MessageEntry>;

const toWordsPart = (message: MessageDoc, content: MessageContent | undefined): Part => {
  const { channel, direction, at, entryDue } = message;
  const name = content && getName(message, content);
  return {
    part: 'words',
    channel,
    direction,
    ...(content && {
      words: hashSalted(content, toSaid(message, content)),
      address: hashSalted(content, getOtherSide(message, content)),
      ...(content.files && { files: hashSalted(content, content.files) }),
      ...(name && { name: hashSalted(content, name) }),
    }),
    sentAt: at.toISOString(),
    ...(entryDue === 'before' && { before: true as const }),
  };
};

/** Returns what the ledger lacks of a message: its words, files that came later, or another state than the last one. */
const findMissingParts = (
  message: MessageDoc,
  content: MessageContent | undefined,
  entries: readonly MessageEntry[],
): Part[] => {
  const { channel, state, report, providerId } = message;
  const { files } = content ?? {};
  const lastState = entries.findLast(({ part }) => part === 'state')?.state;
  const isNewState = lastState === undefined ? isFinalState(channel, state) : lastState !== state;
  const isWithoutFiles = entries.length > 0 && !entries.some((entry) => entry.files);
  return [
    ...(entries.length === 0 ? [toWordsPart(message, content)] : []),
    ...(content && files && isWithoutFiles
      ? [{ part: 'files' as const, files: hashSalted(content, files) }]
      : []),
    ...(isNewState
      ? [
          {
            part: 'state' as const,
            state,
            ...(content && providerId && { name: hashSalted(content, providerId) }),
            ...(report && { report }),
          },
        ]
      : []),
  ];
};

/** Gives a message from before messages had entries its salt, and an e-mail the hash of its original. */
const withSalt = async (
  needs: Needs,
  message: MessageDoc,
): Promise<{ message: MessageDoc; content: MessageContent | undefined }> => {
  const content = findContent(needs, message);
  if (!content || content.salt) return { message, content };
  const { _id, channel, direction } = message;
  const isArrived = channel === 'email' && (direction === 'in' || !content.to);
  const bytes = isArrived ? await readFile(needs, { message: String(_id) }) : undefined;
  const original = bytes && createHash('sha256').update(bytes).digest('hex');
  const sealed = sealContent(needs, _id, { ...content, ...(original && { original }) });
  await needs.models.messages.updateOne({ _id, sealed: message.sealed }, { $set: { sealed } });
  const stored = await needs.models.messages.findById(_id).lean<MessageDoc>();
  return stored ? { message: stored, content: findContent(needs, stored) } : { message, content: undefined };
};

/** Returns the name of the series of a number or address, and makes it once. */
const findSeries = async ({ numberTurns }: Pick<Models, 'numberTurns'>, key: string): Promise<string> => {
  const current = (await numberTurns.findById(key).lean())?.series;
  if (current) return current;
  const series = randomBytes(12).toString('hex');
  await numberTurns
    // A document without a turn would count as none, and nobody could take the first one.
    .updateOne(
      { _id: key, series: { $exists: false } },
      { $set: { series }, $setOnInsert: { turn: 1 } },
      { upsert: true },
    )
    .catch(ignoreDuplicate);
  return findSeries({ numberTurns }, key);
};

type Place = { series: string; number: number; at: number };

/** Returns the last place of each number or address. */
const findPlaces = async (models: Models, keys: readonly string[]): Promise<Map<string, Place>> => {
  const places = await Promise.all(
    [...new Set(keys)].map(async (key) => {
      const series = await findSeries(models, key);
      const [last] = await models.consents
        .find({ series })
        .sort({ series: -1, number: -1 })
        .limit(1)
        .lean<ConsentDoc[]>();
      return [key, { series, number: last?.number ?? 0, at: last?.at.getTime() ?? 0 }] as const;
    }),
  );
  return new Map(places);
};

const enterSome = async (needs: Needs, due: readonly MessageDoc[]): Promise<void> => {
  const { models, now } = needs;
  const opened = await Promise.all(
    due.map(async (one) => ({
      ...(await withSalt(needs, one)),
      entries: await readEntries(models, one._id),
    })),
  );
  const places = await findPlaces(
    models,
    due.map(({ phoneKey }) => phoneKey),
  );
  const records: MessageEntry[] = [];
  for (const { message, content, entries } of opened)
    for (const part of findMissingParts(message, content, entries)) {
      const place = places.get(message.phoneKey)!;
      place.number += 1;
      // Never before the one in front of it, so that the log has them in the order of their numbers.
      place.at = Math.max(now(), place.at + 1);
      const count = entries.length + records.filter((one) => one.message === String(message._id)).length;
      records.push({
        id: count === 0 ? toEntryId(message._id) : `${toEntryId(message._id)}-${count}`,
        kind: 'message',
        salt: randomBytes(16).toString('hex'),
        message: String(message._id),
        series: place.series,
        number: place.number,
        ...part,
        at: new Date(place.at).toISOString(),
      });
    }
  await models.consents.insertMany(
    records.map((record) => ({
      _id: record.id,
      ...getOuterFields(record, []),
      ...closeRecord(models.leadSeal, record),
      unsealed: true,
    })),
  );
  await models.messages.bulkWrite(
    opened.map(({ message: { _id, state, sealed } }) => ({
      // One that changed meanwhile is due again.
      updateOne: { filter: { _id, state, sealed }, update: { $unset: { entryDue: '' } } },
    })),
  );
};

/**
 * Enters messages that wait for it in the ledger: the new ones first, by their time. Several servers may do so at once;
 * the second to take a number stops, and does the rest the next time. Safe to repeat.
 */
export const enterMessages = async (
  needs: Needs,
  { filter = {}, signal }: { filter?: object; signal?: AbortSignal } = {},
): Promise<void> => {
  const { messages } = needs.models;
  for (const entryDue of ['now', 'before'] as const)
    while (!signal?.aborted) {
      const due = await messages
        .find({ ...filter, entryDue })
        .sort({ at: 1 })
        .limit(atOnce)
        .lean<MessageDoc[]>();
      if (due.length === 0) break;
      if (!(await isFirst(enterSome(needs, due)))) return;
      needs.consents.sealSoon();
    }
};

/**
 * Records in the log that messages are erased, before they are; then nothing leads from their number or address to their
 * entries, unless other messages of it stay. Safe to repeat.
 */
export const enterErasedMessages = async (
  needs: Needs,
  erased: readonly Pick<MessageDoc, '_id' | 'phoneKey'>[],
): Promise<void> => {
  const { models, consents } = needs;
  const ids = erased.map(({ _id }) => _id);
  await enterMessages(needs, { filter: { _id: { $in: ids } } });
  await consents.sealAll();
  await enterErasures(
    needs,
    await models.consents.find({ _id: { $in: ids.map(toEntryId) } }).lean<ConsentDoc[]>(),
  );
  for (const phoneKey of new Set(erased.map((one) => one.phoneKey)))
    if (!(await models.messages.exists({ phoneKey, _id: { $nin: ids } })))
      await models.numberTurns.updateOne({ _id: phoneKey }, { $unset: { series: '' } });
};
