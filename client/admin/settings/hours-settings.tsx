import { type Setting, settings } from '../../../shared/settings';
import { Field } from '../../ui/field';
import { SettingCard } from './setting-card';
import { settingWords } from './setting-words';
import { useSettingForm } from './use-setting-form';

type Stored<Name extends 'firstContact' | 'callPlan'> = {
  stored: { value: Setting<Name>; version: number };
};

/** How soon the firm promises to answer a new lead. */
export const FirstContactSetting = ({ stored }: Stored<'firstContact'>) => {
  const words = settingWords.firstContact;
  const toValue = ({ hours }: { hours: string }) => ({
    promisedHours: hours.trim() === '' ? Number.NaN : Number(hours),
  });
  const form = useSettingForm({
    name: 'firstContact',
    stored,
    toValues: ({ promisedHours }) => ({ hours: String(promisedHours) }),
    toValue,
    validate: (values): Record<string, string> =>
      settings.firstContact.schema.safeParse(toValue(values)).success ? {} : { hours: words.invalid },
  });
  return (
    <SettingCard title={words.title} form={form}>
      <Field {...form.field('hours')} label={words.hours} hint={words.hint} inputMode="decimal" />
    </SettingCard>
  );
};

/** When to try again after nobody answered. */
export const CallPlanSetting = ({ stored }: Stored<'callPlan'>) => {
  const words = settingWords.callPlan;
  const toValue = ({ hours }: { hours: string }) => ({
    waitHours:
      hours.trim() === '' ? [] : hours.split(',').map((one) => (one.trim() ? Number(one) : Number.NaN)),
  });
  const form = useSettingForm({
    name: 'callPlan',
    stored,
    toValues: ({ waitHours }) => ({ hours: waitHours.join(', ') }),
    toValue,
    validate: (values): Record<string, string> =>
      settings.callPlan.schema.safeParse(toValue(values)).success ? {} : { hours: words.invalid },
  });
  return (
    <SettingCard title={words.title} form={form}>
      <Field {...form.field('hours')} label={words.hours} hint={words.hint} />
    </SettingCard>
  );
};
