import { randomUUID } from 'node:crypto';
import { nextId } from '../db/next-id';
import { createRepeat } from '../due/repeat';
import type { Models } from '../models';
import { type Change, createFeed } from './feed';

const lookEvery = 1000;
/** The time to wait for a number that a dead server took but never wrote. */
const gapEndsAfter = 5000;
const mostAtOnce = 500;

type Options = { models: Models; now: () => number };

/**
 * The feed of a server that shares its database with others. It stores its own announcements under the next number, and
 * polls for others' once a second: one query for all tabs, and only while someone listens.
 */
export const createSharedFeed = ({ models, now }: Options) => {
  const server = randomUUID();
  const feed = createFeed(async (changes: Change[]) => {
    const _id = await nextId(models.counters, 'announcements');
    await models.announcements.create({ _id, at: new Date(now()), server, changes });
  });
  /** Everything up to this number was announced here, plus these above it. */
  let upTo: number | undefined;
  let receivedNumbers = new Set<number>();
  let gapSince: number | undefined;

  const newest = async () =>
    (await models.announcements.findOne().sort({ _id: -1 }).select({ _id: 1 }).lean())?._id ?? 0;

  const advance = (highest: number) => {
    let next = upTo! + 1;
    while (receivedNumbers.delete(next)) next++;
    upTo = next - 1;
    if (highest <= upTo) gapSince = undefined;
    else if (gapSince === undefined) gapSince = now();
    else if (now() - gapSince > gapEndsAfter) {
      upTo = Math.min(...receivedNumbers) - 1;
      gapSince = undefined;
      advance(highest);
    }
  };

  /** A new listener gets everything announced from now on. */
  const begin = async () => {
    if (upTo !== undefined) return;
    const from = await newest();
    upTo ??= from;
  };

  const look = async () => {
    if (!feed.hasListeners()) {
      upTo = undefined;
      receivedNumbers = new Set();
      gapSince = undefined;
      return;
    }
    await begin();
    const announcements = await models.announcements
      .find({ _id: { $gt: upTo! } })
      .sort({ _id: 1 })
      .limit(mostAtOnce)
      .lean();
    for (const { _id, server: by, changes } of announcements) {
      if (!receivedNumbers.has(_id) && by !== server) feed.tell(changes);
      receivedNumbers.add(_id);
    }
    advance(announcements.at(-1)?._id ?? upTo!);
  };

  // Without the database there is no news either; poll again in a second.
  const repeat = createRepeat(look, { every: lookEvery });
  repeat.start();

  return {
    ...feed,
    async *follow(...from: Parameters<typeof feed.follow>) {
      await begin();
      yield* feed.follow(...from);
    },
    close() {
      void repeat.close();
      feed.close();
    },
  };
};
