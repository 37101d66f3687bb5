import { keepDraft } from '../../form/drafts';
import { readCallDraft } from './call-draft';

/** The name of the call form, under which its draft is kept. */
export const callForm = 'phone-intake';

/** Starts a call with values entered elsewhere; false if an earlier call is still unsaved. */
export const beginCall = (owner: string, typed: Record<string, string>): boolean => {
  if (readCallDraft(owner)) return false;
  const values = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  if (Object.keys(values).length > 0) keepDraft(callForm, { values });
  return true;
};
