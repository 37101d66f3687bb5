import type { Finding } from '../../shared/schemas/status';

/** The settings that may deserve a warning. */
export type Watched = {
  limits: boolean;
  requireSecondFactor: boolean;
  publicUrl: string | undefined;
};

type Warning = { when: boolean; state?: 'bad'; says: string; todo: string };

/** Warnings about settings that work but that the person who runs the server should know about. */
export const settingsWarnings = ({ limits, requireSecondFactor, publicUrl }: Watched): Finding[] => {
  const warnings: Warning[] = [
    {
      when: !limits,
      state: 'bad',
      says: 'RATE_LIMITS is off: anyone can try passwords and send leads without limit.',
      todo: 'Remove RATE_LIMITS and restart the server.',
    },
    {
      when: !publicUrl,
      says: 'PUBLIC_URL is not set: we cannot send invitations, password links or unsubscribe links.',
      todo: "Set PUBLIC_URL to the site's own address and build again.",
    },
    {
      when: publicUrl?.startsWith('http://') ?? false,
      says: 'PUBLIC_URL begins with http://: others can read passwords and leads on the way.',
      todo: 'Put a proxy with a certificate in front, and set PUBLIC_URL to its https:// address.',
    },
    {
      when: !requireSecondFactor,
      says: 'Administrators can sign in with a password alone.',
      todo: 'Set REQUIRE_SECOND_FACTOR=admins.',
    },
  ];
  const matches = warnings
    .filter(({ when }) => when)
    .map(({ state = 'look' as const, says, todo }) => ({ part: 'settings' as const, state, says, todo }));
  if (matches.length > 0) return matches;
  return [{ part: 'settings', state: 'good', says: 'No setting needs attention.' }];
};
