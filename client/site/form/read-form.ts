import { controlId, type FieldErrors, type FieldName, fieldNames } from './form-state';

type Box = 'agreeToTerms' | 'contactConsent';
/** A group of radio buttons is a list that has their value. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList;
export type Values = Record<Exclude<FieldName, Box>, string> & Record<Box, boolean>;

export const control = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control | null;

const text = (form: HTMLFormElement, name: FieldName) => control(form, name)?.value ?? '';

const ticked = (form: HTMLFormElement, name: Box) =>
  (control(form, name) as HTMLInputElement | null)?.checked ?? false;

/** The case type in the page's address, if any. */
export const askedCaseType = () => new URLSearchParams(window.location.search).get('case');

/** A phone's keyboard and a copied address leave spaces and invisible signs at the ends. */
const unseenEnds = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** The person's exact input, but for what nobody sees in an address. */
export const readForm = (form: HTMLFormElement): Values => ({
  firstName: text(form, 'firstName'),
  lastName: text(form, 'lastName'),
  email: text(form, 'email').replace(unseenEnds, ''),
  phoneNumber: text(form, 'phoneNumber'),
  caseType: text(form, 'caseType'),
  additionalInfo: text(form, 'additionalInfo'),
  answerBy: text(form, 'answerBy'),
  bestTime: text(form, 'bestTime'),
  agreeToTerms: ticked(form, 'agreeToTerms'),
  contactConsent: ticked(form, 'contactConsent'),
});

/**
 * Restores a draft without overwriting existing input. The consent box stays empty: only the person who sees the
 * wording may check it.
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

/** Moves the focus to the first control with an error. */
export const focusFirstError = (form: HTMLFormElement, errors: FieldErrors) => {
  const first = fieldNames.find((name) => errors[name]);
  if (first) form.querySelector<HTMLElement>(`#${controlId(first)}`)?.focus();
};
