import { pageReview, type StatementOfPage } from '../../../shared/schemas/site-statement';
import { writtenDay } from '../../lib/times';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { problemsOf } from '../form/validation';
import { Card } from '../kit/card';
import { LoadFailed, Loading } from '../screen-states';
import { statementWords } from './statement-words';

const words = statementWords.review;
const required = ['reviewedBy', 'reviewerTitle', 'note'] as const;

type Said = { path: string; statements: readonly StatementOfPage[] };

const ReviewForm = ({ path, statements: said }: Said) => {
  const review = trpc.statements.reviewPage.useMutation();
  const { statements } = trpc.useUtils();
  const form = useRecordForm({
    name: `review-${path}`,
    defaults: { reviewedBy: '', reviewerTitle: '', note: '' },
    required,
    validate: (values) => problemsOf(pageReview, values, required),
    save: async (values) => {
      const seen = said.map(({ id, version }) => ({ id, version }));
      await review.mutateAsync({ path, statements: seen, ...values });
      return true;
    },
    saveFailed: statementWords.saveFailed,
    failed: statementWords.saveFailed.description,
    onSaved: () => {
      toast.success(words.done);
      void statements.invalidate();
    },
  });
  return (
    <RecordForm form={form} className="mt-4 space-y-4">
      <Field {...form.field('reviewedBy')} label={words.reviewedBy} maxLength={120} />
      <Field {...form.field('reviewerTitle')} label={words.reviewerTitle} maxLength={120} />
      <TextArea
        {...form.field('note')}
        label={statementWords.note}
        hint={statementWords.noteHint}
        maxLength={500}
        rows={2}
      />
      <FormFailure form={form} />
      <SubmitButton busy={form.busy} look="secondary">
        {words.save}
      </SubmitButton>
    </RecordForm>
  );
};

const WhatItSays = ({ statements }: Pick<Said, 'statements'>) => (
  <details className="mt-3 text-sm">
    <summary className="cursor-pointer py-1 font-semibold">{words.show}</summary>
    <ol className="mt-2 space-y-3">
      {statements.map(({ id, texts, reviewed }) => (
        <li key={id}>
          {Object.entries(texts).map(([language, text]) => (
            <p key={language} lang={language} className="break-words">
              {text}
            </p>
          ))}
          <p className="text-muted">
            {reviewed
              ? statementWords.detail.reviewedBy(reviewed.by, reviewed.title, writtenDay(reviewed.on))
              : statementWords.detail.notReviewed}
          </p>
        </li>
      ))}
    </ol>
  </details>
);

/** Whom a page names as its reviewer: one name for all that it says, given at once. */
export const PageReview = ({ path }: { path: string }) => {
  const { data, isError, refetch } = trpc.statements.reviews.useQuery({ path }, { staleTime: 0 });
  const reviewed = data?.filter((one) => one.reviewed).length ?? 0;
  return (
    <Card title={words.title} text={words.text}>
      {isError && !data ? <LoadFailed text={words.failed} onRetry={refetch} /> : null}
      {!isError && !data ? <Loading text={statementWords.loading} /> : null}
      {data?.length === 0 ? <p className="text-sm text-muted">{words.none}</p> : null}
      {data && data.length > 0 ? (
        <>
          <p className="text-sm">{words.count(reviewed, data.length)}</p>
          <WhatItSays statements={data} />
          <ReviewForm key={data.map(({ version }) => version).join()} path={path} statements={data} />
        </>
      ) : null}
    </Card>
  );
};
