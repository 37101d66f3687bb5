import { keepPreviousData } from '@tanstack/react-query';
import { leadStatuses } from '../../../../shared/schemas/client';
import type { Setting } from '../../../../shared/settings';
import { trpc } from '../../../lib/trpc';
import { FormFailure, RecordForm } from '../../form/record-form';
import { SubmitButton } from '../../form/submit-button';
import { useValues } from '../../form/use-record-form';
import { FieldRows } from '../../kit/field-rows';
import { OneField } from '../../kit/fields-form';
import { Loaded, Unloaded } from '../../kit/loaded';
import { TextLink } from '../../kit/text-link';
import { notSaved } from '../../kit/use-action';
import { Moment } from '../../moment';
import { type Stored, useSettingForm } from '../../settings/setting-form';
import { useCaseTypes } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { Panel, PrivacyFrame } from '../privacy-frame';
import { privacyWords } from '../privacy-words';

/** Retention rules for leads, previewed before they apply. */
export const RetentionScreen = () => {
  const settings = trpc.settings.all.useQuery();
  return (
    <PrivacyFrame tab="retention">
      <Loaded query={settings} loading={privacyWords.loading} failed={privacyWords.failed}>
        {({ retention }) => <RetentionRules stored={retention} />}
      </Loaded>
    </PrivacyFrame>
  );
};

/** Shows what the rules would delete today. */
const RetentionPreview = ({ value }: { value: Setting<'retention'> }) => {
  const query = trpc.privacy.previewRetention.useQuery(value, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  return (
    <Panel
      title="What these rules would delete today"
      text="You can restore leads that they delete for 30 days. Messages of unknown senders are gone at once."
    >
      {!data && <Unloaded query={query} loading={privacyWords.loading} failed={privacyWords.failed} />}
      <ul aria-live="polite" className="space-y-3 text-sm">
        {data?.rules.map(({ count, oldest }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no other identity than its position
          <li key={place}>
            <p>
              {`Rule ${place + 1}:`}{' '}
              <strong>{count === 0 ? 'no leads' : count === 1 ? '1 lead' : `${count} leads`}</strong>
            </p>
            {oldest.length > 0 && (
              <p className="text-muted">
                Oldest:{' '}
                {oldest.map(({ id, name, updatedAt }) => (
                  <span key={id} className="mr-3 inline-block">
                    <TextLink href={staffPaths.client(id)}>{name}</TextLink>, <Moment short at={updatedAt} />
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
        {data && (
          <li>
            Unknown senders: <strong>{data.unknown === 1 ? '1 sender' : `${data.unknown} senders`}</strong>
          </li>
        )}
      </ul>
      {data?.actsFrom && (
        <p className="mt-3 text-sm">
          The saved rules apply from <Moment at={data.actsFrom} />
        </p>
      )}
    </Panel>
  );
};

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
const RetentionRules = ({ stored }: { stored: Stored<'retention'> }) => {
  const caseTypes = useCaseTypes();
  const form = useSettingForm<'retention', Values>({
    name: 'retention',
    stored,
    toValues: ({ rules, unknownDays }) => ({
      rules: rules.map((rule) => ({ ...rule, days: String(rule.days) })),
      unknownDays: String(unknownDays ?? ''),
    }),
    toValue: toSetting,
    validate: findProblems,
    saved: privacyWords.retention.saved,
    saveFailed: notSaved,
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
