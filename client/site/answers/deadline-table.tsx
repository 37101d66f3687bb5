import { deadlineId, stateDeadlines } from '../../content/deadlines';
import { useLanguage } from '../language-context';
import { SourceList } from '../parts/source-list';
import { Statement } from '../parts/statement';

/** Where sources agree, the limit; where they do not, the advice to ask. */
const Limit = ({ state, harm }: { state: string; harm: 'injury' | 'death' }) => {
  const { words } = useLanguage();
  const isKnown = stateDeadlines.find((one) => one.state === state)?.[harm];
  return isKnown ? <Statement id={deadlineId(state, harm)} /> : words.answersPage.deadlines.askUs;
};

/** How long people have to go to court, state by state. */
export const DeadlineTable = () => {
  const { words } = useLanguage();
  const says = words.answersPage.deadlines;
  return (
    <section aria-labelledby="table-heading" className="space-y-4">
      <h2 id="table-heading" className="text-2xl">
        {says.tableTitle}
      </h2>
      <p className="text-sm text-muted">{says.askUsNote}</p>
      <table className="w-full text-sm">
        <caption className="pb-3 text-left text-muted">{says.caption}</caption>
        <thead>
          <tr className="border-b-2 border-glow text-left align-bottom">
            <th scope="col" className="py-2 pr-1.5 sm:pr-3">
              {says.state}
            </th>
            <th scope="col" className="w-2/5 py-2 pr-1.5 sm:pr-3">
              {says.injury}
            </th>
            <th scope="col" className="w-1/4 py-2">
              {says.death}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {Object.entries(words.states).map(([state, name]) => (
            <tr key={state} id={state} className="align-top">
              <th scope="row" className="py-2 pr-1.5 sm:pr-3 text-left font-semibold">
                {name}
              </th>
              <td className="py-2 pr-1.5 sm:pr-3 hyphens-auto break-words">
                <Limit state={state} harm="injury" />
              </td>
              <td className="py-2 hyphens-auto break-words">
                <Limit state={state} harm="death" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Where each line of the table comes from. */
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
