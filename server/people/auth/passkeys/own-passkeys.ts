import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Staff } from '../../../core/caller';
import { conflict, forbidden, notFound } from '../../../core/http/trpc';
import type { Deps } from '../../deps';
import { hasSecondFactor, type Passkey } from '../credential.model';
import { makeRecoveryCodes } from '../second-factor/recovery-codes';
import { changeFactors, ownCredential } from '../second-factor/second-factor';
import { isOurs, library, makeChallenge, type RelyingParty } from './challenge';

const most = 20;

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
    createdAt: new Date(deps.now()),
  };
  const before = await ownCredential(deps, caller);
  if (Object.keys(before.passkeys ?? {}).length >= most) throw tooMany();
  const { codes, hashes } = makeRecoveryCodes(before._id);
  const hasCodes = before.recoveryCodes !== undefined;
  const path = `passkeys.${credential.id}`;
  const isAdded = await changeFactors(deps, caller, {
    note: 'passkey added',
    update: { $set: { [path]: passkey, ...(!hasCodes && { recoveryCodes: hashes }) } },
    only: { [path]: { $exists: false }, recoveryCodes: { $exists: hasCodes } },
  });
  if (!isAdded) throw conflict('This passkey is already in your list.');
  return { codes: hasCodes ? [] : codes };
};

/** Returns the caller's passkeys, oldest first. */
export const listPasskeys = async (deps: Deps, caller: Staff) => {
  const { passkeys = {} } = await ownCredential(deps, caller);
  return Object.entries(passkeys)
    .map(([id, { name, isSynced, createdAt, lastUsedAt }]) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
};

export const renamePasskey = async ({ models }: Deps, { user }: Staff, id: string, name: string) => {
  const { matchedCount } = await models.credentials.updateOne(
    { _id: user.id, [`passkeys.${id}`]: { $exists: true } },
    { $set: { [`passkeys.${id}.name`]: name } },
  );
  if (matchedCount === 0) throw notFound('passkey');
};

/** Removes a passkey. Removing the last second factor also removes the recovery codes. */
export const removePasskey = async (deps: Deps, caller: Staff, id: string) => {
  const path = `passkeys.${id}`;
  const removed = { note: 'passkey removed', update: { $unset: { [path]: '' } } };
  if (!(await changeFactors(deps, caller, { ...removed, only: { [path]: { $exists: true } } })))
    throw notFound('passkey');
  const { _id, version, ...credential } = await ownCredential(deps, caller);
  if (hasSecondFactor(credential)) return;
  const { credentials } = deps.models;
  await credentials.updateOne({ _id, version, passkeys: {} }, { $unset: { recoveryCodes: '' } });
};
