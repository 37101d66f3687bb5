import type { ShownRule } from '../../../shared/agreements/state-rules';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Each state's requirements for a document, with sources and the day they were checked. */
export const StateRules = ({ rules, none }: { rules: readonly ShownRule[]; none: string }) => (
  <div className="space-y-3 text-sm">
    {rules.length === 0 && <p>{none}</p>}
    {rules.length > 0 && (
      <ul className="space-y-3">
        {rules.map(({ state, says, rule, sources, lookedAt }) => (
          <li key={`${state} ${rule}`} className="break-words">
            <p>
              <span className="font-semibold">{state}:</span> {says}
            </p>
            <p className="text-muted">{rule}</p>
            <p className="text-muted">
              Sources:{' '}
              {sources.map((source, index) => (
                <span key={source}>
                  {index > 0 && ', '}
                  <a href={source} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                    {new URL(source).hostname}
                  </a>
                </span>
              ))}
              . Checked on {day.format(new Date(lookedAt))}.
            </p>
          </li>
        ))}
      </ul>
    )}
    <p className="text-muted">No row for a state is no statement about that state’s law.</p>
  </div>
);
