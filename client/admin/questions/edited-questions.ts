import type { AskedField } from '../../../shared/lead-fields';
import type { RuleQuestion } from '../../../shared/rules/rule';
import type { Problems } from '../form/validation';

/** A question being edited. */
export type Edited = {
  /** Not `id`, which the form's list uses for its own keys. */
  questionId: string;
  label: string;
  kind: RuleQuestion['kind'];
  choices: string;
  required: boolean;
  /** The lead's field that holds the answer; empty if none. */
  field: AskedField | '';
  /** The id of the question that it follows; empty if none. */
  after: string;
  answer: string;
};

export const editedFrom = (questions: readonly RuleQuestion[]): Edited[] =>
  questions.map(({ id, label, kind, choices = [], required = false, field, askedWhen }) => ({
    questionId: id,
    label,
    kind,
    choices: choices.join(', '),
    required,
    field: field ?? '',
    after: askedWhen?.question ?? '',
    answer: askedWhen?.answer ?? 'Yes',
  }));

const findChoices = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

export const questionsFrom = (edited: readonly Edited[]): RuleQuestion[] =>
  edited.map(({ questionId, label, kind, choices, required, field, after, answer }) => ({
    id: questionId,
    label: label.trim(),
    kind,
    ...(kind === 'choice' && { choices: findChoices(choices) }),
    ...(field && { field }),
    ...(required && { required }),
    ...(after && { askedWhen: { question: after, answer: answer.trim() } }),
  }));

/** Returns the problems by control name. */
export const findInvalid = (edited: readonly Edited[]): Problems =>
  Object.fromEntries(
    edited.flatMap(({ label, kind, choices, field, after, answer }, index) => {
      const above = edited.slice(0, index);
      const isTwice = field !== '' && above.some((one) => one.field === field);
      const isBelow = above.some(({ questionId }) => questionId === after);
      const problems: Partial<Record<keyof Edited, string | false>> = {
        label: !label.trim() && 'Enter the question.',
        choices: kind === 'choice' && findChoices(choices).length === 0 && 'Enter at least one choice.',
        field: isTwice && 'Another question asks for this field.',
        answer: after !== '' && !answer.trim() && 'Enter the answer that leads to this question.',
        after: after !== '' && !isBelow && 'Move the follow-up below the question it follows.',
      };
      return Object.entries(problems).flatMap(([name, problem]) =>
        problem ? [[`questions.${index}.${name}`, problem]] : [],
      );
    }),
  );

/** Returns a new question. Answers are stored under its id, which never changes. */
export const newQuestion = (edited: readonly Edited[]): Edited => {
  const usedIds = new Set(edited.map(({ questionId }) => questionId));
  let number = edited.length + 1;
  while (usedIds.has(`question${number}`)) number++;
  return {
    questionId: `question${number}`,
    label: '',
    kind: 'yes or no',
    choices: '',
    required: false,
    field: '',
    after: '',
    answer: 'Yes',
  };
};
