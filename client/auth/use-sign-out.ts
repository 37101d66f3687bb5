import { useLocation } from 'wouter';
import { storageKeys } from '../../shared/constants';
import { messages } from '../../shared/messages';
import { toFailure } from '../lib/failure';
import { askAgain, holdQuestions } from '../lib/hold-link';
import { toast } from '../lib/toasts';
import { api } from '../lib/trpc';
import { writeStored } from '../lib/use-local-storage';
import { paths } from '../paths';
import { forgetSession } from './session';
import { authWords } from './words';

/** Ends the session on the server first: only then is the user really signed out. */
export const useSignOut = () => {
  const [, navigate] = useLocation();
  return async () => {
    holdQuestions();
    try {
      await api.auth.logout.mutate();
    } catch (error) {
      if (toFailure(error).code !== 'UNAUTHORIZED') {
        askAgain();
        return toast.error(authWords.logoutFailed);
      }
    }
    navigate(paths.login);
    forgetSession();
    // Other people may use this computer after sign-out.
    writeStored(storageKeys.callDraft, null);
    writeStored(storageKeys.workDrafts, null);
    toast.success(messages.login.loggedOut);
  };
};
