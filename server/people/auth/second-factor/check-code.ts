import type { Deps } from '../../deps';
import type { CredentialDoc } from '../credential.model';
import { spendRecoveryCode } from './recovery-codes';

const period = 30;
/** The number of time steps that an app's clock may be off. */
const window = 1;

// Loaded on first use.
const library = () => import('otpauth');

/** Returns a new secret and the URI that sets up an app with it. */
export const makeSecret = async (issuer: string, label: string) => {
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
export const spendCode = async (deps: Deps, credential: CredentialDoc, code: string): Promise<boolean> => {
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return spendAppCode(deps, credential, digits);
  return spendRecoveryCode(deps, credential._id, code);
};
