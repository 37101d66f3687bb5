import type { CaseChoice } from '../../../shared/case-types';
import { answerWays, bestTimes } from '../../../shared/form-controls';
import { fill } from '../../content/fill';
import type { FormWords } from '../../content/words';
import { Checkbox } from '../../ui/checkbox';
import { Field, type Invalid } from '../../ui/field';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { LinkedText } from '../parts/linked-text';
import { WholeNumbers } from '../parts/whole-numbers';
import { ContactQuestion } from './contact-question';
import { controlId, type FieldErrors, type FieldName } from './form-state';

export type FormFields = {
  words: FormWords;
  errors: FieldErrors;
  caseTypes: readonly CaseChoice[];
  /** The page's case type, preselected. */
  caseType?: string | undefined;
  /** The path prefix for links in its sentences, in a language other than the main one. */
  prefix: string;
  /** The page returned to visitors without script: the server replaces the tokens with the typed values and errors. */
  template: boolean;
};

const token = (name: string) => `{{${name}}}`;
const wide = 'sm:col-span-2';

const bind = ({ template, errors }: FormFields, name: FieldName) => ({
  id: controlId(name),
  name,
  error: template ? token(`${name}.error`) : errors[name],
  invalid: template ? (token(`${name}.invalid`) as Invalid) : undefined,
});
const typed = (fields: FormFields, name: keyof FormWords['labels']) => ({
  ...bind(fields, name),
  label: fields.words.labels[name],
  defaultValue: fields.template ? token(name) : undefined,
});

/** The person's name and contact details. */
export const ContactFields = (fields: FormFields) => (
  <>
    <Field {...typed(fields, 'firstName')} required maxLength={100} autoComplete="given-name" />
    <Field {...typed(fields, 'lastName')} required maxLength={100} autoComplete="family-name" />
    <Field
      {...typed(fields, 'email')}
      type="email"
      required
      maxLength={254}
      autoComplete="email"
      inputMode="email"
    />
    <Field
      {...typed(fields, 'phoneNumber')}
      type="tel"
      required
      minLength={10}
      maxLength={40}
      autoComplete="tel"
      inputMode="tel"
      hint={<WholeNumbers>{fields.words.hints.phoneNumber}</WholeNumbers>}
    />
  </>
);

/** The preferred way and time of a reply; the default is a call. */
const AnswerFields = (fields: FormFields) => {
  const { words } = fields;
  const { id, name } = bind(fields, 'answerBy');
  const ways = answerWays.filter((way) => words.answerWays[way]);
  return (
    <>
      <fieldset aria-describedby={`${id}-hint`} className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 text-sm font-semibold">{words.labels.answerBy}</legend>
        <div className="flex flex-wrap gap-2">
          {ways.map((way, index) => (
            <label
              key={way}
              className="flex min-h-control grow items-center justify-center gap-2 rounded-md border border-control bg-card px-2 hover:border-ink has-checked:border-accent has-checked:font-semibold"
            >
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={way}
                className="size-5 shrink-0 accent-accent"
              />
              {words.answerWays[way]}
            </label>
          ))}
        </div>
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {words.hints.answerBy}
        </p>
      </fieldset>
      <Select {...bind(fields, 'bestTime')} label={words.labels.bestTime} defaultValue="" className={wide}>
        <option value="">{words.anyTime}</option>
        {bestTimes.map((time) => (
          <option key={time} value={time}>
            {words.bestTimes[time]}
          </option>
        ))}
      </Select>
    </>
  );
};

/** The case type and the message. */
export const StoryFields = (fields: FormFields) => {
  const { words, template, caseTypes, caseType } = fields;
  return (
    <>
      <Select
        {...bind(fields, 'caseType')}
        label={words.labels.caseType}
        defaultValue={caseType}
        required
        className={wide}
      >
        {template ? <option value={token('caseType')}>{token('caseTypeTitle')}</option> : null}
        <option value="">{words.chooseCaseType}</option>
        {caseTypes.map(({ id, title }) => (
          <option key={id} value={id}>
            {words.caseTypes[title] ?? title}
          </option>
        ))}
      </Select>
      <TextArea
        {...typed(fields, 'additionalInfo')}
        rows={3}
        maxLength={5000}
        hint={words.hints.additionalInfo}
        className={wide}
      />
      <AnswerFields {...fields} />
    </>
  );
};

/** The agreement to the terms and, as a separate choice, to calls and texts. */
export const AgreementFields = (fields: FormFields) => {
  const { words, prefix } = fields;
  return (
    <>
      <Checkbox
        {...bind(fields, 'agreeToTerms')}
        value="true"
        required
        className={wide}
        label={<LinkedText to={(path) => prefix + path}>{fill(words.policies)}</LinkedText>}
      />
      <ContactQuestion words={words} />
    </>
  );
};
