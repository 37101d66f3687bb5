import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import { minute } from '../../../shared/durations';
import type { Role } from '../../../shared/schemas/user';
import type { PendingStep, SignedIn } from '../../core/caller';
import { createCache } from '../../core/db/cache';
import { newToken } from '../../core/links';
import type { UserDoc } from '../../core/user.model';
import type { Models } from '../models';
import { type CredentialDoc, hasSecondFactor } from './credential.model';
import type { SessionDoc } from './session.model';

const longestSeenEvery = 5 * minute;
/** The longest time that a change made on another server can go unnoticed here, in milliseconds. */
const keptFor = 2000;

/** The lifetimes of a session, in milliseconds: without use, and in total. */
export type Lifetimes = { idle: number; absolute: number };
const usualLifetimes: Lifetimes = { idle: 12 * 60 * minute, absolute: 7 * 24 * 60 * minute };

type Options = {
  models: Models;
  secret: string;
  now: () => number;
  lifetimes?: Lifetimes;
  /** True if administrators need a second factor. */
  requireSecondFactor?: boolean;
};

/** The facts about a signed-in user that every call carries. */
export const toUser = ({ _id, username, firstName, lastName, role }: UserDoc): SignedIn['user'] => ({
  id: String(_id),
  username,
  firstName,
  lastName,
  role,
});

type NewSession = { userId: Types.ObjectId; credentialVersion: number; ip: string; userAgent: string };

