import type { AskedField } from '../../../shared/lead-fields';
import type { RuleQuestion } from '../../../shared/rules/rule';

/** A question being edited; `key` identifies it while its text changes. */
export type Edited = {
  key: string;
  id: string;
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
    key: id,
    id,
    label,
    kind,
    choices: choices.join(', '),
    required,
    field: field ?? '',
    after: askedWhen?.question ?? '',
    answer: askedWhen?.answer ?? '',
  }));

const findChoices = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

export const questionsFrom = (edited: readonly Edited[]): RuleQuestion[] =>
  edited.map(({ id, label, kind, choices, required, field, after, answer }) => ({
    id,
    label: label.trim(),
    kind,
    ...(kind === 'choice' && { choices: findChoices(choices) }),
    ...(field && { field }),
    ...(required && { required }),
    ...(after && { askedWhen: { question: after, answer: answer.trim() } }),
  }));

/** Returns problems by the question's key and its control's name. */
export const findInvalid = (edited: readonly Edited[]): Record<string, string> =>
  Object.fromEntries(
    edited.flatMap(({ key, label, kind, choices, field, after, answer }, index) => {
      const isTwice = field !== '' && edited.slice(0, index).some((one) => one.field === field);
      const stands = edited.slice(0, index).some(({ id }) => id === after);
      return [
        ...(label.trim() ? [] : [[`${key}-label`, 'Enter the question.']]),
        ...(kind === 'choice' && findChoices(choices).length === 0
          ? [[`${key}-choices`, 'Enter at least one choice.']]
          : []),
        ...(isTwice ? [[`${key}-field`, 'Another question asks for this field.']] : []),
        ...(after && !answer.trim()
          ? [[`${key}-answer`, 'Enter the answer that leads to this question.']]
          : []),
        ...(after && !stands ? [[`${key}-after`, 'Move the follow-up below the question it follows.']] : []),
      ];
    }),
  );

/** Returns a new question. Answers are stored under its id, which never changes. */
export const newQuestion = (edited: readonly Edited[]): Edited => {
  const usedIds = new Set(edited.map(({ id }) => id));
  let number = edited.length + 1;
  while (usedIds.has(`question${number}`)) number++;
  const id = `question${number}`;
  return {
    key: id,
    id,
    label: '',
    kind: 'yes or no',
    choices: '',
    required: false,
    field: '',
    after: '',
    answer: '',
  };
};

/** Returns the list with one question moved up or down. */
export const moved = (edited: readonly Edited[], index: number, by: -1 | 1): Edited[] => {
  const [one, other] = [edited[index], edited[index + by]];
  if (!one || !other) return [...edited];
  return edited.map((question, at) => (at === index ? other : at === index + by ? one : question));
};
