import { WebAuthnError } from '@simplewebauthn/browser';
import { messages } from '../../shared/messages';
import { toFailure } from '../lib/failure';
import { getProblem } from './sign-in/sign-in-problem';
import { passkeyProblems } from './words';

/** The message for a person whose passkey could not be created or used. */
export const problemOfPasskey = (error: unknown): string => {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return passkeyProblems.known;
  // Browsers do not reveal whether the person canceled, waited too long, or had no passkey.
  if (error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError'))
    return passkeyProblems.left;
  return getProblem(error, toFailure(error).message ?? messages.login.passkeyWrong);
};
