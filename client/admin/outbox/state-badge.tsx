import type { OutboxState } from '../../../shared/schemas/outbox';
import { outboxWords } from './outbox-words';

const colours: Record<OutboxState, string> = {
  waiting: 'bg-warning-soft text-warning',
  working: 'bg-info-soft text-info',
  done: 'bg-success-soft text-success',
  'needs a look': 'bg-danger-soft text-danger',
};

/** A message's state as a colored word. */
export const StateBadge = ({ state }: { state: OutboxState }) => (
  <span
    className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${colours[state]}`}
  >
    {outboxWords.states[state]}
  </span>
);
