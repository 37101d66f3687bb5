import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Types } from 'mongoose';
import type { Models } from '../../models';

/** A browser is known for so many milliseconds after the last sign-in in it. */
export const deviceLifetime = 365 * 24 * 60 * 60 * 1000;

type Options = { models: Models; secret: string; now: () => number };

/**
 * Browsers in which somebody signed in before. A browser holds a signed random token; the database holds its keyed hash
 * beside each person who signed in there, so that a new password or a dismissal makes it unknown again.
 */
export const createDevices = ({ models, secret, now }: Options) => {
  const keyed = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  const sign = (id: string) => `${id}.${keyed('device', id)}`;

  /** The keyed hash of a token that we gave out; one that we did not costs the database nothing. */
  const computeHash = (token: string | undefined): string | undefined => {
    const id = token?.split('.')[0];
    if (!token || !id) return undefined;
    const [signature, right] = [Buffer.from(token), Buffer.from(sign(id))];
    return signature.length === right.length && timingSafeEqual(signature, right)
      ? keyed('device-hash', id)
      : undefined;
  };

  return {
    /** Names the browser of a token, and who signed in there before (user ids); undefined for any other. */
    async find(token: string | undefined): Promise<{ key: string; users: ReadonlySet<string> } | undefined> {
      const tokenHash = computeHash(token);
      if (!tokenHash) return undefined;
      const rows = await models.devices.find({ tokenHash, expiresAt: { $gt: new Date(now()) } }).lean();
      return { key: tokenHash, users: new Set(rows.map(({ userId }) => String(userId))) };
    },

    /**
     * Remembers that a person signed in in this browser. Answers the token to be kept there, and whether the browser is
     * new to a person who had signed in in another one before.
     */
    async remember(token: string | undefined, userId: Types.ObjectId) {
      const deviceToken = computeHash(token) ? token! : sign(randomBytes(32).toString('base64url'));
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

    /** No browser is known to this person any more. */
    async forgetAllOf(userId: string) {
      await models.devices.deleteMany({ userId: new Types.ObjectId(userId) });
    },
  };
};

export type Devices = ReturnType<typeof createDevices>;
