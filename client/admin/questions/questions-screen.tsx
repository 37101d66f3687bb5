import { useState } from 'react';
import { askedFields, leadFields } from '../../../shared/lead-fields';
import { type RuleQuestion, ruleQuestion } from '../../../shared/rules/rule';
import { type Outputs, trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm, useValues } from '../form/use-record-form';
import type { Problems } from '../form/validation';
import { cardClass } from '../kit/card';
import { FieldRows } from '../kit/field-rows';
import { Unloaded } from '../kit/loaded';
import type { FieldMeta } from '../kit/one-field';
import { fromForm, toForm } from '../kit/schema-values';
import { ScreenHead } from '../screen-head';
import { useCaseTypes } from '../shared-queries';
import { questionWords } from './question-words';

/** A question being edited: blank where it has no value. */
type Edited = Required<Omit<RuleQuestion, 'field'>> & { field?: RuleQuestion['field'] | '' };

const toEdited = (question: Partial<RuleQuestion>): Edited => ({
  ...toForm(ruleQuestion, question),
  ...{ required: question.required ?? false, choices: question.choices ?? [] },
  askedWhen: question.askedWhen ?? { question: '', answer: 'Yes' },
});

const toQuestion = (edited: Edited): RuleQuestion =>
  fromForm(ruleQuestion, {
    ...edited,
    choices: edited.kind === 'choice' ? edited.choices : undefined,
    required: edited.required || undefined,
    askedWhen: edited.askedWhen.question ? edited.askedWhen : undefined,
  }) as RuleQuestion;

/** Returns the problems by control name. */
const findInvalid = (edited: readonly Edited[]): Problems =>
  Object.fromEntries(
    edited.flatMap(({ label, kind, choices, field, askedWhen: { question, answer } }, index) => {
      const above = edited.slice(0, index);
      const isTwice = Boolean(field) && above.some((one) => one.field === field);
      const isBelow = above.some(({ id }) => id === question);
      const problems: Record<string, string | false> = {
        label: !label.trim() && 'Enter the question.',
        choices: kind === 'choice' && choices.length === 0 && 'Enter at least one choice.',
        field: isTwice && 'Another question asks for this field.',
        'askedWhen.answer':
          question !== '' && !answer.trim() && 'Enter the answer that leads to this question.',
        'askedWhen.question':
          question !== '' && !isBelow && 'Move the follow-up below the question it follows.',
      };
      return Object.entries(problems).flatMap(([name, problem]) =>
        problem ? [[`questions.${index}.${name}`, problem]] : [],
      );
    }),
  );

/** Returns a new question. Answers are stored under its id, which never changes. */
const newQuestion = (edited: readonly Edited[]): Edited => {
  const usedIds = new Set(edited.map(({ id }) => id));
  let number = edited.length + 1;
  while (usedIds.has(`question${number}`)) number++;
  return toEdited({ id: `question${number}`, kind: 'yes or no' });
};

const words = questionWords.screen;
const storedIn = askedFields.map((name) => ({ value: name, label: leadFields[name].label }));

/** Returns the controls of one question; it can follow the questions above it. */
const getFields = (questions: readonly Edited[], index: number): Record<string, FieldMeta> => {
  const { kind, askedWhen: { question: after } = { question: '' } } = questions[index] ?? {};
  const above = questions.slice(0, index);
  const follows = above.map(({ id, label }) => ({ value: id, label: words.afterQuestion(label) }));
  const isBelow = after === '' || follows.some(({ value }) => value === after);
  return {
    label: { label: 'Question', maxLength: 200 },
    kind: { label: 'Answer', kind: 'choice', choices: words.kinds },
    'askedWhen.question': {
      label: 'Asked',
      kind: 'choice',
      first: 'Always',
      choices: isBelow ? follows : [...follows, { value: after, label: words.afterQuestion(after) }],
    },
    ...(kind === 'choice' && { choices: { label: 'Choices, separated by commas', kind: 'list' } }),
    ...(after && { 'askedWhen.answer': { label: 'When the answer is', maxLength: 100 } }),
    field: { label: 'Stored in', kind: 'choice', first: 'The answers', choices: storedIn },
    required: { label: 'Required', kind: 'check' },
  };
};

/** Adds, orders and edits the questions of one case type; all changes are saved together. */
const QuestionsEditor = ({ stored }: { stored: Outputs['desk']['questions'] }) => {
  const { caseType } = stored;
  const { desk, rules } = trpc.useUtils();
  const save = trpc.desk.saveQuestions.useMutation();
  const form = useRecordForm<{ questions: Edited[] }>({
    name: `case-questions-${caseType}`,
    defaults: { questions: stored.questions.map(toEdited) },
    version: stored.version,
    required: [],
    validate: ({ questions }) => findInvalid(questions),
    save: ({ questions }, version) =>
      save.mutateAsync({ caseType, version, questions: questions.map(toQuestion) }),
    saved: 'Questions saved',
    saveFailed: 'The questions could not be saved',
    onSaved: () => {
      form.restart(form.form.getValues());
      void Promise.all([desk.questions.invalidate(), rules.invalidate()]);
    },
  });
  useValues(form);
  // A moved row renders before the watched values change, and its list would lose the chosen question.
  const { questions } = form.form.getValues();
  const getName = (index: number) => questions[index]?.label || 'Question';
  return (
    <RecordForm form={form} className={`${cardClass} p-5`}>
      <FieldRows
        form={form}
        name="questions"
        fields={(index) => getFields(questions, index)}
        columns="border-b border-line pb-4 last:border-0 sm:grid-cols-[2fr_1fr] lg:grid-cols-[3fr_1fr_2fr]"
        none={questionWords.none}
        add="Add question"
        empty={newQuestion(questions)}
        move={getName}
        remove={(index) => `Remove: ${getName(index)}`}
      />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-3">
        <FormFailure form={form} />
        <SubmitButton busy={form.busy} label="Save questions" />
      </div>
    </RecordForm>
  );
};

/** The questions for each case type. */
export const QuestionsScreen = () => {
  const caseTypes = useCaseTypes();
  const [chosen, setChosen] = useState('');
  const caseType = chosen || (caseTypes[0]?.value ?? '1');
  const query = trpc.desk.questions.useQuery({ caseType }, { staleTime: 0 });
  const { data } = query;
  return (
    <>
      <ScreenHead title="Questions" />
      <p className="mb-4 max-w-3xl text-sm text-muted">
        What staff ask about a case, in this order, on the phone and on each lead’s page. A follow-up shows
        only after the answer it follows.
      </p>
      <Select
        id="questions-case-type"
        label="Case type"
        value={caseType}
        onChange={({ target }) => setChosen(target.value)}
        className="mb-4 max-w-sm"
        choices={caseTypes}
      />
      {!data && <Unloaded query={query} what="questions" />}
      {data && <QuestionsEditor key={data.caseType} stored={data} />}
    </>
  );
};
