import { deliveries } from '../../../shared/schemas/agreement';
import type { TemplateSummary } from '../../../shared/schemas/agreement-template';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import type { useRecordForm } from '../form/use-record-form';
import { CheckRow } from '../kit/check-row';
import { Fold } from '../kit/fold';
import { OneField } from '../kit/one-field';
import { agreementWords } from './agreement-words';
import { useLawyers } from './lawyer';
import type { SendValues } from './send-values';

const words = agreementWords.send;

type FormProps = { form: ReturnType<typeof useRecordForm<SendValues>>; values: SendValues };
type Templates = readonly TemplateSummary[];

const nameTemplate = ({ name, adopted, isSample }: TemplateSummary, language?: string | false) =>
  [name, language, !adopted && (isSample ? 'sample' : 'not adopted')].filter(Boolean).join(' · ');

const TemplateOptions = ({ templates }: { templates: Templates }) =>
  templates.map((one) => (
    <option key={one.id} value={one.id}>
      {nameTemplate(one, one.language === 'es' && 'Español')}
    </option>
  ));

export const TemplateSelect = ({
  form,
  fitting,
  others,
}: Pick<FormProps, 'form'> & { fitting: Templates; others: Templates }) => (
  <Select {...form.field('template')} label="Agreement">
    {fitting.length === 0 && <option value="">{words.noTemplate}</option>}
    <TemplateOptions templates={fitting} />
    {others.length > 0 && (
      <optgroup label="Other case types and languages">
        <TemplateOptions templates={others} />
      </optgroup>
    )}
  </Select>
);

/** Adds documents that are signed in the same sitting. */
export const EnvelopeFields = ({ form, values, templates }: FormProps & { templates: Templates }) => {
  const added = templates.filter(({ id }) => values.more.includes(id));
  return (
    <Fold
      title="More documents in one envelope"
      essence={added.length > 0 ? added.map(({ name }) => name).join(', ') : 'None'}
    >
      <p className="text-sm text-muted">
        The signer reads and signs them one after the other, with one code and one consent. Each stays a
        document of its own.
      </p>
      <div className="grid gap-x-6 @xl:grid-cols-2">
        {templates.map((one) => (
          <CheckRow key={one.id} label={nameTemplate(one)} value={one.id} {...form.form.register('more')} />
        ))}
      </div>
    </Fold>
  );
};

export const DeliveryFields = ({ form, values }: FormProps) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">How to send it</legend>
    <div className="flex flex-wrap gap-2">
      {deliveries.map((way) => (
        <label
          key={way}
          className="inline-flex min-h-row cursor-pointer items-center gap-2 rounded-md border border-control bg-card px-3 text-sm has-checked:border-ink has-checked:bg-paper-deep has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            value={way}
            {...form.form.register('deliver')}
            className="size-6 shrink-0 accent-accent"
          />
          {words.ways[way]}
        </label>
      ))}
    </div>
    <p className="mt-1.5 text-sm text-muted">{words.wayHints[values.deliver]}</p>
  </fieldset>
);

export const FurtherFields = ({ form, values }: FormProps) => {
  const { lawyers } = useLawyers();
  const lawyer = lawyers?.find(({ id }) => id === values.lawyer)?.name || words.anyLawyer.toLowerCase();
  return (
    <Fold
      title="Expiration, lawyer, message"
      essence={`Expires in ${values.expiresDays || 0} days; ${lawyer} signs`}
    >
      <div className="grid gap-4 @xl:grid-cols-2">
        <OneField form={form} name="expiresDays" meta={{ label: 'Expires after days', kind: 'number' }} />
        <Select
          {...form.field('lawyer')}
          label="Who signs for the firm"
          first={words.anyLawyer}
          choices={lawyers?.map(({ id, name, bar }) => ({ value: id, label: name || `Bar number ${bar}` }))}
        />
        <TextArea
          {...form.field('message')}
          label="Message to the signers"
          hint="Optional. It appears above the document and in the e-mail."
          maxLength={1000}
          rows={3}
          className="@xl:col-span-2"
        />
      </div>
    </Fold>
  );
};
