import type { Step } from './form-state';

type HistoryState = { consultationStep?: Step } | null;

/** The step of the current history entry; undefined for an entry from a link. */
export const keptStep = (): Step | undefined => (history.state as HistoryState)?.consultationStep;

/** Makes the second step a history entry, so that the browser's Back leads to the first one. */
export const keepStep = () => {
  // After a reload, the second step's entry already exists.
  if (keptStep() === 2) return;
  history.replaceState({ consultationStep: 1 }, '');
  history.pushState({ consultationStep: 2 }, '');
};

/** After sending, there is no step to go forward to. */
export const clearStep = () => history.replaceState(null, '');
