import { useRef } from 'react';
import { robotFields } from '../../../shared/robot-signs';
import { fill } from '../../content/fill';
import type { FormWords } from '../../content/words';
import { api } from '../../paths';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field, type Invalid } from '../../ui/field';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { LinkedText } from '../parts/linked-text';
import { WholeNumbers } from '../parts/whole-numbers';
import { ContactQuestion } from './contact-question';
import { FormNotice } from './form-notice';
import { controlId, type FieldName, formId } from './form-state';
import { useConsultationForm } from './use-consultation-form';

/** The page that a visitor without script gets back: the server puts what was typed, and what is wrong, where the tokens stand. */
const token = (name: string) => `{{${name}}}`;

type ConsultationForm = {
  words: FormWords;
  /** The case type that the page is about, chosen from the first moment. */
  caseType?: string | undefined;
  /** In front of the paths that its sentences link to, in a language other than the main one. */
  prefix?: string;
  template?: boolean;
};

/** The form for a free case review: plain HTML that posts to the API, then more. */
export const ConsultationForm = ({ words, caseType, prefix = '', template = false }: ConsultationForm) => {
  const form = useRef<HTMLFormElement>(null);
  const { state, startAgain } = useConsultationForm(form, words);
  const busy = state.phase === 'sending';
  const sent = state.phase === 'sent';
  const { labels, hints } = words;

  const bind = (name: FieldName) => ({
    id: controlId(name),
    name,
    error: template ? token(`${name}.error`) : state.errors[name],
    invalid: template ? (token(`${name}.invalid`) as Invalid) : undefined,
  });
  const typed = (name: FieldName) => ({
    ...bind(name),
    label: labels[name as keyof typeof labels],
    defaultValue: template ? token(name) : undefined,
  });

  return (
    <form ref={form} id={formId} method="post" action={api.clients}>
      <input type="hidden" name="form" value="consultation" />
      <input type="hidden" name="language" value={words.language} />
      {/* Where a person sees and reaches no field, a robot fills one in. */}
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <input name={robotFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
      <div hidden={sent} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <p className="text-sm text-muted sm:col-span-2">{words.required}</p>
        <Field {...typed('firstName')} required minLength={2} maxLength={100} autoComplete="given-name" />
        <Field {...typed('lastName')} required minLength={2} maxLength={100} autoComplete="family-name" />
        <Field
          {...typed('email')}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
        />
        <Field
          {...typed('phoneNumber')}
          type="tel"
          required
          minLength={10}
          maxLength={40}
          autoComplete="tel"
          inputMode="tel"
          hint={<WholeNumbers>{hints.phoneNumber}</WholeNumbers>}
        />
        <Select
          {...bind('caseType')}
          label={labels.caseType}
          defaultValue={caseType}
          required
          className="sm:col-span-2"
        >
          {template ? <option value={token('caseType')}>{token('caseTypeTitle')}</option> : null}
          <option value="">{words.chooseCaseType}</option>
          {state.caseTypes.map(({ id, title }) => (
            <option key={id} value={id}>
              {words.caseTypes[title] ?? title}
            </option>
          ))}
        </Select>
        <TextArea
          {...typed('additionalInfo')}
          rows={5}
          maxLength={5000}
          hint={hints.additionalInfo}
          className="sm:col-span-2"
        />
        <Checkbox
          {...bind('agreeToTerms')}
          value="true"
          required
          className="sm:col-span-2"
          label={<LinkedText to={(path) => prefix + path}>{fill(words.policies)}</LinkedText>}
        />
        <ContactQuestion words={words} />
      </div>
      <FormNotice state={state} words={words} onAgain={startAgain} />
      <Button
        type="submit"
        size="lg"
        hidden={sent}
        aria-disabled={busy || undefined}
        className="mt-5 w-full sm:w-auto"
      >
        {busy ? words.sending : words.submit}
      </Button>
    </form>
  );
};
