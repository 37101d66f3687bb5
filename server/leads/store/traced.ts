import { carrying, type OutboxEvent } from '../../core/outbox/event';
import { type HistoryEntry, mostEntries } from './history';

type Trace = {
  /** Lines of the lead's timeline. */
  entries?: readonly HistoryEntry[];
  /** What others are told. */
  events?: readonly OutboxEvent[];
  /** What else the write adds and counts. */
  push?: object;
  inc?: object;
};

/** The part of a lead's write that tells of it: its timeline, and what others hear. Nothing can come between. */
export const traced = ({ entries = [], events = [], push = {}, inc }: Trace) => {
  const $push = {
    ...push,
    ...(entries.length > 0 && { history: { $each: [...entries], $slice: -mostEntries } }),
    ...carrying(events),
  };
  return { ...(inc && { $inc: inc }), ...(Object.keys($push).length > 0 && { $push }) };
};

/** The same for a change of what the lead says, which has a new version: who saves an older one is told. */
export const edited = ({ inc, ...trace }: Trace) => traced({ ...trace, inc: { ...inc, version: 1 } });
