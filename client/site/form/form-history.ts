import type { Step } from './form-state';

type HistoryState = { consultationStep?: Step } | null;

/** The step that the browser's entry stands for; none where a link has made the entry. */
export const keptStep = (): Step | undefined => (history.state as HistoryState)?.consultationStep;

/** Makes the second step an entry of its own, so that the browser's own Back leads to the first one. */
export const keepStep = () => {
  // After a reload the entry of the second step is there already.
  if (keptStep() === 2) return;
  history.replaceState({ consultationStep: 1 }, '');
  history.pushState({ consultationStep: 2 }, '');
};

/** A form that was sent has no step to come forward to. */
export const clearStep = () => history.replaceState(null, '');
