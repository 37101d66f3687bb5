import type { ReactNode } from 'react';
import type { FormWords } from '../../content/words';
import { Button } from '../../ui/button';
import { type Step, stepHeadingId } from './form-state';

/** Only a browser that runs scripts has steps. */
const notInSteps = 'scripted:hidden';

type FormStep = { number: Step; step: Step; words: FormWords; className: string; children: ReactNode };

/** One step of the form; values typed in the other one stay in its controls. */
export const FormStep = ({ number, step, words, className, children }: FormStep) => (
  <fieldset aria-labelledby={stepHeadingId(number)} className={number === step ? 'min-w-0' : notInSteps}>
    <h3 id={stepHeadingId(number)} tabIndex={-1} className="mb-3 text-xl">
      <span className="hidden font-normal text-muted scripted:inline">
        {words.steps.count.replace('{number}', String(number))}:{' '}
      </span>
      {words.steps.titles[number - 1]}
    </h3>
    <div className={className}>{children}</div>
  </fieldset>
);

type StepButtons = {
  step: Step;
  hidden: boolean;
  words: FormWords;
  onBack: () => void;
  submit: { children: ReactNode; busy: boolean };
  children: ReactNode;
};

/** The buttons for the next step, the previous one, and sending. */
export const StepButtons = ({ step, hidden, words, onBack, submit, children }: StepButtons) => (
  <div hidden={hidden} className="mt-5 flex flex-col gap-3 sm:flex-row">
    {step === 1 ? (
      // Pressed before the script loads, it posts the form, and the server's page asks for the rest.
      <div className="hidden scripted:contents">
        <Button type="submit" size="lg" formNoValidate>
          {words.steps.next}
        </Button>
      </div>
    ) : null}
    <Button
      type="submit"
      size="lg"
      aria-disabled={submit.busy || undefined}
      className={step === 1 ? notInSteps : ''}
    >
      {submit.children}
    </Button>
    {step === 2 ? (
      <Button look="secondary" size="lg" aria-disabled={submit.busy || undefined} onClick={onBack}>
        {words.steps.back}
      </Button>
    ) : null}
    {children}
  </div>
);
