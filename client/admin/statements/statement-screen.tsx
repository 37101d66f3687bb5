import type { StatementDetail } from '../../../shared/schemas/site-statement';
import { writtenDay } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { FactList } from '../kit/fact-list';
import { Unloaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { WayBack } from '../way-back';
import { HistoryList } from './history-list';
import { Corrections, LookedAgainForm, WithdrawForm } from './statement-forms';
import { statementWords as words } from './statement-words';

const { detail } = words;
const link = 'underline underline-offset-4 break-words';

const About = ({ statement }: { statement: StatementDetail }) => {
  const { refersTo, jurisdiction, date, reviewed, dueAgain, built, texts, pages, state } = statement;
  return (
    <Card title="What the pages say">
      {Object.entries(texts).map(([language, text]) => (
        <p key={language} lang={language} className="mb-3 text-base break-words">
          {text}
        </p>
      ))}
      {statement.overtaken.length > 0 ? (
        <p className="mb-3 text-sm text-info">
          A newer build has its own wording, so your correction no longer shows.
        </p>
      ) : null}
      <FactList
        className="sm:grid-cols-[8rem_1fr]"
        facts={{
          'What the build says': state !== 'as built' && Object.values(built).join(' · '),
          'What it refers to': refersTo,
          'Where it applies': jurisdiction,
          'When it happened': date?.length === 10 ? writtenDay(date) : date,
          Reviewed: reviewed
            ? detail.reviewedBy(reviewed.by, reviewed.title, writtenDay(reviewed.on))
            : detail.notReviewed,
          'Review by': writtenDay(dueAgain),
          'Name in the register': <code className="text-xs">{statement.id}</code>,
          Pages: (
            <ul>
              {pages.map((path) => (
                <li key={path}>
                  <a href={path} target="_blank" rel="noreferrer" className={link}>
                    {path}
                  </a>
                </li>
              ))}
            </ul>
          ),
          Sources: (
            <ul className="space-y-1">
              {statement.sources.map(({ title, url, seen: readOn }) => (
                <li key={url + title}>
                  <a href={url} target="_blank" rel="noreferrer" className={link}>
                    {title}
                  </a>{' '}
                  <span className="text-muted">({`read ${writtenDay(readOn)}`})</span>
                </li>
              ))}
            </ul>
          ),
        }}
      />
    </Card>
  );
};

/** One statement: its text, sources, actions and history. */
export const StatementScreen = ({ id }: { id: string }) => {
  const query = trpc.statements.get.useQuery({ id }, { staleTime: 0 });
  const { data } = query;
  if (!data) return <Unloaded query={query} loading={words.loading} failed={words.failed} />;
  return (
    <>
      <ScreenHead title="Statement" before={<WayBack href={staffPaths.statements}>{words.back}</WayBack>}>
        {words.states[data.state]}
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <About statement={data} />
          <Card title="History">
            {data.history.length > 0 ? (
              <HistoryList history={data.history} />
            ) : (
              <p className="text-sm text-muted">Nobody has changed this since the build.</p>
            )}
          </Card>
        </div>
        <div key={data.version} className="grid min-w-0 gap-5 print:hidden">
          <Corrections statement={data} />
          <LookedAgainForm statement={data} />
          <WithdrawForm statement={data} />
        </div>
      </div>
    </>
  );
};
