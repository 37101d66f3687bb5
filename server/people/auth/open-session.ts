import { getDevice } from '../../../shared/device';
import { toSession } from '../../../shared/schemas/auth';
import { writeAudit } from '../../core/audit/write-audit';
import type { SignedIn } from '../../core/caller';
import type { Call } from '../../core/http/context';
import type { UserDoc } from '../../core/user.model';
import type { Deps } from '../deps';
import type { CredentialDoc } from './credential.model';
import { deviceLifetime } from './devices/devices';
import { toUser } from './sessions';

/** Where a sign-in comes from: the address, the user agent, and the browser's device token if it has one. */
export type Place = { ip: string; userAgent: string; deviceToken: string | undefined };

/** The new session, its token, and the device token for the browser. */
export type Opened = SignedIn & { token: string; deviceToken: string };

type Proven = { user: UserDoc; credential: CredentialDoc };

/** Starts a session for a user who has proven who they are. */
export const openSession = async (
  deps: Deps,
  { user, credential }: Proven,
  place: Place,
  note = '',
): Promise<Opened> => {
  const { sessions, devices, accountMail } = deps;
  const { ip, userAgent } = place;
  const started = { userId: user._id, credentialVersion: credential.version, ip, userAgent };
  const { id, token } = await sessions.start(started);
  const device = await devices.remember(place.deviceToken, user._id);
  const signedIn: SignedIn = {
    sessionId: id,
    ...sessions.mustOf(user.role, credential),
    provenAt: deps.now(),
    user: toUser(user),
  };
  await writeAudit(
    deps,
    { kind: 'staff', ip, ...signedIn },
    { action: 'sign-in', entity: 'user', entityId: signedIn.user.id, note },
  );
  if (device.isNew) {
    const details = { device: getDevice(userAgent), ip, at: new Date(deps.now()) };
    await accountMail.send({ kind: 'new-device', userId: signedIn.user.id, ...details });
  }
  return { ...signedIn, token, deviceToken: device.token };
};

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
