import { askedQuestions } from '../../../shared/rules/questions';
import type { RuleQuestion } from '../../../shared/rules/rule';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import type { TypedAnswers } from './typed-answers';
import { YesOrNo } from './yes-or-no';

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
  if (kind === 'text') return <TextArea {...control} rows={2} maxLength={500} />;
  return (
    <Field
      {...control}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      hint={kind === 'date' ? 'As exactly as you know it: 2006, 2006-⁠01 or 2006-⁠01-⁠31' : undefined}
      maxLength={60}
    />
  );
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
