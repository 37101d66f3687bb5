import { pageReview, type StatementOfPage } from '../../../shared/schemas/site-statement';
import { writtenDay } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { Loaded } from '../kit/loaded';
import { statementWords } from './statement-words';

const words = statementWords.review;

type Said = { path: string; statements: readonly StatementOfPage[] };

const ReviewForm = ({ path, statements: shown }: Said) => {
  const review = trpc.statements.reviewPage.useMutation();
  return (
    <FieldsForm
      name={`review-${path}`}
      schema={pageReview}
      fields={{
        reviewedBy: { label: 'Reviewed by (a lawyer at the firm)', maxLength: 120 },
        reviewerTitle: { label: 'Title', maxLength: 120 },
        note: {
          label: statementWords.note,
          hint: statementWords.noteHint,
          kind: 'long',
          rows: 2,
          maxLength: 500,
        },
      }}
      defaults={{ reviewedBy: '', reviewerTitle: '', note: '' }}
      save={(values) =>
        review.mutateAsync({ path, statements: shown.map(({ id, version }) => ({ id, version })), ...values })
      }
      saved={words.done}
      refresh={({ statements }) => [statements]}
      button="Show the name on the page"
      look="secondary"
      className="mt-4 space-y-4"
    />
  );
};

const WhatItSays = ({ statements }: Pick<Said, 'statements'>) => (
  <details className="mt-3 text-sm">
    <summary className="cursor-pointer py-1 font-semibold">What the page says</summary>
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

/** Sets a page's reviewer: one name for all its statements. */
export const PageReview = ({ path }: { path: string }) => {
  const reviews = trpc.statements.reviews.useQuery({ path }, { staleTime: 0 });
  return (
    <Card
      title="Who reviewed this page"
      text="Enter a name only if this person has read everything below. Visitors then see the name on the page, in each language. If a sentence changes later, the page says it was reviewed in part."
    >
      <Loaded
        query={reviews}
        loading={statementWords.loading}
        failed="Error loading the statements on this page"
        empty={
          <p className="text-sm text-muted">
            This page makes no statements of its own. Name the reviewer in its words; the next build shows the
            name.
          </p>
        }
      >
        {(statements) => (
          <>
            <p className="text-sm">
              {`${statements.filter(({ reviewed }) => reviewed).length} of ${statements.length} statements are reviewed.`}
            </p>
            <WhatItSays statements={statements} />
            <ReviewForm
              key={statements.map(({ version }) => version).join()}
              path={path}
              statements={statements}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
};
