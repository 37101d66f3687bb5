import type { HistoryEntry } from '../../../shared/schemas/site-statement';
import { Moment } from '../moment';
import { statementWords } from './statement-words';

/** Changes, newest first: person, time, reason, and the text before and after. */
export const HistoryList = ({ history }: { history: readonly HistoryEntry[] }) => (
  <ol className="space-y-4 text-sm">
    {history.map(({ at, by, did, from, to, note, language, reviewer }) => (
      <li key={at + did}>
        <p>
          <span className="font-semibold">{statementWords.did[did] ?? did}</span>
          {language ? ` (${language})` : ''}, {by}, <Moment at={at} />
        </p>
        {reviewer ? <p className="break-words">{`Reviewed by ${reviewer}`}</p> : null}
        <p className="break-words text-muted">{note}</p>
        {from ? <del className="block break-words text-muted">{from}</del> : null}
        {to ? <ins className="block break-words no-underline">{to}</ins> : null}
      </li>
    ))}
  </ol>
);
