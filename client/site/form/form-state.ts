import type { CaseChoice } from '../../../shared/case-types';
import { formControls } from '../../../shared/form-controls';

/** The names of the controls, which are the API's names. */
export const fieldNames = formControls;
export type FieldName = (typeof fieldNames)[number];
export type FieldErrors = Partial<Record<FieldName, string>>;

export type Step = 1 | 2;
const storyFields: readonly FieldName[] = ['caseType', 'additionalInfo', 'answerBy', 'bestTime'];
/** The step that contains a field, in a two-step form. */
export const toStep = (name: FieldName): Step => (storyFields.includes(name) ? 1 : 2);

export const stepHeadingId = (step: Step) => `consultation-step-${step}`;

/** Everything about the form that can change on screen; typed values stay in the controls. */
export type FormState = {
  step: Step;
  phase: 'idle' | 'sending' | 'sent' | 'failed';
  errors: FieldErrors;
  /** Announced and shown: what happens, what went wrong, what to do. */
  notice: string;
  caseTypes: readonly CaseChoice[];
  /** The server's receipt, once the request is stored. `promise` says by when someone calls. */
  receipt?: { reference: string; about: string; promise: string };
};

/** Renders the change before it returns, so that the next code can rely on it. */
export type UpdateForm = (change: Partial<FormState>) => void;

export type FormBehaviour = { submit: () => void; back: () => void; detach: () => void };

/** Lets elements outside of the form belong to it. */
export const formId = 'consultation';
export const controlId = <Name extends string>(name: Name) => `consultation-${name}` as const;
