import { type ReactNode, useState } from 'react';
import { placeKinds } from '../../../../shared/agreements/markup';
import { describeField, listFields } from '../../../../shared/agreements/template-fields';
import { type DocumentKind, getTerms, seats, type Term } from '../../../../shared/agreements/terms';
import { messages } from '../../../../shared/messages';
import {
  type TemplateInput,
  type TemplateRecord,
  templateInput,
} from '../../../../shared/schemas/agreement-template';
import { trpc } from '../../../lib/trpc';
import { useDebounced } from '../../../lib/use-debounced';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { FormFailure, RecordForm } from '../../form/record-form';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm, useValues } from '../../form/use-record-form';
import { CompactCard, compactCardClass } from '../../kit/card';
import { CheckRow } from '../../kit/check-row';
import { Fold } from '../../kit/fold';
import { useCaseTypes } from '../../shared-queries';
import { agreementWords } from '../agreement-words';
import { TemplatePreview } from './template-preview';
import { templateWords, templateWords as words } from './template-words';

const { places, seats: people } = agreementWords.document;

/** Returns the markup of a choice. Places to sign and blocks stand on lines of their own. */
const toMarkup = (choice: string): { text: string; isAlone: boolean } =>
  choice.startsWith('[')
    ? { text: choice, isAlone: true }
    : { text: `{{${choice}}}`, isAlone: describeField(choice).shape === 'lines' };

