import { useWatch } from 'react-hook-form';
import { rulesOfKind } from '../../../shared/agreements/state-rules';
import { describeField } from '../../../shared/agreements/template-fields';
import { useMay } from '../../auth/use-may';
import type { Outputs } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { DateField } from '../form/date-field';
import type { useRecordForm } from '../form/use-record-form';
import { TextLink } from '../kit/text-link';
import { staffPaths } from '../staff-paths';
import { agreementWords } from './agreement-words';
import type { SendValues } from './send-values';
import { StateRules } from './state-rules';

const words = agreementWords.send;

type Preview = Outputs['agreements']['preview'];

type DraftCheckProps = {
  form: ReturnType<typeof useRecordForm<SendValues>>;
  previews: readonly Preview[];
};

/** The rules of the lead's state for a document. Kinds without any rule show nothing. */
export const RulesOfState = ({ preview }: { preview: Preview }) => {
  const rules = agreementWords.stateRules;
  if (rulesOfKind(preview.kind).length === 0) return null;
  return (
    <section aria-label={rules.title} className="rounded-md border border-line p-3">
      <p className="mb-2 text-sm font-semibold">{rules.title}</p>
      <StateRules rules={preview.stateRules} none={rules.noneForState(preview.state)} />
    </section>
  );
};

type OpenFieldProps = { name: string; value: string | undefined; onChange: (value: string) => void };

/** Asks for the value of a field by its name and in its shape. */
const OpenField = ({ name, value, onChange }: OpenFieldProps) => {
  const { label, shape } = describeField(name);
  const control = { id: `agreement-value-${name}`, label, maxLength: 500, defaultValue: value };
  if (shape === 'date')
    return <DateField id={control.id} label={label} isDay value={value ?? ''} onChange={onChange} />;
  const changed = ({ target }: { target: { value: string } }) => onChange(target.value);
  return shape === 'lines' ? (
    <TextArea {...control} rows={3} onChange={changed} />
  ) : (
    <Field {...control} onChange={changed} />
  );
};

/** Lists the problems that keep the documents from being sent: fields without a value, and gaps in the template. */
export const DraftCheck = ({ form, previews }: DraftCheckProps) => {
  const may = useMay();
  const typed = useWatch({ control: form.form.control, name: 'values' });
  const open = [...new Set(previews.flatMap((one) => one.open))];
  const problems = [...new Set(previews.flatMap((one) => one.problems.map(({ message }) => message)))];
  /** Sets a field's value and drops fields that are no longer open. */
  const fill = (name: string, value: string) => {
    const others = typed.filter((one) => one.name !== name && open.includes(one.name));
    form.form.setValue('values', [...others, { name, value }], { shouldDirty: true });
  };
  if (open.length === 0 && problems.length === 0) return null;
  return (
    <section
      aria-label={words.missing}
      className="space-y-3 rounded-md border border-warning/40 bg-warning-soft p-3"
    >
      {problems.length > 0 && (
        <div className="text-sm text-warning">
          <p className="font-semibold">This template cannot go out yet:</p>
          <ul className="list-disc pl-5">
            {problems.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          {may('agreements.templates') && (
            <TextLink href={staffPaths.agreements}>Open the templates</TextLink>
          )}
        </div>
      )}
      {open.length > 0 && (
        <>
          <p className="text-sm text-warning">
            <span className="font-semibold">{words.missing}</span> Fill them in where they belong, or enter a
            value for this document only.
          </p>
          <div className="grid gap-3 @xl:grid-cols-2">
            {open.map((name) => (
              <OpenField
                key={name}
                name={name}
                value={typed.find((one) => one.name === name)?.value}
                onChange={(value) => fill(name, value)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
};
