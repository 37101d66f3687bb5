import { carrying, type OutboxEvent } from '../../core/outbox/event';
import { type HistoryEntry, mostEntries } from './history';

type Trace = {
  /** New timeline entries. */
  entries?: readonly HistoryEntry[];
  /** Events for others. */
  events?: readonly OutboxEvent[];
  /** Other additions and counters of the write. */
  push?: object;
  inc?: object;
};

/** Returns the part of a lead's write that records it: timeline entries and events, so that both happen or neither. */
export const traced = ({ entries = [], events = [], push = {}, inc }: Trace) => {
  const $push = {
    ...push,
    ...(entries.length > 0 && { history: { $each: [...entries], $slice: -mostEntries } }),
    ...carrying(events),
  };
  return { ...(inc && { $inc: inc }), ...(Object.keys($push).length > 0 && { $push }) };
};

/** The same for a change of the lead's own fields. It raises the version, so saving an older one is refused. */
export const edited = ({ inc, ...trace }: Trace) => traced({ ...trace, inc: { ...inc, version: 1 } });
