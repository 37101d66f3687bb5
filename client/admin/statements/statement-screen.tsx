import { useState } from 'react';
import { correction, lookedAgain, type StatementDetail } from '../../../shared/schemas/site-statement';
import { writtenDay } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { FactList } from '../kit/fact-list';
import { FieldsForm } from '../kit/fields-form';
import { Unloaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { WayBack } from '../way-back';
import { HistoryList } from './history-list';
import { statementWords as words } from './statement-words';

type Of = { statement: StatementDetail };

const noteField = {
  label: words.note,
  hint: words.noteHint,
  maxLength: 500,
  kind: 'long',
  rows: 2,
} as const;
const year = 365 * 24 * 60 * 60 * 1000;
const inOneYear = () => new Date(Date.now() + year).toISOString().slice(0, 10);
const languageName = (id: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(id) ?? id;

/** Changes a statement's text on the pages immediately, in one language. */
const CorrectForm = ({ statement: { id, version, texts }, language }: Of & { language: string }) => {
  const correct = trpc.statements.correct.useMutation();
  const label =
    Object.keys(texts).length > 1 ? `What the pages say (${languageName(language)})` : 'What the pages say';
  return (
    <FieldsForm
      name={`statement-${id}-${language}`}
      schema={correction.omit({ language: true })}
      fields={{ text: { label, kind: 'long', maxLength: 1000 }, note: noteField }}
      defaults={{ text: texts[language] ?? '', note: '' }}
      base={version}
      save={(values) => correct.mutateAsync({ id, version, language, ...values })}
      saved={words.correct.done}
      refresh={({ statements }) => [statements]}
      button="Correct it on the pages"
    />
  );
};

const Corrections = ({ statement }: Of) => (
  <Card title="Correct it">
    <div className="space-y-8">
      {Object.keys(statement.texts).map((language) => (
        <CorrectForm key={language} statement={statement} language={language} />
      ))}
    </div>
  </Card>
);

/** Records that a person checked the statement and it still holds. */
const LookedAgainForm = ({ statement: { id, version } }: Of) => {
  const save = trpc.statements.lookedAgain.useMutation();
  const toInput = ({
    reviewedBy,
    reviewerTitle,
    ...rest
  }: Record<'dueAgain' | 'reviewedBy' | 'reviewerTitle' | 'note', string>) => ({
    ...rest,
    ...(reviewedBy.trim() && { reviewedBy, reviewerTitle }),
  });
  return (
    <Card title="I reviewed this">
      <FieldsForm
        name={`statement-${id}-looked`}
        schema={lookedAgain}
        fields={{
          dueAgain: { label: 'Review by', kind: 'date' },
          reviewedBy: { label: 'Reviewed by (a lawyer at the firm)', maxLength: 120 },
          reviewerTitle: { label: 'Title', maxLength: 120 },
          note: noteField,
        }}
        defaults={{ dueAgain: inOneYear(), reviewedBy: '', reviewerTitle: '', note: '' }}
        base={version}
        toInput={toInput}
        save={(values) => save.mutateAsync({ id, version, ...toInput(values) })}
        saved={words.looked.done}
        refresh={({ statements }) => [statements]}
        button="Save"
        look="secondary"
      />
    </Card>
  );
};

/** Removes a statement from the pages, or restores the build's text. */
const WithdrawForm = ({ statement: { id, version, state } }: Of) => {
  const withdraw = trpc.statements.withdraw.useMutation();
  const restore = trpc.statements.restore.useMutation();
  const [restoring, setRestoring] = useState(false);
  const isBack = state === 'withdrawn' || restoring;
  const texts = isBack ? words.restore : words.withdraw;
  return (
    <Card
      title={isBack ? words.restore.save : words.withdraw.title}
      text={isBack ? undefined : words.withdraw.text}
    >
      <FieldsForm
        name={`statement-${id}-withdraw`}
        schema={correction.pick({ note: true })}
        fields={{ note: noteField }}
        defaults={{ note: '' }}
        base={version}
        save={({ note }) => (isBack ? restore : withdraw).mutateAsync({ id, version, note })}
        saved={texts.done}
        refresh={({ statements }) => [statements]}
        button={texts.save}
        look="secondary"
      />
      {state === 'corrected' && !restoring ? (
        <Button look="quiet" className="mt-3" onClick={() => setRestoring(true)}>
          {words.restore.save}
        </Button>
      ) : null}
    </Card>
  );
};

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
