import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormWords } from '../../content/words';
import { firstChoices } from './case-types';
import { controlId, type FormBehaviour, type FormState, type Step } from './form-state';
import { askedCaseType, control } from './read-form';

const near = '400px';

const initial = (words: FormWords, without: readonly string[]): FormState => ({
  step: 1,
  phase: 'idle',
  errors: {},
  notice: '',
  caseTypes: firstChoices(words).filter(({ id }) => !without.includes(String(id))),
});

const nothing: readonly string[] = [];
type Options = { steps: Step; without?: readonly string[] | undefined };

/** Selects the case type from the link, unless something is selected already. */
const chooseFromAddress = (form: HTMLFormElement) => {
  const select = control(form, 'caseType');
  const wanted = askedCaseType();
  if (!(select instanceof HTMLSelectElement)) return;
  const chosen = select.value || wanted || '';
  // The server's preselection is for browsers without script; resetting the form must empty it.
  for (const option of select.options) option.defaultSelected = false;
  select.value = chosen;
  // A value without an option selects nothing; go back to the empty choice.
  if (select.selectedIndex < 0) select.value = '';
};

/** Takes over a form that is already on the page; the rest of its behavior loads when it is near or touched. */
export const useConsultationForm = (
  ref: RefObject<HTMLFormElement | null>,
  words: FormWords,
  { steps, without = nothing }: Options,
) => {
  const [state, setState] = useState(() => initial(words, without));
  const goBack = useRef(() => {});

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const gone = new AbortController();
    let behaviour: Promise<FormBehaviour> | undefined;

    const show = (change: Partial<FormState>) => flushSync(() => setState((now) => ({ ...now, ...change })));
    const load = () => {
      behaviour ??= import('./form-behaviour').then(({ attachBehaviour }) =>
        attachBehaviour(form, show, words, steps),
      );
      return behaviour;
    };
    const prepare = () => {
      load().catch(() => {
        behaviour = undefined;
      });
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      // Without its behavior the form still works: the browser posts it.
      load().then(
        ({ submit }) => submit(),
        () => form.submit(),
      );
    };

    goBack.current = () => void load().then(({ back }) => back(), prepare);

    form.noValidate = true;
    chooseFromAddress(form);
    form.addEventListener('submit', onSubmit, { signal: gone.signal });
    for (const touch of ['focusin', 'pointerdown', 'input'])
      form.addEventListener(touch, prepare, { once: true, signal: gone.signal });
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        prepare();
      },
      { rootMargin: near },
    );
    observer.observe(form);
    return () => {
      gone.abort();
      observer.disconnect();
      behaviour?.then(({ detach }) => detach()).catch(() => undefined);
    };
  }, [ref, words, steps]);

  /** Shows the form again, empty, after a request was sent. */
  const startAgain = () => {
    flushSync(() => setState((now) => ({ ...now, phase: 'idle', notice: '', receipt: undefined })));
    document.getElementById(controlId(steps === 1 ? 'firstName' : 'caseType'))?.focus();
  };
  return { state, startAgain, back: () => goBack.current() };
};
