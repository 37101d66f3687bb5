import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { type AgreementRecord, deliveries } from '../../../shared/schemas/agreement';
import type { TemplateSummary } from '../../../shared/schemas/agreement-template';
import type { ClientRecord } from '../../../shared/schemas/client';
import { useMay } from '../../auth/use-may';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { useDebounced } from '../../lib/use-debounced';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { ConflictCard } from '../conflicts/conflict-card';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { CheckRow } from '../kit/check-row';
import { Fold } from '../kit/fold';
import { useRefetch } from '../kit/use-action';
import { agreementsShown } from './agreement-actions';
import { agreementWords } from './agreement-words';
import { DraftCheck, RulesOfState } from './draft-check';
import { useLawyers } from './lawyer';
import { NotAdopted } from './not-adopted';
import { PreviewDialog } from './preview-dialog';
import { templatesFor } from './propose-template';
import { findProblems, type SendValues, startValues, toDrafts, toPost } from './send-values';
import { SignerRows } from './signer-rows';

const words = agreementWords.send;
const buttons = { mail: 'Send', link: 'Create links', here: 'Prepare for signing' };

const TemplateOptions = ({ templates }: { templates: readonly TemplateSummary[] }) =>
  templates.map(({ id, name, language, adopted, isSample }) => (
    <option key={id} value={id}>
      {[name, language === 'es' && 'Español', !adopted && (isSample ? 'sample' : 'not adopted')]
        .filter(Boolean)
        .join(' · ')}
    </option>
  ));

export type Receipt = Outputs['agreements']['send'];

type SendFormProps = {
  client: ClientRecord;
  templates: readonly TemplateSummary[];
  /** The agreement that the new one replaces. */
  replaced?: AgreementRecord;
  onSent: (receipt: Receipt) => void;
};

/** Sends an agreement in two presses: the template and the fields that fit the lead are already filled in. */
export const SendForm = ({ client, templates, replaced, onSent }: SendFormProps) => {
  const may = useMay();
  const { fitting, others } = templatesFor(client, templates);
  const { lawyers } = useLawyers();
  const send = trpc.agreements.send.useMutation();
  const refetch = useRefetch();
  const receiptRef = useRef<Receipt>(undefined);
  const [isShown, setShown] = useState(false);
  const [needsCheck, setNeedsCheck] = useState(false);
  const start = startValues(client, fitting[0]?.id ?? '', replaced);
  const form = useRecordForm<SendValues>({
    name: `agreement-${client.id}`,
    defaults: start,
    required: ['template'],
    validate: findProblems,
    save: async (values) => {
      setNeedsCheck(false);
      try {
        const receipt = await send.mutateAsync(toPost(client.id, values, replaced?.id));
        receiptRef.current = receipt;
      } catch (error) {
        if (toFailure(error).code !== 'CONFLICT_CHECK_NEEDED') throw error;
        setNeedsCheck(true);
        return false;
      }
      return true;
    },
    saveFailed: words.sendFailed,
    failed: words.sendFailed.description,
    onSaved: () => {
      const { deliver } = form.form.getValues();
      toast.success(deliver === 'mail' ? words.sent : words.made);
      form.restart(start);
      void refetch(agreementsShown);
      if (receiptRef.current) onSent(receiptRef.current);
    },
  });
  const rows = useFieldArray({ control: form.form.control, name: 'signers' });
  const values = useWatch({ control: form.form.control }) as SendValues;
  const [drafts, setDrafts] = useState(() => toDrafts(client.id, start));
  useDebounced(JSON.stringify(toDrafts(client.id, values)), 400, (typed) => setDrafts(JSON.parse(typed)));
  const previews = trpc.useQueries((each) =>
    drafts.map((draft) =>
      each.agreements.preview(draft, {
        enabled: draft.template !== '' && may('agreements.send'),
        retry: false,
      }),
    ),
  );
  const shown = previews.flatMap(({ data }) => data ?? []);
  const check = trpc.conflicts.ofLead.useQuery({ id: client.id }, { enabled: needsCheck });
  const isChecked = check.data?.standing === 'clear' || check.data?.standing === 'waived';
  const chosen = templates.filter(({ id }) => [values.template, ...values.more].includes(id));
  const language = chosen.find(({ id }) => id === values.template)?.language;
  const further = [...fitting, ...others].filter(
    (one) => one.id !== values.template && one.language === language,
  );
  if (templates.length === 0) return <p className="text-sm text-muted">{words.noTemplate}</p>;
  return (
    <>
      <RecordForm form={form} className="@container space-y-4">
        <Select {...form.field('template')} label="Agreement">
          {fitting.length === 0 && <option value="">{words.noTemplate}</option>}
          <TemplateOptions templates={fitting} />
          {others.length > 0 && (
            <optgroup label="Other case types and languages">
              <TemplateOptions templates={others} />
            </optgroup>
          )}
        </Select>
        {further.length > 0 && !replaced && (
          <Fold
            title="More documents in one envelope"
            essence={
              values.more.length > 0
                ? chosen
                    .filter(({ id }) => values.more.includes(id))
                    .map(({ name }) => name)
                    .join(', ')
                : 'None'
            }
          >
            <p className="text-sm text-muted">
              The signer reads and signs them one after the other, with one code and one consent. Each stays a
              document of its own.
            </p>
            <div className="grid gap-x-6 @xl:grid-cols-2">
              {further.map(({ id, name, adopted, isSample }) => (
                <CheckRow
                  key={id}
                  label={[name, !adopted && (isSample ? 'sample' : 'not adopted')]
                    .filter(Boolean)
                    .join(' · ')}
                  value={id}
                  {...form.form.register('more')}
                />
              ))}
            </div>
          </Fold>
        )}
        <SignerRows form={form} rows={rows} lead={client} />
        {values.signers.length > 1 && (
          <Select
            {...form.field('order')}
            label="Signing order"
            choices={{ together: 'Everyone at once', 'in-turn': 'One after the other, in the order above' }}
          />
        )}
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
        <Fold
          title="Expiration, lawyer, message"
          essence={`Expires in ${Number(values.days) || 0} days; ${lawyers?.find(({ id }) => id === values.lawyer)?.name || words.anyLawyer.toLowerCase()} signs`}
        >
          <div className="grid gap-4 @xl:grid-cols-2">
            <Field {...form.field('days')} label="Expires after days" inputMode="numeric" maxLength={2} />
            <Select
              {...form.field('lawyer')}
              label="Who signs for the firm"
              first={words.anyLawyer}
              choices={lawyers?.map(({ id, name, bar }) => ({
                value: id,
                label: name || `Bar number ${bar}`,
              }))}
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
        {chosen.map((one) => !one.adopted && <NotAdopted key={one.id} template={one} />)}
        <DraftCheck form={form} previews={shown} />
        {shown.map((preview) => (
          <RulesOfState key={preview.title} preview={preview} />
        ))}
        {needsCheck && !isChecked && (
          <p
            role="alert"
            className="rounded-md border border-warning/40 bg-warning-soft px-3 py-2 text-sm text-warning"
          >
            This lead needs a conflict check first.
          </p>
        )}
        <FormFailure form={form} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.busy} look="strong">
            {buttons[values.deliver]}
          </SubmitButton>
          <Button look="secondary" onClick={() => setShown(true)}>
            {words.preview}
          </Button>
        </div>
      </RecordForm>
      {needsCheck && (
        <div className="mt-4 border-t border-line pt-4">
          <ConflictCard id={client.id} />
        </div>
      )}
      {isShown && <PreviewDialog previews={previews} onClose={() => setShown(false)} />}
    </>
  );
};
