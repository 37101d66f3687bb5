import { robotFields } from '../../../shared/robot-signs';
import { controlId, type FieldErrors, type FieldName, fieldNames } from './form-state';

type Box = 'agreeToTerms' | 'contactConsent';
/** Choices of which one is taken are a list that has their value. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;
export type Values = Record<Exclude<FieldName, Box>, string> & Record<Box, boolean>;

export const control = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control | null;

const text = (form: HTMLFormElement, name: FieldName) => control(form, name)?.value ?? '';

const ticked = (form: HTMLFormElement, name: Box) =>
  (control(form, name) as HTMLInputElement | null)?.checked ?? false;

/** The case type that the page's address asks for, where it does. */
export const askedCaseType = () => new URLSearchParams(window.location.search).get('case');

/** What the person typed, exactly. */
export const readForm = (form: HTMLFormElement): Values => ({
  firstName: text(form, 'firstName'),
  lastName: text(form, 'lastName'),
  email: text(form, 'email'),
  phoneNumber: text(form, 'phoneNumber'),
  caseType: text(form, 'caseType'),
  additionalInfo: text(form, 'additionalInfo'),
  answerBy: text(form, 'answerBy'),
  bestTime: text(form, 'bestTime'),
  agreeToTerms: ticked(form, 'agreeToTerms'),
  contactConsent: ticked(form, 'contactConsent'),
});

/** What a robot filled in where a person sees no field; see the server's quarantine. */
export const readTrap = (form: HTMLFormElement): Record<string, string> => {
  const trap = form.elements.namedItem(robotFields.trap);
  return trap instanceof HTMLInputElement && trap.value ? { [robotFields.trap]: trap.value } : {};
};

/**
 * Puts a draft back, but never over something that is already there. The box for calls and texts stays empty: it is
 * ticked by the person in front of the words, or not at all.
 */
export const restoreForm = (form: HTMLFormElement, draft: Partial<Values>): boolean => {
  let restored = false;
  for (const name of fieldNames) {
    const target = control(form, name);
    const value = draft[name];
    if (!target || !value || name === 'contactConsent') continue;
    if (value === true) {
      if (target instanceof HTMLInputElement && !target.checked) {
        target.checked = true;
        restored = true;
      }
    } else if (target.value === '') {
      target.value = value;
      restored = true;
    }
  }
  return restored;
};

/** Moves the focus to the first control that has an error. */
export const focusFirstError = (form: HTMLFormElement, errors: FieldErrors) => {
  const first = fieldNames.find((name) => errors[name]);
  if (first) form.querySelector<HTMLElement>(`#${controlId(first)}`)?.focus();
};
