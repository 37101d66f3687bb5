import { createHmac, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { SignedIn } from '../caller';
import type { Models } from '../models';
import type { SessionDoc } from './session.model';
import { createSessionCache } from './session-cache';

/** A session ends after so many milliseconds. */
export const sessionLifetime = 7 * 24 * 60 * 60 * 1000;
const seenEvery = 5 * 60 * 1000;

type Options = { models: Models; secret: string; now: () => number };
type NewSession = { userId: Types.ObjectId; credentialVersion: number; ip: string; userAgent: string };

/** Sessions live in the database; the browser holds a random token, the database only its keyed hash. */
export const createSessions = ({ models, secret, now }: Options) => {
  const cache = createSessionCache(now);
  const hash = (token: string) => createHmac('sha256', secret).update(token).digest('hex');

  /** Of these sessions those that hold: their user exists, and their password is the one they were made with. */
  const valid = async (sessions: readonly SessionDoc[]): Promise<SignedIn[]> => {
    const ids = sessions.map(({ userId }) => userId);
    if (ids.length === 0) return [];
    const [users, credentials] = await Promise.all([
      models.users.find({ _id: { $in: ids } }).lean(),
      models.credentials
        .find({ _id: { $in: ids } })
        .select({ version: 1 })
        .lean(),
    ]);
    const userById = new Map(users.map((user) => [String(user._id), user]));
    const versions = new Map(credentials.map(({ _id, version }) => [String(_id), version]));
    return sessions.flatMap(({ _id, userId, credentialVersion, expiresAt }) => {
      const id = String(userId);
      const user = userById.get(id);
      if (!user || expiresAt.getTime() <= now() || versions.get(id) !== credentialVersion) return [];
      const { username, firstName, lastName, role } = user;
      return [{ sessionId: String(_id), user: { id, username, firstName, lastName, role } }];
    });
  };

  const load = async (tokenHash: string) => {
    const session = await models.sessions.findOne({ tokenHash }).lean();
    const [signedIn] = session ? await valid([session]) : [];
    if (!session || !signedIn) return null;
    if (now() - session.lastSeenAt.getTime() > seenEvery)
      await models.sessions.updateOne({ _id: session._id }, { $set: { lastSeenAt: new Date(now()) } });
    return { signedIn, expiresAt: session.expiresAt.getTime() };
  };

  return {
    /** Who holds this token; null when the session, its user or its password is gone. Known for at most 2 s. */
    async find(token: string | undefined): Promise<SignedIn | null> {
      if (!token) return null;
      const tokenHash = hash(token);
      return cache.get(tokenHash) ?? cache.read(tokenHash, () => load(tokenHash));
    },

    /** Which of these sessions still hold, asked of the database all at once. */
    async stillValid(ids: readonly string[]): Promise<SignedIn[]> {
      return valid(
        await models.sessions.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).lean(),
      );
    },

    /** Starts a session under a new token, which nobody but the answer knows. */
    async start({
      userId,
      credentialVersion,
      ip,
      userAgent,
    }: NewSession): Promise<{ id: string; token: string }> {
      const token = randomBytes(32).toString('base64url');
      const at = new Date(now());
      const { _id } = await models.sessions.create({
        tokenHash: hash(token),
        userId,
        credentialVersion,
        ip,
        userAgent: userAgent.slice(0, 300),
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(at.getTime() + sessionLifetime),
      });
      return { id: String(_id), token };
    },

    /** Ends the session of a token. */
    async endToken(token: string | undefined) {
      if (!token) return;
      const ended = await models.sessions.findOneAndDelete({ tokenHash: hash(token) }).lean();
      if (ended) cache.forgetSession(String(ended._id));
    },

    /** Ends one session of a user; answers whether there was one. */
    async end(userId: string, id: string): Promise<boolean> {
      const { deletedCount } = await models.sessions.deleteOne({ _id: id, userId });
      cache.forgetSession(id);
      return deletedCount > 0;
    },

    /** Ends every session of a user, or every one but `keep`. */
    async endAllOf(userId: string, keep?: string) {
      await models.sessions.deleteMany({
        userId: new Types.ObjectId(userId),
        ...(keep && { _id: { $ne: new Types.ObjectId(keep) } }),
      });
      cache.forgetUser(userId);
    },

    /** Lets one session go on with a new version of its user's password; all others of that user end. */
    async carryOver(id: string, userId: string, credentialVersion: number) {
      await models.sessions.updateOne({ _id: id }, { $set: { credentialVersion } });
      await this.endAllOf(userId, id);
    },

    /** To be called after every write of a user: what is known of them is read anew. */
    forgetUser: cache.forgetUser,
    onForget: cache.onForget,
  };
};

export type Sessions = ReturnType<typeof createSessions>;
