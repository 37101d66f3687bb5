import { useState } from 'react';
import { correction, lookedAgain, type StatementDetail } from '../../../shared/schemas/site-statement';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { problemsOf } from '../form/validation';
import { Card } from '../kit/card';
import { statementWords as words } from './statement-words';

type Of = { statement: StatementDetail };

const noteField = { label: words.note, hint: words.noteHint, maxLength: 500 };
const year = 365 * 24 * 60 * 60 * 1000;
const inOneYear = () => new Date(Date.now() + year).toISOString().slice(0, 10);
const languageName = (id: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(id) ?? id;

/** Other words on the pages, at once, in one language. */
const CorrectForm = ({ statement: { id, version, texts }, language }: Of & { language: string }) => {
  const correct = trpc.statements.correct.useMutation();
  const { statements } = trpc.useUtils();
  const required = ['text', 'note'] as const;
  const form = useRecordForm({
    name: `statement-${id}-${language}`,
    defaults: { text: texts[language] ?? '', note: '' },
    base: version,
    required,
    validate: (values) => problemsOf(correction.omit({ language: true }), values, required),
    save: async (values) => {
      await correct.mutateAsync({ id, version, language, ...values });
      return true;
    },
    saveFailed: words.saveFailed,
    failed: words.saveFailed.description,
    onSaved: () => {
      toast.success(words.correct.done);
      void statements.invalidate();
    },
  });
  const label =
    Object.keys(texts).length > 1 ? words.correct.language(languageName(language)) : words.correct.text;
  return (
    <RecordForm form={form} className="space-y-4">
      <TextArea {...form.field('text')} label={label} rows={4} maxLength={1000} />
      <TextArea {...form.field('note')} {...noteField} rows={2} />
      <FormFailure form={form} />
      <SubmitButton busy={form.busy}>{words.correct.save}</SubmitButton>
    </RecordForm>
  );
};

export const Corrections = ({ statement }: Of) => (
  <Card title={words.correct.title}>
    <div className="space-y-8">
      {Object.keys(statement.texts).map((language) => (
        <CorrectForm key={language} statement={statement} language={language} />
      ))}
    </div>
  </Card>
);

/** Somebody has looked whether it is still so. */
export const LookedAgainForm = ({ statement: { id, version } }: Of) => {
  const save = trpc.statements.lookedAgain.useMutation();
  const { statements } = trpc.useUtils();
  const required = ['dueAgain', 'note'] as const;
  const named = ({
    reviewedBy,
    reviewerTitle,
    ...rest
  }: Record<'dueAgain' | 'reviewedBy' | 'reviewerTitle' | 'note', string>) => ({
    ...rest,
    ...(reviewedBy.trim() && { reviewedBy, reviewerTitle }),
  });
  const form = useRecordForm({
    name: `statement-${id}-looked`,
    defaults: { dueAgain: inOneYear(), reviewedBy: '', reviewerTitle: '', note: '' },
    base: version,
    required,
    validate: (values) => problemsOf(lookedAgain, named(values), required),
    save: async (values) => {
      await save.mutateAsync({ id, version, ...named(values) });
      return true;
    },
    saveFailed: words.saveFailed,
    failed: words.saveFailed.description,
    onSaved: () => {
      toast.success(words.looked.done);
      void statements.invalidate();
    },
  });
  return (
    <Card title={words.looked.title}>
      <RecordForm form={form} className="space-y-4">
        <Field {...form.field('dueAgain')} type="date" label={words.looked.dueAgain} />
        <Field {...form.field('reviewedBy')} label={words.looked.reviewedBy} maxLength={120} />
        <Field {...form.field('reviewerTitle')} label={words.looked.reviewerTitle} maxLength={120} />
        <TextArea {...form.field('note')} {...noteField} rows={2} />
        <FormFailure form={form} />
        <SubmitButton busy={form.busy} look="secondary">
          {words.looked.save}
        </SubmitButton>
      </RecordForm>
    </Card>
  );
};

/** Takes a statement off the pages, or lets them say again what the build says. */
export const WithdrawForm = ({ statement: { id, version, state } }: Of) => {
  const withdraw = trpc.statements.withdraw.useMutation();
  const restore = trpc.statements.restore.useMutation();
  const [restoring, setRestoring] = useState(false);
  const { statements } = trpc.useUtils();
  const required = ['note'] as const;
  const isBack = state === 'withdrawn' || restoring;
  const form = useRecordForm({
    name: `statement-${id}-withdraw`,
    defaults: { note: '' },
    base: version,
    required,
    validate: (values) => problemsOf(correction.pick({ note: true }), values, required),
    save: async ({ note }) => {
      await (isBack ? restore : withdraw).mutateAsync({ id, version, note });
      return true;
    },
    saveFailed: words.saveFailed,
    failed: words.saveFailed.description,
    onSaved: () => {
      toast.success(isBack ? words.restore.done : words.withdraw.done);
      void statements.invalidate();
    },
  });
  return (
    <Card
      title={isBack ? words.restore.save : words.withdraw.title}
      text={isBack ? undefined : words.withdraw.text}
    >
      <RecordForm form={form} className="space-y-4">
        <TextArea {...form.field('note')} {...noteField} rows={2} />
        <FormFailure form={form} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.busy} look="secondary">
            {isBack ? words.restore.save : words.withdraw.save}
          </SubmitButton>
          {state === 'corrected' && !restoring ? (
            <Button look="quiet" onClick={() => setRestoring(true)}>
              {words.restore.save}
            </Button>
          ) : null}
        </div>
      </RecordForm>
    </Card>
  );
};
