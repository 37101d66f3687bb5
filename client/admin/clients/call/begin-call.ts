import { keepDraft } from '../../form/drafts';
import { readCallDraft } from './call-draft';

/** The name of the form of a call, under which what was typed is kept. */
export const callForm = 'phone-intake';

/** Begins a call with what was typed elsewhere; false where a call that was begun before is still to be saved. */
export const beginCall = (owner: string, typed: Record<string, string>): boolean => {
  if (readCallDraft(owner)) return false;
  const values = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  if (Object.keys(values).length > 0) keepDraft(callForm, { values, base: undefined });
  return true;
};
