import { z } from '../../../shared/zod';
import { audits } from '../../core/audit/audit.model';
import { anyValue, defineCollection, objectId, type Stored, text } from '../../core/record/collection';

/** A key pair whose private key stays in the user's device. */
export type Passkey = {
  /** The user's name for it. */
  name: string;
  /** In base64url. */
  publicKey: string;
  /** Grows with each use, on devices that count. */
  counter: number;
  transports: string[];
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt?: Date;
};

/** Users' passwords, stored apart from the users so that only the commands that change one write it. */
export const credentials = defineCollection({
  name: 'credentials',
  called: 'this password',
  entity: 'user',
  schema: z.object({
    /** The user's id. */
    _id: objectId,
    passwordHash: text,
    /** Grows with every change. A session ends when the version it started with is replaced. */
    version: z.number(),
    changedAt: z.date(),
    /** True if the program generated it and showed it on a screen. The user must then choose their own. */
    mustChange: z.boolean().optional(),
    /** The authenticator app: its encrypted secret, the last time step used, and whether setup is finished. */
    totp: z.object({ secret: z.string(), lastStep: z.number(), confirmed: z.boolean() }).optional(),
    /** Hashes of the unused recovery codes. */
    recoveryCodes: z.array(z.string()).optional(),
    /** Keyed by passkey ID. */
    passkeys: anyValue<Record<string, Passkey>>().optional(),
    audits,
  }),
});

export type CredentialDoc = Stored<typeof credentials>;

/** True if the password alone is not enough to sign in. */
export const hasSecondFactor = ({ totp, passkeys }: Partial<CredentialDoc>): boolean =>
  totp?.confirmed === true || Object.keys(passkeys ?? {}).length > 0;
