import type { Deps } from '../operations/deps';
import { createAdmission } from '../people/auth/admission';
import { createDevices } from '../people/auth/devices/devices';
import { createPasswords } from '../people/auth/password';
import { createDeviceCookie, createSessionCookie } from '../people/auth/session-cookie';
import { createSessions } from '../people/auth/sessions';
import type { Overrides, Settings } from './parts-settings';

type Options = Pick<Deps, 'models' | 'now'> & { settings: Settings; overrides: Overrides };

/** The parts that sign staff in. */
export const createAccounts = ({ models, now, settings, overrides }: Options) => {
  const { sessionSecret: secret, lifetimes, requireSecondFactor, publicUrl } = settings;
  const sessions = createSessions({ models, secret, now, lifetimes, requireSecondFactor });
  const sessionCookie = createSessionCookie(publicUrl);
  const findSession: Deps['findSession'] = async (req) => {
    const token = sessionCookie.read(req);
    // A request that a page sends by itself, while nobody uses it, does not extend the session.
    return token ? sessions.find(token, { isUse: req.get('X-Unattended') === undefined }) : null;
  };
  return {
    sessions,
    findSession,
    sessionCookie,
    deviceCookie: createDeviceCookie(publicUrl),
    devices: createDevices({ models, secret, now }),
    passwords: overrides.passwords ?? createPasswords(),
    admission: createAdmission(sessions),
  };
};
