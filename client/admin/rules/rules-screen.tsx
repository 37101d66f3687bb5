import { useState } from 'react';
import { listNames } from '../../../shared/records';
import type { RuleInput, RuleRecord } from '../../../shared/rules/rule';
import { nowOrNever } from '../../lib/query-client';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { FilterSelect } from '../filter-select';
import { DateField } from '../form/date-field';
import { RemoveRow } from '../form/row-buttons';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { ScreenHead } from '../screen-head';
import { useCaseTypes } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { type Choice, ofState, type TestKind, testKinds, withCriterion } from './new-criterion';
import { ruleWords, ruleWords as words } from './rule-words';

const { add: addWords } = ruleWords;
const empty: Choice = { kind: 'is', question: '', newQuestion: '', other: '' };
const kinds = listNames(testKinds);

/** Adds a criterion about an existing question, a new one, or the lead's state. */
const CriterionAdd = ({ rule, onAdd }: { rule: RuleInput; onAdd: (rule: RuleInput) => void }) => {
  const [choice, setChoice] = useState(empty);
  const [isTried, setTried] = useState(false);
  const { kind, question, newQuestion, other } = choice;
  const { asks, isOfTwo } = testKinds[kind];
  const fitting = rule.questions.filter((one) => one.kind === asks || asks === 'text');
  const isNew = question === '';
  const needsQuestion = isNew && newQuestion.trim() === '';
  const needsOther = isOfTwo === true && other === '';
  const set = (change: Partial<Choice>) => setChoice({ ...choice, ...change });
  const add = () => {
    setTried(true);
    if (needsQuestion || needsOther) return;
    onAdd(withCriterion(rule, choice));
    setChoice(empty);
    setTried(false);
  };
  return (
    <details className="border-t border-line py-4">
      <summary className="min-h-6 cursor-pointer font-semibold">Add a criterion</summary>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          id="criterion-kind"
          label="Condition"
          value={kind}
          onChange={({ target }) => set({ kind: target.value as TestKind, question: '', other: '' })}
          choices={kinds.map((one) => ({ value: one, label: addWords.kinds[one] }))}
        />
        <Select
          id="criterion-question"
          label="Question"
          value={question}
          onChange={({ target }) => set({ question: target.value })}
        >
          <option value="">A new question</option>
          {asks === 'text' && <option value={ofState}>State where the person lives</option>}
          {fitting.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        {isNew && (
          <Field
            id="criterion-new-question"
            label="The new question"
            value={newQuestion}
            maxLength={200}
            error={isTried && needsQuestion ? 'Enter the question' : undefined}
            onChange={({ target }) => set({ newQuestion: target.value })}
          />
        )}
        {isOfTwo && (
          <Select
            id="criterion-other"
            label="Compared with"
            value={other}
            error={isTried && needsOther ? 'Choose the question to compare with' : undefined}
            onChange={({ target }) => set({ other: target.value })}
            first="Choose a question"
            choices={fitting.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
      </div>
      <Button look="secondary" className="mt-3" onClick={add} label="Add criterion" />
    </details>
  );
};

type Criterion = RuleInput['criteria'][number];
type Value = string | number | boolean | string[];

const asText = (value: Value) => (Array.isArray(value) ? value.join(', ') : String(value));

/** Converts entered text to the type of the previous value. */
const typedLike = (before: Value, typed: string): Value => {
  if (typeof before === 'number') return Number(typed);
  if (typeof before === 'boolean') return typed === 'true';
  return Array.isArray(before)
    ? typed
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
    : typed;
};

type CriterionFieldsProps = {
  criterion: Criterion;
  onChange: (criterion: Criterion) => void;
  onRemove: () => void;
};

/** One criterion: its text, its limits, and what happens if it is not met. */
const CriterionFields = ({ criterion, onChange, onRemove }: CriterionFieldsProps) => {
  const limits = Object.entries(criterion.test).filter(([name]) => name in words.values);
  return (
    <li className="flex flex-wrap items-end gap-4 border-t border-line py-4 first:border-0 first:pt-0">
      <Field
        id={`${criterion.id}-words`}
        label="In words"
        value={criterion.words}
        onChange={({ target }) => onChange({ ...criterion, words: target.value })}
        className="grow-3 basis-60"
      />
      {limits.map(([name, value]) => {
        const set = (typed: string) =>
          onChange({
            ...criterion,
            test: { ...criterion.test, [name]: typedLike(value, typed) } as Criterion['test'],
          });
        const field = {
          className: 'grow basis-24',
          id: `${criterion.id}-${name}`,
          onChange: ({ target }: { target: { value: string } }) => set(target.value),
        };
        if (['day', 'start', 'end'].includes(name))
          return (
            <DateField
              key={name}
              {...field}
              label={words.values[name]}
              isDay
              value={asText(value)}
              onChange={set}
            />
          );
        return typeof value === 'boolean' ? (
          <Select
            key={name}
            {...field}
            label="Answer must be"
            value={String(value)}
            choices={{ true: 'Yes', false: 'No' }}
          />
        ) : (
          <Field key={name} {...field} label={words.values[name]} defaultValue={asText(value)} />
        );
      })}
      <Select
        id={`${criterion.id}-otherwise`}
        className="grow basis-48"
        label="If not met"
        value={criterion.otherwise}
        onChange={({ target }) =>
          onChange({ ...criterion, otherwise: target.value === 'refuse' ? 'refuse' : 'flag' })
        }
        choices={{ refuse: "Refuse a vendor's lead", flag: 'Take it and flag it' }}
      />
      <RemoveRow label={`Remove: ${criterion.words}`} onClick={onRemove} className="" />
    </li>
  );
};

const failed = {
  title: 'Error',
  description: 'The criteria could not be saved. Please check them and try again.',
};

const Editor = ({ rule, onSaved }: { rule: RuleRecord; onSaved: () => unknown }) => {
  const [{ questions, criteria }, setRule] = useState<RuleInput>(rule);
  const look = useAction(trpc.rules.update, { ...nowOrNever, failed });
  const save = useAction(trpc.rules.update, { done: 'Criteria saved', failed, onDone: onSaved });
  const { caseType, version } = rule;
  const next = { caseType, questions, criteria };
  const preview = look.data?.preview;
  const changeRule = (next: RuleInput) => {
    setRule(next);
    look.reset();
  };
  const change = (criteriaNow: RuleInput['criteria']) => changeRule({ questions, criteria: criteriaNow });
  return (
    <div className={`${cardClass} p-5`}>
      {criteria.length === 0 && (
        <p className="text-sm text-muted">There are no criteria for this case type.</p>
      )}
      <ul>
        {criteria.map((criterion) => (
          <CriterionFields
            key={criterion.id}
            criterion={criterion}
            onChange={(changed) => change(criteria.map((one) => (one.id === changed.id ? changed : one)))}
            onRemove={() => change(criteria.filter(({ id }) => id !== criterion.id))}
          />
        ))}
      </ul>
      <CriterionAdd rule={{ questions, criteria }} onAdd={changeRule} />
      <div role="status" className="text-sm">
        {preview && (
          <p className="py-3">{`These criteria would change the result for ${preview.changed} of ${preview.checked} stored leads of this case type.`}</p>
        )}
      </div>
      <ul className="mb-3 text-sm">
        {preview?.leads.map(({ id, name, from, to }) => (
          <li key={id}>
            <TextLink href={staffPaths.client(id)} className="inline-block py-1">
              {name}
            </TextLink>{' '}
            {words.names[from]} → {words.names[to]}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          look="secondary"
          disabled={look.isPending}
          onClick={() => look.mutate({ ...next, preview: true })}
          label="What would change?"
        />
        {/* Nobody saves a change before seeing its effect. */}
        <Button disabled={!preview || save.isPending} onClick={() => save.mutate({ ...next, version })}>
          Save criteria
        </Button>
      </div>
    </div>
  );
};

/** The criteria of each case type, with a preview of what a change would have meant. */
export const RulesScreen = () => {
  const caseTypes = useCaseTypes();
  const [chosen, setChosen] = useState('');
  const caseType = chosen || (caseTypes[0]?.value ?? '1');
  const query = trpc.rules.get.useQuery({ caseType }, { staleTime: 0 });
  const { data } = query;
  return (
    <section>
      <ScreenHead title="Criteria">
        <FilterSelect
          label="Case type"
          any={caseTypes[0]?.label ?? ''}
          value={chosen}
          onChange={setChosen}
          choices={caseTypes.slice(1)}
        />
      </ScreenHead>
      <p className="mb-4 text-sm text-muted">
        What a case of this type needs. A missing answer never refuses a lead; it flags the lead for you.
      </p>
      {!data && <Unloaded query={query} what="criteria" />}
      {data && <Editor key={`${data.caseType} ${data.version}`} rule={data} onSaved={query.refetch} />}
    </section>
  );
};
