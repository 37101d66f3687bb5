import { findPromiseKind, formatCallBy } from '../../../shared/call-by';
import type { CaseChoice } from '../../../shared/case-types';
import type { FormWords } from '../../content/words';
import { prepareAttempt } from './attempt';
import { fetchCaseTypes, otherChoices, withChosen } from './case-types';
import { showConcern } from './concern-answers';
import { witnessConsent } from './consent-witness';
import { clearDraft, keepValues, readDraft } from './draft';
import { clearStep, keepStep, keptStep } from './form-history';
import {
  type FieldErrors,
  type FieldName,
  type FormBehaviour,
  type FormState,
  fieldNames,
  type Step,
  stepHeadingId,
  toStep,
  type UpdateForm,
} from './form-state';
import { inWords } from './in-words';
import { askedCaseType, control, focusFirstError, readForm, restoreForm } from './read-form';
import { sendRequest } from './send-request';

const isField = (name: unknown): name is FieldName => fieldNames.includes(name as FieldName);

const summary = (errors: FieldErrors, words: FormWords) => {
  const count = Object.keys(errors).length;
  return count === 1 ? words.summaryOne : words.summary.replace('{count}', String(count));
};

/** The title of the chosen case. */
const chosenCase = (form: HTMLFormElement) => {
  const select = control(form, 'caseType');
  return select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.text ?? '') : '';
};

/** Says by when someone calls or answers. */
const fillPromise = (words: FormWords, callBy: string, answerBy: string | undefined) =>
  words.promise[findPromiseKind(answerBy)].replace('{time}', formatCallBy(callBy, words.language));

type Rules = typeof import('./check-form');
let loading: Promise<Rules | undefined> | undefined;

/** Loads the schema's rules, which are most of the form's code; undefined if that fails. */
const loadRules = () => {
  loading ??= import('./check-form').catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
};

const ofStep = (errors: FieldErrors, step: Step): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => toStep(name as FieldName) === step));

/** A browser that cannot hide the second step before the script loads shows both as one step. */
const hasSteps = (steps: Step) => steps === 2 && matchMedia('(scripting: enabled)').matches;

/**
 * All behavior of the form beyond plain HTML; loaded when the form comes near or is touched. The rules load at the
 * first touch, so that a page that is only read never pays for them.
 */
