import { WebAuthnError } from '@simplewebauthn/browser';
import { messages } from '../../shared/messages';
import { toFailure } from '../lib/failure';
import { getProblem } from './sign-in/sign-in-problem';

/** The message for a person whose passkey could not be created or used. */
export const problemOfPasskey = (error: unknown): string => {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device already has a passkey for you.';
  // Browsers do not reveal whether the person canceled, waited too long, or had no passkey.
  if (error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError'))
    return 'Your browser did not use a passkey. Try again, or sign in with your password.';
  return getProblem(error, toFailure(error).message ?? messages.login.passkeyWrong);
};
