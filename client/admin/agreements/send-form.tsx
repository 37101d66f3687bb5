import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { rulesOfKind } from '../../../shared/agreements/state-rules';
import { describeField } from '../../../shared/agreements/template-fields';
import type { AgreementRecord } from '../../../shared/schemas/agreement';
import type { TemplateSummary } from '../../../shared/schemas/agreement-template';
import type { ClientRecord } from '../../../shared/schemas/client';
import { writtenLanguage } from '../../../shared/written-language';
import { useMay } from '../../auth/use-may';
import type { Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { ScrollRegion } from '../../ui/scroll-region';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { ConflictCard } from '../conflicts/conflict-card';
import { DateField } from '../form/date-field';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import type { useRecordForm } from '../form/use-record-form';
import { Unloaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { staffPaths } from '../staff-paths';
import { agreementWords } from './agreement-words';
import { DocumentText } from './document-text';
import { OnlyLawyers } from './lawyer';
import { DeliveryFields, EnvelopeFields, FurtherFields, TemplateSelect } from './send-fields';
import type { SendValues } from './send-values';
import { SignerRows } from './signer-rows';
import { StateRules } from './state-rules';
import { templateWords } from './templates/template-words';
import { type Receipt, useSendForm } from './use-send-form';

type PreviewDialogProps = {
  /** One for each document. */
  previews: readonly {
    data: Outputs['agreements']['preview'] | undefined;
    isError: boolean;
    refetch: () => unknown;
  }[];
  onClose: () => void;
};

/** The documents as the signer will read them. */
const PreviewDialog = ({ previews, onClose }: PreviewDialogProps) => {
  const loaded = previews.flatMap(({ data }) => data ?? []);
  const unloaded = previews.find(({ data }) => !data);
  return (
    <Dialog
      open
      onClose={onClose}
      title={loaded.map(({ title }) => title).join(', ') || 'Preview'}
      description="What the signer sees"
      width="lg"
    >
      <ScrollRegion label="What the signer sees" className="max-h-[calc(100dvh-14rem)] overflow-y-auto p-5">
        {unloaded && <Unloaded query={unloaded} what="the preview" />}
        {loaded.map(({ title, blocks, language }) => (
          <div key={title} className="not-first:mt-6 not-first:border-t not-first:border-line not-first:pt-6">
            <DocumentText blocks={blocks} language={language} />
          </div>
        ))}
      </ScrollRegion>
    </Dialog>
  );
};

type Preview = Outputs['agreements']['preview'];

type DraftCheckProps = {
  form: ReturnType<typeof useRecordForm<SendValues>>;
  previews: readonly Preview[];
};

/** The rules of the lead's state for a document. Kinds without any rule show nothing. */
const RulesOfState = ({ preview }: { preview: Preview }) => {
  if (rulesOfKind(preview.kind).length === 0) return null;
  return (
    <section aria-label="State rules" className="rounded-md border border-line p-3">
      <p className="mb-2 text-sm font-semibold">State rules</p>
      <StateRules
        rules={preview.stateRules}
        none={
          preview.state
            ? `We have no row for ${preview.state}.`
            : 'This lead has no state, so there is no row to show.'
        }
      />
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
const DraftCheck = ({ form, previews }: DraftCheckProps) => {
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

const words = agreementWords.send;

type LeadFacts = Pick<ClientRecord, 'caseType' | 'language'>;

const fits = ({ caseType, language }: LeadFacts, template: TemplateSummary) =>
  template.language === writtenLanguage(language) &&
  (template.caseTypes.length === 0 || template.caseTypes.includes(caseType));

/** Ranks fee agreements first, then templates for this case type, then adopted texts before samples. */
const rank = ({ kind, caseTypes, adopted }: TemplateSummary) =>
  (kind === 'fee' ? 4 : 0) + (caseTypes.length > 0 ? 2 : 0) + (adopted ? 1 : 0);

/** Returns the templates that fit a lead, the best one first, and all the others. */
const templatesFor = (client: LeadFacts, templates: readonly TemplateSummary[]) => {
  const fitting = templates.filter((template) => fits(client, template));
  return {
    fitting: fitting.toSorted((one, other) => rank(other) - rank(one)),
    others: templates.filter((template) => !fitting.includes(template)),
  };
};

/** Explains why a text cannot be sent yet, who can change that, and where. */
const NotAdopted = ({ template: { id, typedAdopter } }: { template: TemplateSummary }) => (
  <section
    aria-label={words.notAdopted}
    className="space-y-1 rounded-md border border-warning/40 bg-warning-soft p-3 text-sm"
  >
    <p className="text-warning">
      <span className="font-semibold">{words.notAdopted}</span>{' '}
      {typedAdopter
        ? templateWords.adopt.typed(typedAdopter)
        : 'Until then you can send it only to people of the firm, as a specimen.'}
    </p>
    <OnlyLawyers text={templateWords.adopt.only} />
    <p>
      <TextLink href={staffPaths.agreementTemplate(id)} className="inline-flex min-h-6 items-center">
        Open the template
      </TextLink>
    </p>
  </section>
);

const buttons = { mail: 'Send', link: 'Create links', here: 'Prepare for signing' };

type SendFormProps = {
  client: ClientRecord;
  templates: readonly TemplateSummary[];
  /** The agreement that the new one replaces. */
  replaced?: AgreementRecord;
  onSent: (receipt: Receipt) => void;
};

/** Sends an agreement in two presses: the template and the fields that fit the lead are already filled in. */
export const SendForm = ({ client, templates, replaced, onSent }: SendFormProps) => {
  const { fitting, others } = templatesFor(client, templates);
  const template = fitting[0]?.id ?? '';
  const sending = useSendForm({ client, template, onSent, ...(replaced && { replaced }) });
  const { form, values, previews } = sending;
  const [isPreviewed, setPreviewed] = useState(false);
  if (templates.length === 0) return <p className="text-sm text-muted">{words.noTemplate}</p>;
  const shown = previews.flatMap(({ data }) => data ?? []);
  const chosen = templates.filter(({ id }) => [values.template, ...values.more].includes(id));
  const language = chosen.find(({ id }) => id === values.template)?.language;
  const further = [...fitting, ...others].filter(
    (one) => one.id !== values.template && one.language === language,
  );
  return (
    <>
      <RecordForm form={form} className="@container space-y-4">
        <TemplateSelect form={form} fitting={fitting} others={others} />
        {further.length > 0 && !replaced && (
          <EnvelopeFields form={form} values={values} templates={further} />
        )}
        <SignerRows form={form} rows={sending.rows} lead={client} />
        {values.signers.length > 1 && (
          <Select
            {...form.field('order')}
            label="Signing order"
            choices={{ together: 'Everyone at once', 'in-turn': 'One after the other, in the order above' }}
          />
        )}
        <DeliveryFields form={form} values={values} />
        <FurtherFields form={form} values={values} />
        {chosen.map((one) => !one.adopted && <NotAdopted key={one.id} template={one} />)}
        <DraftCheck form={form} previews={shown} />
        {shown.map((preview) => (
          <RulesOfState key={preview.title} preview={preview} />
        ))}
        {sending.isCheckMissing && (
          <p
            role="alert"
            className="rounded-md border border-warning/40 bg-warning-soft px-3 py-2 text-sm text-warning"
          >
            Not sent yet. The conflict check found matches, see below.
          </p>
        )}
        <FormFailure form={form} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.busy} look="strong" label={buttons[values.deliver]} />
          <Button look="secondary" onClick={() => setPreviewed(true)} label="Preview" />
        </div>
      </RecordForm>
      {sending.needsCheck && (
        <div className="mt-4 border-t border-line pt-4">
          <ConflictCard id={client.id} />
        </div>
      )}
      {isPreviewed && <PreviewDialog previews={previews} onClose={() => setPreviewed(false)} />}
    </>
  );
};
