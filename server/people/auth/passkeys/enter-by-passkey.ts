import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import { messages } from '../../../../shared/messages';
import type { Staff } from '../../../core/caller';
import { forbidden } from '../../../core/http/trpc';
import { callerKey } from '../../../core/limits/rate-limits';
import type { Deps } from '../../deps';
import type { CredentialDoc } from '../credential.model';
import { type Opened, openSession, type Place } from '../open-session';
import { tellFailure } from '../sign-in';
import { isOurs, library, makeChallenge, type RelyingParty, spendChallenge } from './challenge';

const purpose = 'use';

/** Returns the options that a browser needs to ask for any user's passkey. */
export const askForPasskey = async (deps: Deps, party: RelyingParty) => {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: makeChallenge(deps, purpose),
    userVerification: 'required',
  });
};

/** Returns the user that a passkey claims to belong to; the signature then proves it. */
const namedBy = async ({ models }: Deps, { response }: AuthenticationResponseJSON) => {
  const bytes = Buffer.from(response.userHandle ?? '', 'base64url');
  if (bytes.length !== 12) return null;
  return models.credentials.findById(new Types.ObjectId(bytes.toString('hex'))).lean();
};

/** Returns the user whose passkey correctly answered one of our unused challenges, or undefined. */
const checkPasskey = async (
  deps: Deps,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<CredentialDoc | undefined> => {
  const { models, now } = deps;
  const credential = await namedBy(deps, response);
  const passkey = credential?.passkeys?.[response.id];
  if (!credential || !passkey) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const { publicKey, counter } = passkey;
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: isOurs(deps, purpose),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: response.id,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter,
    },
  }).catch(() => undefined);
  if (!verification?.verified || !(await spendChallenge(deps, response.response.clientDataJSON)))
    return undefined;
  const path = `passkeys.${response.id}`;
  const { matchedCount } = await models.credentials.updateOne(
    { _id: credential._id, [`${path}.counter`]: counter },
    {
      $set: {
        [`${path}.counter`]: verification.authenticationInfo.newCounter,
        [`${path}.lastUsedAt`]: new Date(now()),
      },
    },
  );
  return matchedCount > 0 ? credential : undefined;
};

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
