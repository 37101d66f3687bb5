import type { Deps } from '../../deps';
import type { CredentialDoc } from '../credential.model';
import { spendRecoveryCode } from './recovery-codes';

const period = 30;
/** Steps that an app's clock may be off. */
const window = 1;

// Loaded when the first person uses it.
const library = () => import('otpauth');

/** What an app needs for a new secret. */
export const makeSecret = async (issuer: string, label: string) => {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ issuer, label, secret, period }).toString() };
};

/** Whether six digits are those of now, and were not used before: each step of the clock opens once. */
const spendAppCode = async (
  { models, vault, now }: Pick<Deps, 'models' | 'vault' | 'now'>,
  credential: CredentialDoc,
  token: string,
) => {
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

/** Whether a code of the app or a recovery code is right; it is used up then. */
export const spendCode = async (
  deps: Pick<Deps, 'models' | 'vault' | 'now'>,
  credential: CredentialDoc,
  code: string,
): Promise<boolean> => {
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return spendAppCode(deps, credential, digits);
  return spendRecoveryCode(deps, credential._id, code);
};
