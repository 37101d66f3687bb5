import { renderSVG } from 'uqr';
import { carryingEntry, logCarried } from '../../../core/audit/write-audit';
import type { Staff } from '../../../core/caller';
import { conflict, forbidden } from '../../../core/http/trpc';
import type { Deps } from '../../deps';
import { type CredentialDoc, hasSecondFactor } from '../credential.model';
import { makeSecret, spendCode } from './check-code';
import { ownCredential } from './own-credential';
import { makeRecoveryCodes } from './recovery-codes';

const issuer = 'Lantern';
const limit = 'secondFactor';

const pushEntry = ({ now }: Deps, caller: Staff, note: string, entityId = caller.user.id) => ({
  $push: carryingEntry({ now, caller }, { action: 'second-factor', entity: 'user', entityId, note }),
});

/** Checks a code, at most ten times in 15 minutes for each `key`. Throws LimitReached. */
export const tryCode = async (deps: Deps, credential: CredentialDoc, code: string, key: string) => {
  await deps.limits.use(limit, key);
  if (!(await spendCode(deps, credential, code))) return false;
  await deps.limits.forget(limit, key);
  return true;
};

const alreadyOn = () => conflict('The second factor is already on. Turn it off before you set it up again.');

/** Starts setup with a new secret, which does not count until the user enters one of its codes. */
export const beginSetup = async (deps: Deps, caller: Staff) => {
  const credential = await ownCredential(deps, caller);
  if (credential.totp?.confirmed) throw alreadyOn();
  const { secret, uri } = await makeSecret(issuer, caller.user.username);
  const sealed = deps.vault.close(secret, String(credential._id));
  const totp = { secret: sealed, lastStep: 0, confirmed: false };
  await deps.models.credentials.updateOne(
    { _id: credential._id, 'totp.confirmed': { $ne: true } },
    { $set: { totp } },
  );
  return { svg: renderSVG(uri, { ecc: 'M', border: 2 }), secret };
};

/** Turns the app on with its first code. Returns the recovery codes, shown only this once. */
export const confirmSetup = async (deps: Deps, caller: Staff, code: string) => {
  const { models, sessions } = deps;
  const credential = await ownCredential(deps, caller);
  if (!credential.totp) throw conflict('Start the setup first.');
  if (credential.totp.confirmed) throw alreadyOn();
  // A recovery code proves nothing about the app.
  const isOfApp = /^[\d\s]+$/.test(code);
  if (!isOfApp || !(await tryCode(deps, credential, code, `set-up ${caller.user.id}`)))
    throw forbidden('This code is wrong. Wait for the next one.');
  const { codes, hashes } = makeRecoveryCodes(credential._id);
  await models.credentials.updateOne(
    { _id: credential._id, 'totp.secret': credential.totp.secret },
    { $set: { 'totp.confirmed': true, recoveryCodes: hashes }, ...pushEntry(deps, caller, 'on') },
  );
  sessions.forgetUser(caller.user.id);
  await logCarried(models, 'credentials');
  return { codes };
};

/** Replaces the remaining recovery codes with ten new ones. */
export const renewRecoveryCodes = async (deps: Deps, caller: Staff) => {
  const credential = await ownCredential(deps, caller);
  if (!hasSecondFactor(credential)) throw conflict('The second factor is already off.');
  const { codes, hashes } = makeRecoveryCodes(credential._id);
  const { credentials } = deps.models;
  await credentials.updateOne(
    { _id: credential._id },
    { $set: { recoveryCodes: hashes }, ...pushEntry(deps, caller, 'codes') },
  );
  await logCarried(deps.models, 'credentials');
  return { codes };
};

/** Turns the caller's app off. Recovery codes stay if there are passkeys. */
export const turnOff = async (deps: Deps, caller: Staff) => {
  const { totp: _, passkeys } = await ownCredential(deps, caller);
  const stays = hasSecondFactor({ passkeys });
  await deps.models.credentials.updateOne(
    { _id: caller.user.id },
    { $unset: { totp: true, ...(!stays && { recoveryCodes: true }) }, ...pushEntry(deps, caller, 'off') },
  );
  deps.sessions.forgetUser(caller.user.id);
  await logCarried(deps.models, 'credentials');
};

/** Turns off every second factor of another user who lost the phone and the codes, and ends their sessions. */
export const turnOffFor = async (deps: Deps, caller: Staff, userId: string) => {
  const everything = { totp: true, passkeys: true, recoveryCodes: true };
  const { credentials, users } = deps.models;
  await users.updateOne({ _id: userId }, { $set: { entrustedAt: new Date(deps.now()) } });
  await credentials.updateOne(
    { _id: userId },
    { $unset: everything, ...pushEntry(deps, caller, 'off', userId) },
  );
  await deps.sessions.endUserSessions(userId);
  await logCarried(deps.models, 'credentials');
};
