import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { concernRule } from '../../../shared/rules/concern/concern-rule';
import { answerText, askedQuestions, stillToAsk } from '../../../shared/rules/questions';
import { usStates } from '../../../shared/rules/us-states';
import type { ClientRecord } from '../../../shared/schemas/client';
import { trpc } from '../../lib/trpc';
import { ProgressBar } from '../../ui/progress-bar';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { cardClass } from '../kit/card';
import { LoadFailure } from '../kit/loaded';
import { useRefresh } from '../shared-queries';
import { QuestionFields } from './question-fields';
import { questionWords as words } from './question-words';
import { countAnswered, findAnswers, findUnreadable, type TypedAnswers, typedFor } from './typed-answers';
import { useQuestions } from './use-questions';

type LeadFlagsProps = {
  flags: readonly string[];
  criteria: ReturnType<typeof useQuestions>['criteria'];
};

/** The case type's criteria that a person must review for this lead. */
const LeadFlags = ({ flags, criteria }: LeadFlagsProps) => {
  if (flags.length === 0) return null;
  const said = flags.map((flag) => {
    const [kind = '', id = ''] = flag.split(':');
    const meant = criteria.find((criterion) => criterion.id === id)?.words ?? id;
    return { flag, text: words.flag[kind]?.(meant) ?? flag };
  });
  return (
    <div className="mb-4 rounded-md bg-warning-soft px-4 py-2 text-sm">
      <h3>To look at</h3>
      <ul className="list-disc pl-5">
        {said.map(({ flag, text }) => (
          <li key={flag}>{text}</li>
        ))}
      </ul>
    </div>
  );
};

type Questions = ReturnType<typeof useQuestions>['questions'];

const useAnswersForm = (client: ClientRecord, questions: Questions) => {
  const answer = trpc.desk.answer.useMutation();
  const { clients } = trpc.useUtils();
  const refresh = useRefresh('client');
  // The answers that editing started from; they follow the lead only while nothing is entered.
  const [base, setBase] = useState(() => typedFor(questions, client));
  const latest = useRef(base);
  const form = useRecordForm<{ typed: TypedAnswers }>({
    name: `answers-${client.id}`,
    defaults: { typed: base },
    required: [],
    validate: ({ typed }) => findUnreadable(questions, typed),
    save: async ({ typed }) => {
      const changed = Object.entries(typed).filter(([id, text]) => text !== (base[id] ?? ''));
      const saved = await answer.mutateAsync({
        id: client.id,
        answers: findAnswers(questions, Object.fromEntries(changed)),
      });
      clients.get.setData({ id: client.id }, saved);
      latest.current = typedFor(questions, saved);
    },
    saveFailed: 'The answers could not be saved',
    saved: 'Answers saved',
    onSaved: () => {
      setBase(latest.current);
      form.restart({ typed: latest.current });
      void refresh();
    },
  });
  const stored = JSON.stringify(typedFor(questions, client));
  const follow = useEffectEvent(() => {
    if (form.isDirty) return;
    setBase(typedFor(questions, client));
    form.restart({ typed: typedFor(questions, client) });
  });
  useEffect(() => {
    if (stored) follow();
  }, [stored]);
  return form;
};

type OthersProps = { client: ClientRecord; questions: Questions };

/** Answers beyond the firm's questions, from a page of the website or from a vendor. */
const Others = ({ client: { answers = {}, caseType }, questions }: OthersProps) => {
  const ids = new Set(questions.map(({ id }) => id));
  const others = Object.entries(answers).filter(([id]) => !ids.has(id));
  if (others.length === 0) return null;
  const labels = new Map([
    ['state', 'State'],
    ...concernRule(caseType).questions.map(({ id, label }) => [id, label] as const),
  ]);
  return (
    <section aria-label="What they answered" className="mt-4 text-sm">
      <h3>What they answered</h3>
      <dl className="mt-1 space-y-1.5">
        {others.map(([id, answer]) => (
          <div key={id}>
            <dt className="break-words text-muted">{labels.get(id) ?? id}</dt>
            <dd className="break-words">
              {(id === 'state' && usStates[String(answer)]) || answerText(answer)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The answers as text in print, where a form would be empty, and the open questions. */
const Printed = ({ questions, typed }: { questions: Questions; typed: TypedAnswers }) => (
  <dl className="hidden text-sm print:block">
    {askedQuestions(questions, typed).map(({ id, label }) => (
      <div key={id} className="mb-1">
        <dt className="text-muted">{label}</dt>
        <dd>{typed[id] || 'Not answered'}</dd>
      </div>
    ))}
  </dl>
);

/** A lead's questions and answers, no matter who asked: the same questions as on the phone. */
export const LeadQuestions = ({ client }: { client: ClientRecord }) => {
  const { query, questions, criteria } = useQuestions(client.caseType);
  const form = useAnswersForm(client, questions);
  const typed = useWatch({ control: form.form.control, name: 'typed' });
  const missing = stillToAsk(questions, typed).length;
  const { answered, asked: total } = countAnswered(questions, typed);
  return (
    <section aria-label="Questions" className={`${cardClass} p-4`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <h2>Questions</h2>
        {total > 0 && (
          <>
            <span className={missing > 0 ? 'text-danger' : 'text-muted'}>
              {missing > 0 ? (missing === 1 ? '1 still to ask' : `${missing} still to ask`) : 'All asked'}
            </span>
            <ProgressBar
              label={`${answered} of ${total} answered`}
              value={answered}
              max={total}
              className="mt-2 h-2 w-full"
            />
          </>
        )}
      </div>
      <LoadFailure query={query} text="Error loading the questions" />
      {query.data && questions.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      {query.data && <LeadFlags flags={client.flags ?? []} criteria={criteria} />}
      <Printed questions={questions} typed={typed} />
      {questions.length > 0 && (
        <RecordForm form={form} className="space-y-3 md:[--spacing-control:2.25rem]">
          <QuestionFields
            prefix={`answer-${client.id}`}
            questions={questions}
            typed={typed}
            problems={findUnreadable(questions, typed)}
            onType={(next) => form.form.setValue('typed', next, { shouldDirty: true })}
          />
          <FormFailure form={form} />
          <SubmitButton busy={form.busy} look="secondary" label="Save answers" />
        </RecordForm>
      )}
      <Others client={client} questions={questions} />
    </section>
  );
};
