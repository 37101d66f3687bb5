import { createHmac, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { Types } from 'mongoose';
import type { Role } from '../../shared/schemas/user';
import type { Models } from '../models';

const lifetime = 7 * 24 * 60 * 60 * 1000;
const seenEvery = 5 * 60 * 1000;

/** A caller whose session and user were both found a moment ago. */
export type SignedIn = {
  sessionId: string;
  user: { id: string; username: string; firstName: string; lastName: string; role: Role };
};

type Options = { models: Models; secret: string; publicUrl?: string; now: () => number };

/** Sessions live in the database; the browser holds a random token, the database only its keyed hash. */
export const createSessions = ({ models, secret, publicUrl, now }: Options) => {
  const hash = (token: string) => createHmac('sha256', secret).update(token).digest('hex');
  const isSecure = (req: Request) => req.secure || publicUrl?.startsWith('https:') === true;
  // Browsers keep a `__Host-` cookie only over https, so plain http (a first look on localhost) has a plain name.
  const cookieName = (req: Request) => (isSecure(req) ? '__Host-session' : 'session');
  const cookieOptions = (req: Request) =>
    ({ httpOnly: true, secure: isSecure(req), sameSite: 'strict', path: '/' }) as const;

  const tokenOf = (req: Request): string | undefined => {
    const prefix = `${cookieName(req)}=`;
    const pair = req.headers.cookie?.split(';').find((part) => part.trimStart().startsWith(prefix));
    return pair?.trim().slice(prefix.length);
  };

  return {
    hasCookie: (req: Request) => tokenOf(req) !== undefined,

    /** The caller's session, its user looked up anew; null when either is gone. */
    async find(req: Request): Promise<SignedIn | null> {
      const token = tokenOf(req);
      if (!token) return null;
      const session = await models.sessions.findOne({ tokenHash: hash(token) }).lean();
      if (!session || session.expiresAt.getTime() <= now()) return null;
      const user = await models.users.findById(session.userId).lean();
      if (!user) return null;
      if (now() - session.lastSeenAt.getTime() > seenEvery)
        await models.sessions.updateOne({ _id: session._id }, { $set: { lastSeenAt: new Date(now()) } });
      const { username, firstName, lastName, role } = user;
      return {
        sessionId: String(session._id),
        user: { id: String(user._id), username, firstName, lastName, role },
      };
    },

    /** Signs a user in under a new id; an earlier session of this browser ends. */
    async start(req: Request, res: Response, userId: Types.ObjectId) {
      const earlier = tokenOf(req);
      if (earlier) await models.sessions.deleteOne({ tokenHash: hash(earlier) });
      const token = randomBytes(32).toString('base64url');
      const at = new Date(now());
      await models.sessions.create({
        tokenHash: hash(token),
        userId,
        ip: req.ip ?? '',
        userAgent: (req.get('user-agent') ?? '').slice(0, 300),
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(at.getTime() + lifetime),
      });
      res.cookie(cookieName(req), token, { ...cookieOptions(req), maxAge: lifetime });
    },

    /** Signs this browser out. */
    async end(req: Request, res: Response) {
      const token = tokenOf(req);
      if (token) await models.sessions.deleteOne({ tokenHash: hash(token) });
      res.clearCookie(cookieName(req), cookieOptions(req));
    },

    /** Ends every session of a user, or every one but `keep`. */
    async endAllOf(userId: string, keep?: string) {
      await models.sessions.deleteMany({
        userId: new Types.ObjectId(userId),
        ...(keep && { _id: { $ne: new Types.ObjectId(keep) } }),
      });
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;
