import type { Finding, FindingState } from '../../../shared/schemas/status';
import { statusWords } from './status-words';

const colours: Record<FindingState, string> = {
  good: 'bg-success-soft text-success',
  look: 'bg-warning-soft text-warning',
  bad: 'bg-danger-soft text-danger',
};

/** One part of the server: its state, an explanation, and what to do. */
export const FindingRow = ({ part, state, says, todo }: Finding) => (
  <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line px-5 py-3.5 first:border-t-0 sm:grid-cols-[9rem_7rem_1fr]">
    <h2 className="font-sans text-sm leading-6 font-semibold tracking-normal">{statusWords.parts[part]}</h2>
    <p>
      <span
        className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${colours[state]}`}
      >
        {statusWords.states[state]}
      </span>
    </p>
    <div className="col-span-2 min-w-0 text-sm leading-6 sm:col-span-1">
      <p>{says}</p>
      {todo && <p className="text-muted">{todo}</p>}
    </div>
  </li>
);
