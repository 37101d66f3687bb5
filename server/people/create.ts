import { listSecrets } from '../core/create';
import { createLimits } from '../core/limits/rate-limits';
import { createSeal } from '../core/seal';
import type { Settings as Earlier } from '../site/create';
import { createAdmission } from './auth/admission';
import { createDevices } from './auth/devices/devices';
import { createSharedCounts } from './auth/limits/shared-counts';
import { createPasswords, type Passwords } from './auth/password';
import { createDeviceCookie, createSessionCookie } from './auth/session-cookie';
import { createSessions, type Lifetimes } from './auth/sessions';
import type { Deps } from './deps';

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  /** Turns rate limits on. */
  limits: boolean;
  /** Session lifetimes in milliseconds. */
  lifetimes?: Lifetimes | undefined;
  requireSecondFactor?: boolean;
  /** The clock of the rate limits, in a test. */
  limitClock?: () => number;
  /** Cheaper hashes, in a test. */
  passwords?: Passwords;
}

/** The parts of this module, which sign staff in. */
export const create = ({ models, now, publicUrl }: Deps, settings: Settings) => {
  const { sessionSecret: secret, lifetimes, requireSecondFactor } = settings;
  const sessions = createSessions({ models, secret, now, lifetimes, requireSecondFactor });
  const sessionCookie = createSessionCookie(publicUrl);
  const findSession: Deps['findSession'] = async (req) => {
    const token = sessionCookie.read(req);
    // A request that a page sends by itself, while nobody uses it, does not extend the session.
    return token ? sessions.find(token, { isUse: req.get('X-Unattended') === undefined }) : null;
  };
  return {
    limits: createLimits({
      on: settings.limits,
      now: settings.limitClock,
      shared: settings.isShared ? createSharedCounts({ models, secret, now }) : undefined,
    }),
    sessions,
    findSession,
    sessionCookie,
    deviceCookie: createDeviceCookie(publicUrl),
    devices: createDevices({ models, secret, now }),
    passwords: settings.passwords ?? createPasswords(),
    admission: createAdmission(sessions),
    vault: createSeal(listSecrets(settings), 'second factor'),
  };
};
