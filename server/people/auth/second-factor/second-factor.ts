import type { UpdateQuery } from 'mongoose';
import { renderSVG } from 'uqr';
import { carryingEntry, logCarried } from '../../../core/audit/write-audit';
import type { Staff } from '../../../core/caller';
import { conflict, forbidden } from '../../../core/http/trpc';
import { get } from '../../../core/record/get';
import type { Deps } from '../../deps';
import { type CredentialDoc, hasSecondFactor } from '../credential.model';
import { makeRecoveryCodes, spendRecoveryCode } from './recovery-codes';

/** Returns the caller's credential. */
export const ownCredential = ({ models }: Deps, { user }: Staff): Promise<CredentialDoc> =>
  get(models.credentials, user.id, 'user');

type Factors = {
  /** The note for the log. */
  note: string;
  update: UpdateQuery<CredentialDoc>;
  /** The change is made only if this is stored. */
  only?: object;
  /** The owner, if it is not the caller. */
  userId?: string;
};

/** Changes a user's second factors, with an entry in the log; their sessions are read again. False if `only` does not fit. */
export const changeFactors = async (
  { models, sessions, now }: Deps,
  caller: Staff,
  { note, update, only, userId = caller.user.id }: Factors,
): Promise<boolean> => {
  const about = { action: 'second-factor', entity: 'user', entityId: userId } as const;
  const $push = carryingEntry({ now, caller }, { ...about, note });
  const { matchedCount } = await models.credentials.updateOne({ ...only, _id: userId }, { ...update, $push });
  sessions.forget();
  await logCarried(models, 'credentials');
  return matchedCount > 0;
};

const period = 30;
/** The number of time steps that an app's clock may be off. */
const window = 1;

// Loaded on first use.
const library = () => import('otpauth');

/** Returns a new secret and the URI that sets up an app with it. */
const makeSecret = async (issuer: string, label: string) => {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ issuer, label, secret, period }).toString() };
};

/** Returns true if a six-digit code is current and unused. Each time step works once. */
const spendAppCode = async ({ models, vault, now }: Deps, credential: CredentialDoc, token: string) => {
  const secret = credential.totp && vault.open(credential.totp.secret, String(credential._id));
  if (!secret) return false;
  const { Secret, TOTP } = await library();
  const timestamp = now();
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), period, timestamp, window });
  if (delta === null) return false;
  const step = TOTP.counter({ period, timestamp }) + delta;
  const { modifiedCount } = await models.credentials.updateOne(
    { _id: credential._id, 'totp.secret': credential.totp!.secret, 'totp.lastStep': { $lt: step } },
    { $set: { 'totp.lastStep': step } },
  );
  return modifiedCount > 0;
};

/** Returns true if an app code or recovery code is right, and uses it up. */
const spendCode = async (deps: Deps, credential: CredentialDoc, code: string): Promise<boolean> => {
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return spendAppCode(deps, credential, digits);
  return spendRecoveryCode(deps, credential._id, code);
};

const issuer = 'Lantern';
const limit = 'secondFactor';

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
  const credential = await ownCredential(deps, caller);
  if (!credential.totp) throw conflict('Start the setup first.');
  if (credential.totp.confirmed) throw alreadyOn();
  // A recovery code proves nothing about the app.
  const isOfApp = /^[\d\s]+$/.test(code);
  if (!isOfApp || !(await tryCode(deps, credential, code, `set-up ${caller.user.id}`)))
    throw forbidden('This code is wrong. Wait for the next one.');
  const { codes, hashes } = makeRecoveryCodes(credential._id);
  const update = { $set: { 'totp.confirmed': true, recoveryCodes: hashes } };
  await changeFactors(deps, caller, { note: 'on', update, only: { 'totp.secret': credential.totp.secret } });
  return { codes };
};

/** Replaces the remaining recovery codes with ten new ones. */
export const renewRecoveryCodes = async (deps: Deps, caller: Staff) => {
  const credential = await ownCredential(deps, caller);
  if (!hasSecondFactor(credential)) throw conflict('The second factor is already off.');
  const { codes, hashes } = makeRecoveryCodes(credential._id);
  await changeFactors(deps, caller, { note: 'codes', update: { $set: { recoveryCodes: hashes } } });
  return { codes };
};

/** Turns the caller's app off. Recovery codes stay if there are passkeys. */
export const turnOff = async (deps: Deps, caller: Staff) => {
  const { totp: _, passkeys } = await ownCredential(deps, caller);
  const stays = hasSecondFactor({ passkeys });
  const $unset = { totp: true, ...(!stays && { recoveryCodes: true }) };
  await changeFactors(deps, caller, { note: 'off', update: { $unset } });
};

/** Turns off every second factor of another user who lost the phone and the codes, and ends their sessions. */
export const turnOffFor = async (deps: Deps, caller: Staff, userId: string) => {
  const $unset = { totp: true, passkeys: true, recoveryCodes: true };
  await deps.models.users.updateOne({ _id: userId }, { $set: { entrustedAt: new Date(deps.now()) } });
  await changeFactors(deps, caller, { note: 'off', update: { $unset }, userId });
  await deps.sessions.endUserSessions(userId);
};
