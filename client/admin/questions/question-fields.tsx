import type { KeyboardEvent } from 'react';
import { yesOrNo } from '../../../shared/rules/answers';
import { askedQuestions } from '../../../shared/rules/questions';
import type { RuleQuestion } from '../../../shared/rules/rule';
import { Button } from '../../ui/button';
import { Field, FieldError, RequiredMark } from '../../ui/field';
import { Kbd } from '../../ui/kbd';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { DateField } from '../form/date-field';
import { controlsOfForm } from '../form/record-form';
import type { TypedAnswers } from './typed-answers';

type YesOrNoProps = {
  id: string;
  label: string;
  required?: boolean;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

const choiceClass =
  'flex min-h-control grow cursor-pointer items-center gap-2 rounded-md border border-control bg-card px-3 py-2 text-sm hover:border-ink has-checked:border-accent has-checked:bg-warning-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:grow-0';

/** The answers by the key that gives them. */
const answerKeys: Partial<Record<string, string>> = { y: 'Yes', n: 'No', Delete: '', Backspace: '' };

/** Moves on to the next field of the form, which may be one that the answer brought. */
const focusNext = (group: HTMLElement) =>
  requestAnimationFrame(() => {
    const controls = [...(group.closest('form')?.querySelectorAll<HTMLElement>(controlsOfForm) ?? [])];
    controls
      .find(
        (one) =>
          group.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !group.contains(one) &&
          one.checkVisibility(),
      )
      ?.focus();
  });

/** Yes or no with one press, `y` or `n`, which moves on; neither is chosen before. */
export const YesOrNo = ({ id, label, required, value, error, onChange }: YesOrNoProps) => {
  const sense = yesOrNo(value);
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const answer = answerKeys[event.key];
    if (answer === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(answer);
    if (answer) focusNext(event.currentTarget);
  };
  return (
    <fieldset aria-describedby={`${id}-error`} onKeyDown={onKeyDown}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {(['Yes', 'No'] as const).map((answer) => (
          <label key={answer} className={choiceClass}>
            <input
              type="radio"
              name={id}
              checked={sense === (answer === 'Yes')}
              data-problem={error ? true : undefined}
              onChange={() => onChange(answer)}
              className="size-6 shrink-0 accent-accent"
            />
            {answer}
            <Kbd className="hidden sm:inline">{answer.charAt(0).toLowerCase()}</Kbd>
          </label>
        ))}
        {value !== '' && (
          <Button look="quiet" size="sm" aria-label={`Clear: ${label}`} onClick={() => onChange('')}>
            Clear
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};

type ControlProps = {
  id: string;
  question: RuleQuestion;
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

const QuestionControl = ({ id, question, value, error, onChange }: ControlProps) => {
  const { kind, label, required, choices = [] } = question;
  const props = { id, label, required, value, error };
  const changed = ({ target }: { target: { value: string } }) => onChange(target.value);
  const control = { ...props, onChange: changed, 'data-problem': error ? true : undefined };
  if (kind === 'yes or no') return <YesOrNo {...props} onChange={onChange} />;
  if (kind === 'choice')
    return (
      <Select {...control}>
        <option value="">Not known</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
        {value !== '' && !choices.includes(value) && <option>{value}</option>}
      </Select>
    );
  if (kind === 'date')
    return <DateField {...props} data-problem={control['data-problem']} onChange={onChange} />;
  if (kind === 'text') return <TextArea {...control} rows={2} maxLength={500} />;
  return <Field {...control} inputMode={kind === 'number' ? 'decimal' : undefined} maxLength={60} />;
};

type QuestionFieldsProps = {
  /** Prefixes the ids of the controls, because a screen may show two forms. */
  prefix: string;
  questions: readonly RuleQuestion[];
  typed: TypedAnswers;
  problems: Record<string, string>;
  onType: (typed: TypedAnswers) => void;
};

/** The questions of a case type in order; a follow-up appears with the answer that it follows. */
export const QuestionFields = ({ prefix, questions, typed, problems, onType }: QuestionFieldsProps) =>
  askedQuestions(questions, typed).map((question) => (
    <QuestionControl
      key={question.id}
      id={`${prefix}-${question.id}`}
      question={question}
      value={typed[question.id] ?? ''}
      error={problems[question.id]}
      onChange={(value) => onType({ ...typed, [question.id]: value })}
    />
  ));
