import { type ConsultationForm, consultationForm } from '../../../shared/schemas/consultation';
import type { FormWords } from '../../content/words';
import { type FieldErrors, type FieldName, fieldNames } from './form-state';
import { inWords } from './in-words';
import type { Values } from './read-form';

/** The form's own names for API fields with other names. */
const formNames: Partial<Record<FieldName, keyof ConsultationForm>> = {
  phoneNumber: 'phone',
  additionalInfo: 'message',
};
const formName = (name: FieldName) => formNames[name] ?? (name as keyof ConsultationForm);

/** The error for a field; undefined if it is valid. */
export const checkField = (name: FieldName, values: Values, words: FormWords): string | undefined => {
  const issue = consultationForm.shape[formName(name)].safeParse(values[name]).error?.issues[0];
  return issue && inWords(issue.message, words);
};

export const checkForm = (values: Values, words: FormWords): FieldErrors => {
  const entries = fieldNames.map((name) => [name, checkField(name, values, words)] as const);
  return Object.fromEntries(entries.filter(([, message]) => message)) as FieldErrors;
};
