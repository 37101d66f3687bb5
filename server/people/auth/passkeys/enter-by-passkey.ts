import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { TRPCError } from '@trpc/server';
import { messages } from '../../../../shared/messages';
import type { Staff } from '../../../core/caller';
import { forbidden } from '../../../core/http/trpc';
import { callerKey } from '../../../core/limits/rate-limits';
import type { Deps } from '../../deps';
import { type Opened, openSession, type Place } from '../open-session';
import { tellFailure } from '../sign-in';
import { checkPasskey } from './check-passkey';
import type { RelyingParty } from './relying-party';

/**
 * Signs in with a passkey alone: a device that the user has, unlocked by a fingerprint, a face or a PIN. Throws
 * UNAUTHORIZED, or LimitReached after too many tries.
 */
export const enterByPasskey = async (
  deps: Deps,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  place: Place,
): Promise<Opened> => {
  const { models, limits } = deps;
  const address = callerKey(place.ip);
  await limits.use('loginAddress', address);
  const credential = await checkPasskey(deps, party, response);
  const user = credential && (await models.users.findById(credential._id).lean());
  if (!credential || !user) {
    await tellFailure(deps, place, '');
    throw new TRPCError({ code: 'UNAUTHORIZED', message: messages.login.passkeyWrong });
  }
  await limits.giveBack('loginAddress', address);
  return openSession(deps, { user, credential }, place, 'passkey');
};

/** Confirms the caller's identity with one of their passkeys. Throws FORBIDDEN. */
export const proveByPasskey = async (
  deps: Deps,
  { user, ip, sessionId }: Staff,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
) => {
  const attempt = `${callerKey(ip)} ${user.id}`;
  await deps.limits.use('loginName', attempt);
  const credential = await checkPasskey(deps, party, response);
  if (String(credential?._id) !== user.id) throw forbidden(messages.login.passkeyWrong);
  await deps.limits.forget('loginName', attempt);
  await deps.sessions.prove(sessionId);
};
