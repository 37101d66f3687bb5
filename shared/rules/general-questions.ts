import type { RuleQuestion } from './rule';

/** The questions for every case type until staff change them; they follow the case type's own questions. */
export const generalQuestions: readonly RuleQuestion[] = [
  { id: 'injury', label: 'What is the injury or illness?', kind: 'text', required: true },
  { id: 'happenedOn', label: 'When did it happen, or when was it found?', kind: 'date', required: true },
  { id: 'treated', label: 'Has a doctor treated it?', kind: 'yes or no' },
  {
    id: 'treatedAt',
    label: 'Which doctor or hospital?',
    kind: 'text',
    askedWhen: { question: 'treated', answer: 'yes' },
  },
  { id: 'hasLawyer', label: 'Does another lawyer work on this?', kind: 'yes or no', required: true },
  {
    id: 'lawyer',
    label: 'Which lawyer or firm?',
    kind: 'text',
    askedWhen: { question: 'hasLawyer', answer: 'yes' },
  },
];