/** Stores sessions in the database. The browser holds a random token, the database only its keyed hash. */
export const createSessions = (options: Options) => {
  const { models, secret, now, lifetimes = usualLifetimes, requireSecondFactor = false } = options;
  const hash = (token: string) => createHmac('sha256', secret).update(token).digest('hex');
  // Record use only this often, so that reads cost no write. An idle session may end early by this much.
  const seenEvery = Math.min(longestSeenEvery, lifetimes.idle / 10);

  /** Returns when a session that is used now ends if it is not used again. */
  const getEnd = (createdAt: number) =>
    new Date(Math.min(createdAt + lifetimes.absolute, now() + lifetimes.idle));

  const needsSecondFactor = (role: Role) => requireSecondFactor && role === 'admin';

  /** Returns the step that the user must complete first, if any. */
  const pendingStep = (
    role: Role,
    credential: Pick<CredentialDoc, 'mustChange' | 'totp' | 'passkeys'>,
  ): { pendingStep?: PendingStep } => {
    if (credential.mustChange) return { pendingStep: 'change-password' };
    return needsSecondFactor(role) && !hasSecondFactor(credential)
      ? { pendingStep: 'set-up-second-factor' }
      : {};
  };

  /** Returns the sessions that are still valid: their user exists, and the password has not changed since. */
  const valid = async (sessions: readonly SessionDoc[]): Promise<SignedIn[]> => {
    const ids = sessions.map(({ userId }) => userId);
    if (ids.length === 0) return [];
    const [users, credentials] = await Promise.all([
      models.users.find({ _id: { $in: ids } }).lean(),
      models.credentials
        .find({ _id: { $in: ids } }, { version: 1, mustChange: 1, 'totp.confirmed': 1, passkeys: 1 })
        .lean(),
    ]);
    const userById = new Map(users.map((user) => [String(user._id), user]));
    const credentialById = new Map(credentials.map((credential) => [String(credential._id), credential]));
    return sessions.flatMap(
      ({ _id, userId, credentialVersion, createdAt, provenAt = createdAt, expiresAt }) => {
        const id = String(userId);
        const user = userById.get(id);
        const credential = credentialById.get(id);
        if (!user || expiresAt.getTime() <= now() || credential?.version !== credentialVersion) return [];
        return [
          {
            sessionId: String(_id),
            ...pendingStep(user.role, credential),
            provenAt: provenAt.getTime(),
            user: toUser(user),
          },
        ];
      },
    );
  };

  const load = async (tokenHash: string, isUse: boolean) => {
    const session = await models.sessions.findOne({ tokenHash }).lean();
    const [signedIn] = session ? await valid([session]) : [];
    if (!session || !signedIn) return null;
    let { expiresAt } = session;
    if (isUse && now() - session.lastSeenAt.getTime() > seenEvery) {
      expiresAt = getEnd(session.createdAt.getTime());
      await models.sessions.updateOne(
        { _id: session._id },
        { $set: { lastSeenAt: new Date(now()), expiresAt } },
      );
    }
    return { signedIn, expiresAt: expiresAt.getTime() };
  };

  type Loaded = Awaited<ReturnType<typeof load>>;
  const keep = (loaded: Loaded) => (loaded ? Math.min(keptFor, loaded.expiresAt - now()) : 0);
  const remember = (isUse: boolean) => createCache(keep, (token) => load(hash(token), isUse), now);
  const [uses, looks] = [remember(true), remember(false)];
  const listeners = new Set<() => void>();
  /** Call after every write to a session or its user, so that they are read again. */
  const forget = () => {
    uses.forget();
    looks.forget();
    for (const listener of listeners) listener();
  };

  return {
    /** The time a browser keeps the token. */
    lifetime: lifetimes.absolute,
    mustOf: pendingStep,
    needsSecondFactor,

    /**
     * Returns the user of this token, or null if the session, its user or its password is gone. Cached for up to 2 s.
     * `isUse` means that a person acts and extends the session; requests that an open page makes by itself do not.
     */
    async find(token: string | undefined, { isUse = true } = {}): Promise<SignedIn | null> {
      return (token && (await (isUse ? uses : looks).get(token))?.signedIn) || null;
    },

    /** Returns the sessions that are still valid, with one query. */
    async stillValid(ids: readonly string[]): Promise<SignedIn[]> {
      return valid(
        await models.sessions.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).lean(),
      );
    },

    /** Starts a session with a new token that only the response contains. */
    async start(session: NewSession): Promise<{ id: string; token: string }> {
      const token = newToken();
      const at = new Date(now());
      const { _id } = await models.sessions.create({
        ...session,
        tokenHash: hash(token),
        userAgent: session.userAgent.slice(0, 300),
        createdAt: at,
        lastSeenAt: at,
        expiresAt: getEnd(at.getTime()),
      });
      return { id: String(_id), token };
    },

    async endToken(token: string | undefined) {
      if (!token) return;
      const ended = await models.sessions.findOneAndDelete({ tokenHash: hash(token) }).lean();
      if (ended) forget();
    },

    /** Ends one session, of the named user or of any user. Returns whose it was. */
    async end(id: string, userId?: string): Promise<string | undefined> {
      const ended = await models.sessions.findOneAndDelete({ _id: id, ...(userId && { userId }) }).lean();
      forget();
      return ended ? String(ended.userId) : undefined;
    },

    /** Ends all sessions of a user, except `keep`. */
    async endUserSessions(userId: string, keep?: string) {
      await models.sessions.deleteMany({
        userId: new Types.ObjectId(userId),
        ...(keep && { _id: { $ne: new Types.ObjectId(keep) } }),
      });
      forget();
    },

    /** Records that the user of this session has just confirmed their identity. */
    async prove(id: string) {
      await models.sessions.updateOne({ _id: id }, { $set: { provenAt: new Date(now()) } });
      forget();
    },

    /** Keeps one session across a password change; the user's other sessions end. */
    async carryOver(id: string, userId: string, credentialVersion: number) {
      await models.sessions.updateOne(
        { _id: id },
        { $set: { credentialVersion, provenAt: new Date(now()) } },
      );
      await this.endUserSessions(userId, id);
    },

    forget,
    /** Calls `listener` whenever sessions are read again. */
    onForget: (listener: () => void) => void listeners.add(listener),
  };
};

export type Sessions = ReturnType<typeof createSessions>;
