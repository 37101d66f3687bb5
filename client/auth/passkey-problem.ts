import { WebAuthnError } from '@simplewebauthn/browser';
import { messages } from '../../shared/messages';
import { toFailure } from '../lib/failure';
import { getProblem } from './sign-in/sign-in-problem';
import { passkeyProblems } from './words';

/** What to tell somebody whose passkey was not made or not shown. */
export const problemOfPasskey = (error: unknown): string => {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return passkeyProblems.known;
  // Browsers do not say whether the person left, waited too long, or had none to show.
  if (error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError'))
    return passkeyProblems.left;
  return getProblem(error, toFailure(error).message ?? messages.login.passkeyWrong);
};
