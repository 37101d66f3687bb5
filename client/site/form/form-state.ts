import type { CaseChoice } from '../../../shared/case-types';
import { formControls } from '../../../shared/form-controls';

/** The names of the controls, which are the names of the API. */
export const fieldNames = formControls;
export type FieldName = (typeof fieldNames)[number];
export type FieldErrors = Partial<Record<FieldName, string>>;

export type Step = 1 | 2;
const storyFields: readonly FieldName[] = ['caseType', 'additionalInfo', 'answerBy', 'bestTime'];
/** The step of a form in two steps that asks for a field. */
export const toStep = (name: FieldName): Step => (storyFields.includes(name) ? 1 : 2);

export const stepHeadingId = (step: Step) => `consultation-step-${step}`;

/** Everything about the form that can change while a person looks at it; what they typed stays in the controls. */
export type FormState = {
  step: Step;
  phase: 'idle' | 'sending' | 'sent' | 'failed';
  errors: FieldErrors;
  /** Said and shown: what happens, what went wrong, what to do. */
  notice: string;
  caseTypes: readonly CaseChoice[];
  /** What the server has stored, once it has. */
  receipt?: { reference: string; about: string };
};

/** Shows the change before it returns, so that what comes next can rely on it. */
export type UpdateForm = (change: Partial<FormState>) => void;

export type FormBehaviour = { submit: () => void; back: () => void; detach: () => void };

/** So that what stands outside of the form can belong to it. */
export const formId = 'consultation';
export const controlId = (name: FieldName) => `consultation-${name}`;
