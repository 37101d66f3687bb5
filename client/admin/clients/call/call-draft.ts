import { storageKeys } from '../../../../shared/constants';
import { readStored, writeStored } from '../../../lib/use-local-storage';

type Draft = { key: string; values: Record<string, unknown> };
/** A draft with its owner and start time: it is kept for at most a day and shown to nobody else. */
type Kept = Draft & { owner: string; begun: number };

const longest = 24 * 60 * 60 * 1000;

export const forgetCallDraft = () => writeStored(storageKeys.callDraft, null);

const readKept = (owner: string): Kept | undefined => {
  try {
    const kept = JSON.parse(readStored(storageKeys.callDraft) ?? 'null') as Kept | null;
    const age = Date.now() - (kept?.begun ?? 0);
    return kept?.owner === owner && age >= 0 && age < longest ? kept : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Returns the call that was being entered when the page closed: a reload, a crash, or the end of the session.
 */
export const readCallDraft = (owner: string): Draft | undefined => {
  const kept = readKept(owner);
  if (!kept) forgetCallDraft();
  return kept;
};

export const keepCallDraft = (owner: string, draft: Draft) => {
  const begun = readKept(owner)?.begun ?? Date.now();
  writeStored(storageKeys.callDraft, JSON.stringify({ ...draft, owner, begun } satisfies Kept));
};
