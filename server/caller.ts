import type { Role } from '../shared/schemas/user';

/** A person whose session, user and password were all found to hold a moment ago. */
export type SignedIn = {
  sessionId: string;
  user: { id: string; username: string; firstName: string; lastName: string; role: Role };
};

/** Somebody who is signed in. */
export type Staff = { kind: 'staff'; ip: string } & SignedIn;

/**
 * Who asks: anybody at an address, or a member of staff. Commands are told it instead of a request, so that a form, a
 * job or a test can call them as well as HTTP does.
 */
export type Caller = { kind: 'anonymous' | 'system'; ip: string } | Staff;

/** The product itself, for what it does by the clock. */
export const system: Caller = { kind: 'system', ip: '' };

/** The name that stands behind what a caller did. */
export const nameOf = (caller: Caller): string => {
  if (caller.kind === 'system') return 'Lantern';
  if (caller.kind !== 'staff') return 'Website';
  const { firstName, lastName, username } = caller.user;
  return `${firstName} ${lastName}`.trim() || username;
};

/** The id of the user behind a call; null for the public form and vendors. */
export const userIdOf = (caller: Caller): string | null => (caller.kind === 'staff' ? caller.user.id : null);
