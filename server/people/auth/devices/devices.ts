import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import { day } from '../../../../shared/durations';
import { isSame, newToken } from '../../../core/links';
import type { Models } from '../../models';

/** The time a browser stays known after the last sign-in, in milliseconds. */
export const deviceLifetime = 365 * day;

type Options = { models: Models; secret: string; now: () => number };

/**
 * Browsers that users have signed in with. A browser holds a signed random token. The database holds its keyed hash
 * next to each user who signed in there, so a new password or a removal can make the browser unknown again.
 */
export const createDevices = ({ models, secret, now }: Options) => {
  const keyed = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  const sign = (id: string) => `${id}.${keyed('device', id)}`;

  /** Returns the keyed hash of a token we issued. Any other token is rejected without a query. */
  const computeHash = (token: string | undefined): string | undefined => {
    const id = token?.split('.')[0];
    return token && id && isSame(token, sign(id)) ? keyed('device-hash', id) : undefined;
  };

  return {
    /** Returns the browser's key and the IDs of the users who signed in there, or undefined for an unknown token. */
    async find(token: string | undefined): Promise<{ key: string; users: ReadonlySet<string> } | undefined> {
      const tokenHash = computeHash(token);
      if (!tokenHash) return undefined;
      const rows = await models.devices.find({ tokenHash, expiresAt: { $gt: new Date(now()) } }).lean();
      return { key: tokenHash, users: new Set(rows.map(({ userId }) => String(userId))) };
    },

    /**
     * Remembers that a user signed in with this browser. Returns the token to store there, and whether the browser is
     * new to a user who has used another one before.
     */
    async remember(token: string | undefined, userId: Types.ObjectId) {
      const deviceToken = computeHash(token) ? token! : sign(newToken());
      const tokenHash = computeHash(deviceToken)!;
      const at = new Date(now());
      const hadOthers = (await models.devices.exists({ userId, tokenHash: { $ne: tokenHash } })) !== null;
      const { upsertedCount } = await models.devices.updateOne(
        { tokenHash, userId },
        {
          $set: { lastSeenAt: at, expiresAt: new Date(at.getTime() + deviceLifetime) },
          $setOnInsert: { firstSeenAt: at },
        },
        { upsert: true },
      );
      return { token: deviceToken, isNew: upsertedCount > 0 && hadOthers };
    },

    /** Forgets every known browser of this user. */
    async forgetAll(userId: string) {
      await models.devices.deleteMany({ userId: new Types.ObjectId(userId) });
    },
  };
};

export type Devices = ReturnType<typeof createDevices>;
