import { toSession } from '../../../shared/schemas/auth';
import type { SignedIn } from '../../core/caller';
import type { Call } from '../../core/http/context';
import type { Deps } from '../deps';
import { deviceLifetime } from './devices/devices';
import type { Opened, Place } from './open-session';

export const getSession = ({ user, pendingStep }: SignedIn) => ({
  ...toSession(user),
  ...(pendingStep && { pendingStep }),
});

export const getPlace = ({ req, ip, deviceCookie }: Deps & Pick<Call, 'req' | 'ip'>): Place => ({
  ip,
  userAgent: req.get('user-agent') ?? '',
  deviceToken: deviceCookie.read(req),
});

/** Replaces the browser's session cookie and sets its device cookie. */
export const writeSessionCookie = async (ctx: Deps & Pick<Call, 'req' | 'res'>, opened: Opened) => {
  const { req, res, sessions, sessionCookie, deviceCookie } = ctx;
  await sessions.endToken(sessionCookie.read(req));
  sessionCookie.write(req, res, opened.token, sessions.lifetime);
  deviceCookie.write(req, res, opened.deviceToken, deviceLifetime);
  return getSession(opened);
};
