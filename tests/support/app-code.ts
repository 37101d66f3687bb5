import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret, at a moment. */
export const appCode = (secret: string, timestamp = Date.now()): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
