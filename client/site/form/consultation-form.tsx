import { useRef } from 'react';
import type { FormWords } from '../../content/words';
import { api } from '../../paths';
import { Button } from '../../ui/button';
import { AnswersToCheck } from './answers-to-check';
import { AgreementFields, ContactFields, StoryFields } from './form-fields';
import { FormNotice } from './form-notice';
import { formId } from './form-state';
import { FormStep, StepButtons } from './form-step';
import { useConsultationForm } from './use-consultation-form';

type ConsultationForm = {
  words: FormWords;
  caseType?: string | undefined;
  /** Case types that the firm does not take, as the server removed them from the page. */
  without?: readonly string[] | undefined;
  prefix?: string;
  /**
   * With two steps, what happened comes first, and how to reach the person second; without script both show on one
   * page.
   */
  steps?: 1 | 2;
  template?: boolean;
};

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2';

/** The form for a free case review: plain HTML that posts to the API, enhanced by script. */
export const ConsultationForm = ({
  words,
  caseType,
  without,
  prefix = '',
  steps = 1,
  template = false,
}: ConsultationForm) => {
  const form = useRef<HTMLFormElement>(null);
  const { state, startAgain, back } = useConsultationForm(form, words, { steps, without });
  const { step, errors, caseTypes } = state;
  const busy = state.phase === 'sending';
  const sent = state.phase === 'sent';
  const fields = { words, errors, caseTypes, caseType, prefix, template };
  const required = <p className="text-sm text-muted sm:col-span-2">{words.required}</p>;
  const submit = { children: busy ? words.sending : words.submit, busy };
  // After a refused press, the notice above the button lists them.
  const toCheck =
    state.phase === 'failed' ? null : <AnswersToCheck errors={errors} words={words} template={template} />;

  return (
    <form ref={form} id={formId} method="post" action={api.clients}>
      <input type="hidden" name="form" value="consultation" />
      <input type="hidden" name="language" value={words.language} />
      {steps === 1 ? (
        <div hidden={sent} className={grid}>
          {required}
          <ContactFields {...fields} />
          <StoryFields {...fields} />
          <AgreementFields {...fields} />
        </div>
      ) : (
        <div hidden={sent} className="space-y-5">
          {required}
          <FormStep number={1} step={step} words={words} className={grid}>
            <StoryFields {...fields} />
          </FormStep>
          <FormStep number={2} step={step} words={words} className={grid}>
            <ContactFields {...fields} />
            <AgreementFields {...fields} />
          </FormStep>
        </div>
      )}
      <FormNotice state={state} words={words} onAgain={startAgain} />
      {steps === 2 ? (
        <StepButtons step={step} hidden={sent} words={words} onBack={back} submit={submit}>
          {toCheck}
        </StepButtons>
      ) : (
        <div hidden={sent} className="mt-5 flex flex-col gap-3 sm:flex-row">
          <Button type="submit" size="lg" aria-disabled={busy || undefined}>
            {submit.children}
          </Button>
          {toCheck}
        </div>
      )}
    </form>
  );
};
