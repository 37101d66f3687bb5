import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { carryingEntry, logCarried } from '../../../core/audit/write-audit';
import type { Staff } from '../../../core/caller';
import { conflict, forbidden } from '../../../core/http/trpc';
import type { Deps } from '../../deps';
import type { Passkey } from '../credential.model';
import { ownCredential } from '../second-factor/own-credential';
import { makeRecoveryCodes } from '../second-factor/recovery-codes';
import { isOurs, makeChallenge } from './challenge';
import type { RelyingParty } from './relying-party';

const most = 20;

// Loaded on first use.
const library = () => import('@simplewebauthn/server');

const getPurpose = ({ sessionId }: Staff) => `add ${sessionId}`;

const tooMany = () => conflict(`You have ${most} passkeys. Remove one you do not use.`);

/** Returns the options that a browser needs to create a passkey for the caller. */
export const beginPasskey = async (deps: Deps, caller: Staff, party: RelyingParty) => {
  const { passkeys = {} } = await ownCredential(deps, caller);
  if (Object.keys(passkeys).length >= most) throw tooMany();
  const { generateRegistrationOptions } = await library();
  const { id, username, firstName, lastName } = caller.user;
  return generateRegistrationOptions({
    rpName: 'Lantern',
    rpID: party.id,
    userName: username,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    userID: Uint8Array.from(Buffer.from(id, 'hex')),
    challenge: makeChallenge(deps, getPurpose(caller)),
    excludeCredentials: Object.entries(passkeys).map(([key, { transports }]) => ({ id: key, transports })),
    // Stored on the device with the user's name and unlocked by a finger, a face or a PIN, so it counts as both
    // factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

type NewPasskey = { name: string; response: RegistrationResponseJSON };

/** Saves a new passkey. Returns recovery codes, shown only this once, if the user had none. */
export const addPasskey = async (
  deps: Deps,
  caller: Staff,
  party: RelyingParty,
  { name, response }: NewPasskey,
) => {
  const { models, sessions, now } = deps;
  const { verifyRegistrationResponse } = await library();
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: isOurs(deps, getPurpose(caller)),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => undefined);
  if (!verification?.verified) throw forbidden('This passkey could not be checked. Please try again.');
  const { credential, credentialBackedUp } = verification.registrationInfo;
  const passkey: Passkey = {
    name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialBackedUp,
    createdAt: new Date(now()),
  };
  const before = await ownCredential(deps, caller);
  if (Object.keys(before.passkeys ?? {}).length >= most) throw tooMany();
  const { codes, hashes } = makeRecoveryCodes(before._id);
  const hasCodes = before.recoveryCodes !== undefined;
  const added = { action: 'second-factor', entity: 'user', entityId: caller.user.id } as const;
  const { matchedCount } = await models.credentials.updateOne(
    {
      _id: before._id,
      [`passkeys.${credential.id}`]: { $exists: false },
      recoveryCodes: { $exists: hasCodes },
    },
    {
      $set: { [`passkeys.${credential.id}`]: passkey, ...(!hasCodes && { recoveryCodes: hashes }) },
      $push: carryingEntry({ now, caller }, { ...added, note: 'passkey added' }),
    },
  );
  if (matchedCount === 0) throw conflict('This passkey is already in your list.');
  sessions.forgetUser(caller.user.id);
  await logCarried(models, 'credentials');
  return { codes: hasCodes ? [] : codes };
};
