import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a secret, at a given time. */
export const appCode = (secret: string, timestamp = Date.now()): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
