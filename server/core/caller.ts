import type { Role } from '../../shared/schemas/user';
import type { VendorRecord } from '../../shared/schemas/vendor';

/** What a person has to do at their own account before anything else is open to them. */
export type Must = 'change-password' | 'set-up-second-factor';

/** A person whose session, user and password were all found to hold a moment ago. */
export type SignedIn = {
  sessionId: string;
  must?: Must;
  /** When they last proved who they are, in milliseconds since 1970. */
  provenAt: number;
  user: { id: string; username: string; firstName: string; lastName: string; role: Role };
};

/** Somebody who is signed in. */
export type Staff = { kind: 'staff'; ip: string } & SignedIn;

/** A company that sends leads, with what was agreed on with it. */
export type Vendor = Omit<VendorRecord, 'keys' | 'links' | 'createdAt' | 'updatedAt'>;

/** A program that showed a vendor's key. */
export type VendorCaller = { kind: 'vendor'; ip: string; vendor: Vendor };

/**
 * Who asks: anybody at an address, a vendor, or a member of staff. Commands are told it instead of a request, so that a form, a
 * job or a test can call them as well as HTTP does.
 */
export type Caller = { kind: 'anonymous' | 'system'; ip: string } | VendorCaller | Staff;

/** The product itself, for what it does by the clock. */
export const system: Caller = { kind: 'system', ip: '' };

/** The name that stands behind what a caller did. */
export const getName = (caller: Caller): string => {
  if (caller.kind === 'system') return 'Lantern';
  if (caller.kind === 'vendor') return caller.vendor.name;
  if (caller.kind !== 'staff') return 'Website';
  const { firstName, lastName, username } = caller.user;
  return `${firstName} ${lastName}`.trim() || username;
};

/** The id of the user behind a call; null for the public form and vendors. */
export const getUserId = (caller: Caller): string | null => (caller.kind === 'staff' ? caller.user.id : null);
