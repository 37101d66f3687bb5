import { createHmac } from 'node:crypto';
import { repeatWrite } from '../../../core/change/repeat-write';
import { isFirst } from '../../../core/db/errors';
import type { SharedCounts } from '../../../core/limits/rate-limits';
import type { Models } from '../../models';

type Options = {
  models: Models;
  /** Hashes the keys, which contain user names and addresses. */
  secret: string;
  now: () => number;
};

const tries = 5;

/**
 * Counts in the database, so all its servers share the limits. Takes one round trip, or two at the start of a window.
 */
export const createSharedCounts = ({ models: { limitCounts }, secret, now }: Options): SharedCounts => {
  const toId = (name: string, key: string) =>
    `${name} ${createHmac('sha256', secret).update(`limits: ${name} ${key}`).digest('base64url')}`;

  return {
    async add(name: string, key: string, points: number, length: number) {
      const _id = toId(name, key);
      const read = (doc: { used: number; endsAt: Date }) => ({
        used: doc.used,
        endsIn: doc.endsAt.getTime() - now(),
      });
      const attempt = async () => {
        const at = now();
        // A window that ends later than a new one would was started before the clock was set back.
        const isOpen = { $gt: new Date(at), $lte: new Date(at + length) };
        const open = await limitCounts
          .findOneAndUpdate({ _id, endsAt: isOpen }, { $inc: { used: points } }, { returnDocument: 'after' })
          .lean();
        if (open) return read(open);
        const fresh = { used: points, endsAt: new Date(at + length) };
        const start = limitCounts.updateOne(
          { _id, endsAt: { $not: isOpen } },
          { $set: fresh },
          { upsert: true },
        );
        // Otherwise another server started the window at the same moment.
        return (await isFirst(start)) ? read(fresh) : undefined;
      };
      return repeatWrite(attempt, { tries, givenUp: () => new Error('Too many servers count the same.') });
    },
    async takeBack(name: string, key: string) {
      await limitCounts.updateOne({ _id: toId(name, key), used: { $gt: 0 } }, { $inc: { used: -1 } });
    },
    async forget(name: string, key: string) {
      await limitCounts.deleteOne({ _id: toId(name, key) });
    },
  };
};
