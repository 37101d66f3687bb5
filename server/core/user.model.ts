import { roles } from '../../shared/schemas/user';
import { z } from '../../shared/zod';
import { audits } from './audit/audit.model';
import { anyText, defineCollection, objectId, type Stored, text } from './record/collection';

export const users = defineCollection({
  name: 'users',
  schema: z.object({
    _id: objectId,
    firstName: text,
    lastName: text,
    email: text,
    emailKey: text,
    /** The sign-in name: `admin` for the first administrator, the folded e-mail for everyone else. */
    username: text,
    mobileNumber: anyText,
    role: z.enum(roles),
    createdAt: z.date(),
    /**
     * The last time another person changed the role or gave access: a password, an address, a link, a second factor
     * removed.
     */
    entrustedAt: z.date().optional(),
    /** The last time another person entered a bar number. */
    barsGivenAt: z.date().optional(),
    /** The last time this person deleted or demoted an administrator. */
    removedAdminAt: z.date().optional(),
    bars: z.array(z.object({ state: z.string(), number: z.string() })).optional(),
    /** Those of `bars` that the person entered themselves, as `barText` formats them. */
    ownBars: z.array(z.string()).optional(),
    version: z.number().optional(),
    audits,
  }),
  indexes: [
    { on: { emailKey: 1 }, unique: true },
    { on: { username: 1 }, unique: true },
  ],
});

export type UserDoc = Stored<typeof users>;

/** The username of the administrator that a new installation starts with; all others sign in with an address. */
export const firstUsername = 'admin';

/**
 * The time since which an account has its role and belongs to its person alone. Nobody created the first administrator.
 */
export const entrustedSince = ({ username, createdAt, entrustedAt }: UserDoc): Date =>
  entrustedAt ?? (username === firstUsername ? new Date(0) : createdAt);
