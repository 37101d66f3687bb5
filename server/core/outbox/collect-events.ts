import type { Model } from 'mongoose';
import type { OutboxDoc, OutboxModel } from './outbox.model';
import { getReceiver } from './receiver-limits';
import { fits, type OutboxEvent, type Receiver, type WorkList } from './work';

/** A collection whose documents carry the events caused by their last write. */
export type Source = Model<{ outbox?: OutboxEvent[] }>;

const mostAtOnce = 100;

const byAge = (a: OutboxDoc, b: OutboxDoc) =>
  a.at.getTime() - b.at.getTime() || (a.eventId < b.eventId ? -1 : 1);

/** Creates a new outbox entry. */
export const toEntry = (event: OutboxEvent, receiver?: Receiver): OutboxDoc => {
  const work = { kind: receiver?.kind ?? event.kind, data: { ...event.data, ...receiver?.data } };
  return {
    _id: receiver ? `${event.id}:${receiver.id}` : event.id,
    eventId: event.id,
    ...work,
    state: 'waiting',
    receiver: getReceiver(work),
    ...(receiver?.lane && { lane: receiver.lane }),
    at: event.at,
    dueAt: event.at,
    attempts: 0,
    tries: 0,
    error: '',
  };
};

const findEntries = async (event: OutboxEvent, work: WorkList): Promise<OutboxDoc[]> => {
  const one = work[event.kind];
  // An event that does not fit is not lost: its entry fails, and waits for a person.
  if (!one?.receivers || !fits(one, event.data)) return [toEntry(event)];
  return (await one.receivers(event)).map((receiver) => toEntry(event, receiver));
};

type Carrier = { _id: unknown; source?: string; outbox: OutboxEvent[] };

/** Sample leads are never reported to receivers; our own work is done for them as for any other lead. */
const shouldProcess = ({ source }: Carrier, { kind }: OutboxEvent, work: WorkList): boolean =>
  source !== 'sample' || work[kind]?.receivers === undefined;

/** Include deleted leads: a deletion causes events too. */
const ofAll = { withDeleted: true };

/**
 * Moves events from the documents that caused them to the outbox. Each entry is created first, only once even if
 * repeated, and then its event leaves the document.
 */
export const collectEvents = async (source: Source, outbox: OutboxModel, work: WorkList): Promise<void> => {
  const docs = await source
    // A comparison can use the index.
    .find({ 'outbox.at': { $gt: new Date(0) } })
    .setOptions(ofAll)
    .select({ outbox: 1, source: 1 })
    .limit(mostAtOnce)
    .lean<Carrier[]>();
  if (docs.length === 0) return;
  const events = docs.flatMap((doc) => doc.outbox.filter((event) => shouldProcess(doc, event, work)));
  const entries = (await Promise.all(events.map((event) => findEntries(event, work)))).flat().sort(byAge);
  if (entries.length > 0)
    await outbox.bulkWrite(
      entries.map(({ _id, ...entry }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: entry }, upsert: true },
      })),
      // In order: another server may take a lane's second entry as soon as it exists.
      { ordered: true },
    );
  await source.bulkWrite(
    docs.map((doc) => ({
      updateOne: {
        filter: { _id: doc._id },
        update: { $pull: { outbox: { id: { $in: doc.outbox.map(({ id }) => id) } } } },
      },
    })),
    { ordered: false, ...ofAll },
  );
  // Others may wait behind these, and no entry of theirs causes another look.
  if (entries.length === 0 && docs.length === mostAtOnce) await collectEvents(source, outbox, work);
};
