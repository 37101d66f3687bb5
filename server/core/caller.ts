import type { Role } from '../../shared/schemas/user';
import type { VendorRecord } from '../../shared/schemas/vendor';

/** The steps that users must complete in their own account before anything else is available. */
export type PendingStep = 'change-password' | 'set-up-second-factor';

/** A user whose session, account and password were just verified. */
export type SignedIn = {
  sessionId: string;
  pendingStep?: PendingStep;
  /** The last time they entered their password or used a passkey, in milliseconds since 1970. */
  provenAt: number;
  user: { id: string; username: string; firstName: string; lastName: string; role: Role };
};

/** A signed-in user. */
export type Staff = { kind: 'staff'; ip: string } & SignedIn;

/** A company that sends leads, with its agreed terms. */
export type Vendor = Omit<VendorRecord, 'keys' | 'links' | 'version' | 'createdAt' | 'updatedAt'>;

/** A program with a vendor's key. */
export type VendorCaller = { kind: 'vendor'; ip: string; vendor: Vendor };

/**
 * The caller: an anonymous address, a vendor, or a staff member. Commands take this instead of a request, so that
 * forms, jobs and tests can call them as well as HTTP.
 */
export type Caller = { kind: 'anonymous' | 'system'; ip: string } | VendorCaller | Staff;

/** The product itself, for scheduled work. */
export const system: Caller = { kind: 'system', ip: '' };

/** The name shown for a caller's actions. */
export const getName = (caller: Caller): string => {
  if (caller.kind === 'system') return 'Lantern';
  if (caller.kind === 'vendor') return caller.vendor.name;
  if (caller.kind !== 'staff') return 'Website';
  const { firstName, lastName, username } = caller.user;
  return `${firstName} ${lastName}`.trim() || username;
};

/** The id of the user behind a call; null for the public form and vendors. */
export const getUserId = (caller: Caller): string | null => (caller.kind === 'staff' ? caller.user.id : null);
