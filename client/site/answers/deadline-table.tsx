import { deadlineId, stateDeadlines } from '../../content/deadlines';
import { Icon } from '../../ui/icon';

import { useLanguage } from '../language-context';
import { SourceList } from '../parts/source-list';
import { StateSelect } from '../parts/state-select';
import { Statement } from '../parts/statement';

type Harm = 'injury' | 'death';

/** The limit with its statute, or the advice to ask if nobody has read the law. */
const Limit = ({ state, harm }: { state: string; harm: Harm }) => {
  const { words } = useLanguage();
  const limit = stateDeadlines.find((one) => one.state === state)?.[harm];
  return (
    <td data-limit={harm} className="py-2 pr-1.5 break-words hyphens-auto sm:pr-3">
      {limit ? <Statement id={deadlineId(state, harm)} /> : words.answersPage.deadlines.askUs}
      {limit ? <span className="text-xs text-muted"> ({limit.statute})</span> : null}
    </td>
  );
};

/** Shows the limit of a chosen state on one line; needs script. */
const Picker = () => {
  const { words } = useLanguage();
  const says = words.answersPage.deadlines;
  return (
    <div className="hidden rounded-lg border border-line bg-card p-5 shadow-card sm:p-7 scripted:block">
      <StateSelect id="deadline-state" label={says.choose} none={says.chooseState} autoComplete="off" />
      <p
        role="status"
        data-deadline-answer={says.answer}
        className="mt-4 border-l-4 border-glow pl-5 font-semibold empty:hidden"
      />
    </div>
  );
};

/** Time limits to go to court: for the chosen state, and state by state below. */
export const DeadlineTable = () => {
  const { words } = useLanguage();
  const says = words.answersPage.deadlines;
  return (
    <section aria-labelledby="table-heading" className="space-y-4">
      <h2 id="table-heading" className="text-2xl">
        {says.pickTitle}
      </h2>
      <Picker />
      <details data-open-without-script="" className="group border-y border-line">
        <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-accent">
          {says.tableTitle}
          <Icon name="ChevronDown" className="size-5 shrink-0 text-accent group-open:rotate-180" />
        </summary>
        <p className="text-sm text-muted">{says.askUsNote}</p>
        <table className="mt-4 mb-6 w-full text-sm">
          <caption className="pb-3 text-left text-muted">{says.caption}</caption>
          <thead>
            <tr className="border-b-2 border-glow text-left align-bottom">
              <th scope="col" className="py-2 pr-1.5 sm:pr-3">
                {says.state}
              </th>
              <th scope="col" className="w-2/5 py-2 pr-1.5 sm:pr-3">
                {says.injury}
              </th>
              <th scope="col" className="w-1/3 py-2">
                {says.death}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {Object.entries(words.states).map(([state, name]) => (
              <tr key={state} id={state} className="align-top">
                <th scope="row" data-limit="state" className="py-2 pr-1.5 text-left font-semibold sm:pr-3">
                  {name}
                </th>
                <Limit state={state} harm="injury" />
                <Limit state={state} harm="death" />
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};

/** The sources of the table. */
export const DeadlineSources = () => {
  const { words } = useLanguage();
  const states: Readonly<Record<string, string>> = words.states;
  return (
    <section aria-labelledby="sources-heading" className="space-y-4">
      <h2 id="sources-heading" className="text-2xl">
        {words.answersPage.deadlines.sourcesTitle}
      </h2>
      {stateDeadlines.map(({ state, injury, death }) => (
        <details key={state} name="state-sources" className="border-b border-line">
          <summary className="flex min-h-11 items-center font-semibold">{states[state]}</summary>
          <SourceList
            sources={[...(injury?.sources ?? []), ...(death?.sources ?? [])]}
            className="list-decimal space-y-1 pb-4 pl-6 text-xs text-muted"
          />
        </details>
      ))}
    </section>
  );
};
