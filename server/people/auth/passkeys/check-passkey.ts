import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Types } from 'mongoose';
import type { Deps } from '../../deps';
import type { CredentialDoc } from '../credential.model';
import { isOurs, makeChallenge, spendChallenge } from './challenge';
import type { RelyingParty } from './relying-party';

const library = () => import('@simplewebauthn/server');
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
export const checkPasskey = async (
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