export const attachBehaviour = (
  form: HTMLFormElement,
  show: UpdateForm,
  words: FormWords,
  steps: Step,
): FormBehaviour => {
  const listening = new AbortController();
  const inSteps = hasSteps(steps);
  let step: Step = 1;
  let errors: FieldErrors = {};
  let sending = false;
  /** After sending, until something is typed: another press must not hide the success behind errors. */
  let rested = false;
  let pressed = false;
  let refused = false;

  const update = (change: Partial<FormState>) => {
    if (change.errors) errors = change.errors;
    if (change.step) step = change.step;
    if (!listening.signal.aborted) show(change);
  };

  const keep = () => keepValues(readForm(form), askedCaseType());

  const check = async (name: FieldName) => {
    const rules = await loadRules();
    if (!rules || sending || rested) return;
    const { [name]: _, ...others } = errors;
    const message = rules.checkField(name, readForm(form), words);
    if (message === errors[name]) return;
    update({ errors: message ? { ...others, [name]: message } : others });
    if (refused && Object.keys(errors).length === 0) update({ phase: 'idle', notice: '' });
  };

  /** With two steps, show the first step's errors first: a link cannot lead to a hidden field. */
  const refuse = (all: FieldErrors) => {
    const first = Object.keys(ofStep(all, 1)).length > 0 ? 1 : 2;
    const errors = inSteps ? ofStep(all, first) : all;
    refused = true;
    update({
      phase: 'failed',
      errors,
      notice: summary(errors, words),
      ...(inSteps && { step: first }),
    });
    focusFirstError(form, errors);
  };

  const goTo = (next: Step) => {
    refused = false;
    update({ step: next, phase: 'idle', errors: {}, notice: '' });
    const heading = document.getElementById(stepHeadingId(next));
    heading?.scrollIntoView({ block: 'nearest' });
    heading?.focus({ preventScroll: true });
  };

  const goOn = async () => {
    const rules = await loadRules();
    const errors = ofStep(rules?.checkForm(readForm(form), words) ?? {}, 1);
    if (Object.keys(errors).length > 0) return refuse(errors);
    keep();
    keepStep();
    goTo(2);
  };

  const send = async () => {
    update({ phase: 'sending', notice: words.sending });
    const rules = await loadRules();
    // Without the rules, the browser checks what it can, and the server everything.
    if (!rules && !form.reportValidity()) return update({ phase: 'idle', notice: '' });
    const errors = rules?.checkForm(readForm(form), words) ?? {};
    if (Object.keys(errors).length > 0) return refuse(errors);
    refused = false;
    update({ errors: {} });
    keep();
    const attempt = await prepareAttempt(readForm(form), await witness.evidence());
    const outcome = await sendRequest(attempt, words, (notice) => update({ notice }));
    if (outcome.kind === 'stored') {
      const about = chosenCase(form);
      const { reference, callBy, answerBy } = outcome.receipt;
      const promise = callBy ? fillPromise(words, callBy, answerBy) : '';
      clearDraft();
      clearStep();
      showConcern();
      form.reset();
      rested = true;
      update({
        step: 1,
        phase: 'sent',
        notice: words.messages.sent,
        receipt: { reference, about, promise },
      });
      return;
    }
    const named = outcome.kind === 'invalid' ? outcome.issues.filter(({ path }) => isField(path[0])) : [];
    if (named.length > 0)
      return refuse(Object.fromEntries(named.map(({ path, message }) => [path[0], inWords(message, words)])));
    update({ phase: 'failed', notice: words.messages.failed });
  };

  const submit = () => {
    if (sending || rested) return;
    sending = true;
    (inSteps && step === 1 ? goOn() : send())
      .catch(() => update({ phase: 'failed', notice: words.messages.failed }))
      .finally(() => {
        sending = false;
      });
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement | Document,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, listener as EventListener, { signal: listening.signal });

  const getName = (event: Event) => (event.target as HTMLInputElement).name;

  on(form, 'input', (event) => {
    rested = false;
    keep();
    const name = getName(event);
    if (isField(name) && errors[name]) void check(name);
  });

  // An error appearing under a pressed finger would push the button away from it, so check on release.
  on(document, 'pointerdown', () => {
    pressed = true;
  });
  on(document, 'pointerup', () => {
    pressed = false;
  });
  on(form, 'focusin', loadRules);
  if (form.contains(document.activeElement)) loadRules();
  on(form, 'focusout', (event) => {
    const name = getName(event);
    if (!isField(name) || !document.hasFocus()) return;
    if (!pressed) return void check(name);
    document.addEventListener('pointerup', () => setTimeout(() => check(name), 80), { once: true });
  });

  const witness = witnessConsent(form, listening.signal);
  const draft = readDraft();
  const select = control(form, 'caseType');
  // After a reload, the person's own choice is newer than the link's.
  const isNewer = draft.values.caseType && draft.requestedCase === askedCaseType();
  if (select && isNewer && select.value === draft.requestedCase) select.value = '';
  if (restoreForm(form, draft.values)) update({ notice: words.restored });
  // Text typed before this code loaded is a draft too; a case type alone may be the link's choice.
  const { caseType: _, ...typed } = readForm(form);
  if (Object.values(typed).some(Boolean)) keep();

  const without = form.closest<HTMLElement>('[data-without]')?.dataset.without?.split(' ') ?? [];
  const isOffered = ({ id }: CaseChoice) => !without.includes(String(id));
  fetchCaseTypes().then((list) => {
    if (!list || !select || listening.signal.aborted) return;
    const chosen = select.value;
    update({ caseTypes: withChosen([...list, ...otherChoices(words).filter(isOffered)], chosen) });
    if (select.value !== chosen) select.value = chosen;
  });

  const followHistory = () => {
    const wanted = keptStep();
    if (inSteps && wanted && wanted !== step && !sending && form.isConnected) goTo(wanted);
  };
  // After the event, the browser itself moves the focus to the place in the address.
  addEventListener('popstate', () => setTimeout(followHistory), { signal: listening.signal });

  const back = () => {
    if (sending) return;
    if (keptStep() === 2) history.back();
    else goTo(1);
  };

  return { submit, back, detach: () => listening.abort() };
};
