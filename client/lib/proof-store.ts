import { useSyncExternalStore } from 'react';

type Asking = { result: Promise<boolean>; answer: (isGiven: boolean) => void };

let asking: Asking | null = null;
const listeners = new Set<() => void>();

const set = (next: Asking | null) => {
  asking = next;
  for (const listener of listeners) listener();
};

/** Asks for the password again in the shared dialog; false if the person cancels. */
export const askForProof = (): Promise<boolean> => {
  // Two calls refused at the same time ask once.
  if (asking) return asking.result;
  let answer = (_: boolean) => {};
  const result = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  set({ result, answer });
  return result;
};

export const answerProof = (isGiven: boolean) => {
  asking?.answer(isGiven);
  set(null);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsProofAsked = () => useSyncExternalStore(subscribe, () => asking !== null);
