import { useState } from 'react';
import { leadStatuses } from '../../../../shared/schemas/client';
import type { Setting } from '../../../../shared/settings';
import { trpc } from '../../../lib/trpc';
import { FormFailure, RecordForm } from '../../form/record-form';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm, useValues } from '../../form/use-record-form';
import { FieldRows } from '../../kit/field-rows';
import { OneField } from '../../kit/fields-form';
import { useCaseTypes } from '../../shared-queries';
import { Panel } from '../privacy-frame';
import { privacyWords } from '../privacy-words';
import { RetentionPreview } from './retention-preview';

type Rule = Omit<Setting<'retention'>['rules'][number], 'days'> & { days: string };
type Values = { rules: Rule[]; unknownDays: string };

const isDays = (text: string) => /^\d{2,5}$/.test(text) && Number(text) >= 30 && Number(text) <= 36_500;

/** Returns the problems by control name. */
const findProblems = ({ rules, unknownDays }: Values) =>
  Object.fromEntries(
    [
      ...rules.map(({ days }, index) => [`rules.${index}.days`, days] as const),
      ['unknownDays', unknownDays || '30'],
    ]
      .filter(([, days = '']) => !isDays(days))
      .map(([name]) => [name, 'Enter a whole number of days from 30 to 36500.']),
  );

const toSetting = ({ rules, unknownDays }: Values): Setting<'retention'> => ({
  rules: rules.map((rule) => ({ ...rule, days: Number(rule.days) })),
  unknownDays: unknownDays === '' ? null : Number(unknownDays),
});

/** The rules, with a live preview of what they would delete today. */
export const RetentionRules = ({ stored }: { stored: { value: Setting<'retention'>; version: number } }) => {
  const caseTypes = useCaseTypes();
  const { settings, privacy } = trpc.useUtils();
  const save = trpc.settings.save.useMutation();
  const [version, setVersion] = useState(stored.version);
  const form = useRecordForm<Values>({
    name: 'retention',
    defaults: {
      rules: stored.value.rules.map((rule) => ({ ...rule, days: String(rule.days) })),
      unknownDays: String(stored.value.unknownDays ?? ''),
    },
    base: version,
    required: [],
    validate: findProblems,
    save: async (values) => {
      setVersion((await save.mutateAsync({ name: 'retention', value: toSetting(values), version })).version);
    },
    saved: privacyWords.retention.saved,
    saveFailed: privacyWords.saveFailed,
    failed: privacyWords.saveFailed.description,
    onSaved: () => {
      form.restart(form.form.getValues());
      void Promise.all([settings.invalidate(), privacy.previewRetention.invalidate()]);
    },
  });
  const values = useValues(form);
  return (
    <>
      <Panel
        title="Retention"
        text="How long we keep leads after someone last worked on them. The first rule that fits applies. We keep leads that no rule fits and leads on legal hold."
      >
        <RecordForm form={form} className="space-y-4">
          <FieldRows
            form={form}
            name="rules"
            fields={() => ({
              caseType: { label: 'Case type', kind: 'choice', first: 'Any', choices: caseTypes },
              status: { label: 'Status', kind: 'choice', first: 'Any', choices: leadStatuses },
              days: { label: 'Days', kind: 'number' },
            })}
            columns="sm:grid-cols-[1fr_1fr_8rem_auto]"
            none="No rules, so we keep every lead."
            add="Add rule"
            empty={{ caseType: '', status: 'Turned down', days: '365' }}
            remove={(index) => `Remove rule ${index + 1}`}
          />
          <OneField
            form={form}
            name="unknownDays"
            meta={{
              label: 'Messages of unknown senders (days)',
              hint: 'Counted from a sender’s last message. Leave it empty to keep them. Those of a lead on legal hold stay.',
              kind: 'number',
            }}
          />
          <FormFailure form={form} />
          <SubmitButton busy={form.busy}>Save rules</SubmitButton>
        </RecordForm>
      </Panel>
      {Object.keys(findProblems(values)).length === 0 && <RetentionPreview value={toSetting(values)} />}
    </>
  );
};