/** Inserts text at the cursor as if it were typed, so that undo takes it back. */
const insert = (area: HTMLTextAreaElement, choice: string) => {
  const { text, isAlone } = toMarkup(choice);
  const before = area.value.slice(0, area.selectionStart);
  const after = area.value.slice(area.selectionEnd);
  const above = before === '' ? '' : '\n'.repeat(2 - /\n{0,2}$/.exec(before)![0].length);
  const below = '\n'.repeat(2 - /^\n{0,2}/.exec(after)![0].length);
  const whole = isAlone ? `${above}${text}${below}` : text;
  area.focus();
  if (document.execCommand('insertText', false, whole)) return;
  area.setRangeText(whole, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
};

type InsertFieldProps = { kind: DocumentKind /** The ID of the text's control. */; area: string };

/** Chooses a field or a place to sign, and inserts it into the text at the cursor. */
const InsertField = ({ kind, area }: InsertFieldProps) => {
  const [choice, setChoice] = useState('client.name');
  const onInsert = () => insert(document.getElementById(area) as HTMLTextAreaElement, choice);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Select
        id={`${area}-insert`}
        label="Field or place to sign"
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      >
        {listFields(kind).map(({ title, fields }) => (
          <optgroup key={title} label={title}>
            {fields.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label="Places to sign">
          {seats.flatMap((who) =>
            placeKinds.map((place) => (
              <option key={`${place} ${who}`} value={`[${place} ${who}]`}>
                {places[place]} {people[who]}
              </option>
            )),
          )}
        </optgroup>
      </Select>
      <Button look="secondary" onClick={onInsert} label="Insert" />
    </div>
  );
};

const { title, essence, rows, fields } = templateWords.help;

/** Explains the markup beside the text, for people who write one. */
const TemplateHelp = () => (
  <Fold title={title} essence={essence}>
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[14rem_minmax(0,1fr)]">
      {rows.map(([written, meaning]) => (
        <div key={written} className="contents">
          <dt className="mt-2 font-mono break-words whitespace-pre-line sm:mt-0">{written}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
    {fields.map((text) => (
      <p key={text} className="text-sm text-muted">
        {text}
      </p>
    ))}
  </Fold>
);

/**
 * The form's values: years as text, and required parts without the dot in their names, because a form reads a dot as a
 * path.
 */
type Values = Omit<TemplateInput, 'keptYears'> & { keptYears: string };

const toKey = (name: string) => name.replaceAll('.', '_');
const newTemplate: TemplateInput = {
  kind: 'fee',
  name: '',
  language: 'en',
  caseTypes: [],
  text: '',
  terms: {},
  keptYears: 7,
};

const toValues = ({ kind, name, language, caseTypes, text, terms, keptYears }: TemplateInput): Values => ({
  ...{ kind, name, language, caseTypes, text },
  terms: Object.fromEntries(Object.entries(terms).map(([term, value]) => [toKey(term), value])),
  keptYears: String(keptYears),
});
const toInput = ({ terms, keptYears, ...values }: Values): TemplateInput => ({
  ...values,
  terms: Object.fromEntries(getTerms(values.kind).map(({ name }) => [name, terms[toKey(name)] ?? ''])),
  keptYears: Number(keptYears),
});

const findProblems = (values: Values): Record<string, string> => {
  const issues = templateInput.safeParse(toInput(values)).error?.issues ?? [];
  const sentence = (name: string, message: string) => {
    if (name === 'keptYears') return 'Enter a number of years from 1 to 100.';
    return name === 'name' || name === 'text' ? messages.form.required : message;
  };
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), sentence(String(path[0]), message)]),
  );
};

type FormState = ReturnType<typeof useRecordForm<Values>>;

const TermField = ({ term: { name, label, answer, source }, form }: { term: Term; form: FormState }) => {
  const field = { ...form.field(`terms.${toKey(name)}`), label, hint: `${source} · {{${name}}}` };
  if (answer === 'percent') return <Field {...field} inputMode="decimal" maxLength={5} />;
  if (answer === 'text') return <TextArea {...field} rows={3} maxLength={5000} />;
  return (
    <Select
      {...field}
      first="Choose"
      choices={answer.map((one) => ({
        value: one,
        label: words.answers[one as keyof typeof words.answers] ?? one,
      }))}
    />
  );
};

/** Shows the server's findings on the text while you edit it. */
const Check = ({ input }: { input: TemplateInput }) => {
  const { data } = trpc.agreementTemplates.check.useQuery(input, {
    enabled: templateInput.safeParse(input).success,
    placeholderData: (before) => before,
  });
  if (!data) return null;
  if (data.length === 0) return <p className="mb-3 text-sm text-success">This template can go out.</p>;
  return (
    <div className="mb-3 rounded-md bg-warning-soft p-3 text-sm text-warning">
      <p className="font-semibold">Before this can go out:</p>
      <ul className="list-disc pl-5">
        {data.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {line !== null && `Line ${line}:`} {message}
          </li>
        ))}
      </ul>
    </div>
  );
};

type TemplateFormProps = {
  template?: TemplateRecord;
  onSaved: (template: TemplateRecord) => void;
  children?: ReactNode;
};

/** The template editor: settings, parts and text, with a preview next to them. */
export const TemplateForm = ({ template, onSaved, children }: TemplateFormProps) => {
  const { agreementTemplates } = trpc.useUtils();
  const create = trpc.agreementTemplates.create.useMutation();
  const update = trpc.agreementTemplates.update.useMutation();
  const caseTypes = useCaseTypes();
  const form = useRecordForm<Values>({
    name: `template-${template?.id ?? 'new'}`,
    defaults: toValues(template ?? newTemplate),
    version: template?.version,
    required: ['name', 'text'],
    validate: findProblems,
    save: async (values, version) => {
      const input = toInput(values);
      const next = template
        ? await update.mutateAsync({ ...input, id: template.id, version })
        : await create.mutateAsync(input);
      onSaved(next);
      return next;
    },
    saveFailed: 'The template could not be saved',
    saved: 'Template saved',
    onSaved: () => {
      form.restart(form.form.getValues());
      void agreementTemplates.invalidate();
    },
  });
  const values = useValues(form);
  const [input, setInput] = useState(() => toInput(values));
  useDebounced(JSON.stringify(toInput(values)), 300, (typed) => setInput(JSON.parse(typed) as TemplateInput));
  const text = form.field('text');
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <RecordForm form={form} className={`${compactCardClass} space-y-4`}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            {...form.field('name')}
            label="Name"
            hint="Staff choose it by this name, and the signer sees it."
            maxLength={120}
          />
          <Select {...form.field('kind')} label="Kind" choices={words.kinds} />
          <Select {...form.field('language')} label="Language" choices={words.languages} />
          <Field
            {...form.field('keptYears')}
            label="Keep signed copies, years"
            hint="A signed copy stays this long after the case ends, even if the lead is deleted."
            inputMode="numeric"
            maxLength={3}
          />
        </div>
        <Fold
          title="Case types"
          essence={
            values.caseTypes.length === 0
              ? 'All case types'
              : caseTypes
                  .filter(({ value }) => values.caseTypes.includes(value))
                  .map(({ label }) => label)
                  .join(', ')
          }
        >
          <p className="text-sm text-muted">Leave all unchecked to offer it for every case type.</p>
          <div className="columns-1 gap-6 sm:columns-2">
            {caseTypes.map(({ value, label }) => (
              <CheckRow key={value} label={label} value={value} {...form.form.register('caseTypes')} />
            ))}
          </div>
        </Fold>
        {getTerms(values.kind).length > 0 && (
          <fieldset className="space-y-4">
            <legend className="text-sm font-semibold">Required parts</legend>
            <p className="text-sm text-muted">{'The text must contain each part as {{name}}.'}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              {getTerms(values.kind).map((term) => (
                <TermField key={term.name} term={term} form={form} />
              ))}
            </div>
          </fieldset>
        )}
        <InsertField kind={values.kind} area={text.id} />
        <TextArea
          {...text}
          label="Text"
          hint="“Insert” puts a field or a place to sign where the cursor is."
          maxLength={100_000}
          spellCheck
          lang={values.language}
          className="[&_textarea]:h-[70dvh] [&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <TemplateHelp />
        <FormFailure form={form} />
        <SubmitButton busy={form.busy} label={template ? 'Save new version' : 'Add template'} />
      </RecordForm>
      <div className="grid grid-cols-1 gap-4 xl:sticky xl:top-20">
        {children}
        <CompactCard title={words.preview}>
          <Check input={input} />
          <TemplatePreview template={input} />
        </CompactCard>
      </div>
    </div>
  );
};
