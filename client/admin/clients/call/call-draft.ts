import { storageKeys } from '../../../../shared/constants';
import { readStored, writeStored } from '../../../lib/use-local-storage';

type Draft = { key: string; values: Record<string, unknown> };
/** A draft with its owner and start time: it is kept for at most a day and shown to nobody else. */
type StoredDraft = Draft & { owner: string; begun: number };

const longest = 24 * 60 * 60 * 1000;

export const forgetCallDraft = () => writeStored(storageKeys.callDraft, null);

const readOwnDraft = (owner: string): StoredDraft | undefined => {
  try {
    const stored = JSON.parse(readStored(storageKeys.callDraft) ?? 'null') as StoredDraft | null;
    const age = Date.now() - (stored?.begun ?? 0);
    return stored?.owner === owner && age >= 0 && age < longest ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the call that was being entered when the page closed: a reload, a crash, or the end of the session. */
export const readCallDraft = (owner: string): Draft | undefined => {
  const stored = readOwnDraft(owner);
  if (!stored) forgetCallDraft();
  return stored;
};

export const keepCallDraft = (owner: string, draft: Draft) => {
  const begun = readOwnDraft(owner)?.begun ?? Date.now();
  writeStored(storageKeys.callDraft, JSON.stringify({ ...draft, owner, begun } satisfies StoredDraft));
};
