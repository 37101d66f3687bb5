import { useState } from 'react';
import { listNames } from '../../../shared/records';
import type { RuleInput } from '../../../shared/rules/rule';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { type Choice, ofState, type TestKind, testKinds, withCriterion } from './new-criterion';
import { ruleWords } from './rule-words';

const { add: words } = ruleWords;
const empty: Choice = { kind: 'is', question: '', newQuestion: '', other: '' };
const kinds = listNames(testKinds);

type CriterionAddProps = { rule: RuleInput; onAdd: (rule: RuleInput) => void };

/** Adds a criterion about an existing question, a new one, or the lead's state. */
export const CriterionAdd = ({ rule, onAdd }: CriterionAddProps) => {
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
          choices={kinds.map((one) => ({ value: one, label: words.kinds[one] }))}
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
      <Button look="secondary" className="mt-3" onClick={add}>
        Add criterion
      </Button>
    </details>
  );
};
