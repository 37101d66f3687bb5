import { useState } from 'react';
import { correction, lookedAgain, type StatementDetail } from '../../../shared/schemas/site-statement';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
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
      failed={words.saveFailed}
      refresh={({ statements }) => [statements]}
      button="Correct it on the pages"
    />
  );
};

export const Corrections = ({ statement }: Of) => (
  <Card title="Correct it">
    <div className="space-y-8">
      {Object.keys(statement.texts).map((language) => (
        <CorrectForm key={language} statement={statement} language={language} />
      ))}
    </div>
  </Card>
);

/** Records that a person checked the statement and it still holds. */
export const LookedAgainForm = ({ statement: { id, version } }: Of) => {
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
        failed={words.saveFailed}
        refresh={({ statements }) => [statements]}
        button="Save"
        look="secondary"
      />
    </Card>
  );
};

/** Removes a statement from the pages, or restores the build's text. */
export const WithdrawForm = ({ statement: { id, version, state } }: Of) => {
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
        failed={words.saveFailed}
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
