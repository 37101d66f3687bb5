import { useState } from 'react';
import type { AgreementRecord } from '../../../shared/schemas/agreement';
import type { TemplateSummary } from '../../../shared/schemas/agreement-template';
import type { ClientRecord } from '../../../shared/schemas/client';
import { writtenLanguage } from '../../../shared/written-language';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { ConflictCard } from '../conflicts/conflict-card';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { TextLink } from '../kit/text-link';
import { staffPaths } from '../staff-paths';
import { agreementWords } from './agreement-words';
import { DraftCheck, RulesOfState } from './draft-check';
import { OnlyLawyers } from './lawyer';
import { PreviewDialog } from './preview-dialog';
import { DeliveryFields, EnvelopeFields, FurtherFields, TemplateSelect } from './send-fields';
import { SignerRows } from './signer-rows';
import { templateWords } from './templates/template-words';
import { type Receipt, useSendForm } from './use-send-form';

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
          <SubmitButton busy={form.busy} look="strong">
            {buttons[values.deliver]}
          </SubmitButton>
          <Button look="secondary" onClick={() => setPreviewed(true)}>
            {words.preview}
          </Button>
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
