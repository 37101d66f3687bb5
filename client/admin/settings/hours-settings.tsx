import { type Setting, settings } from '../../../shared/settings';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { SettingCard } from './setting-card';
import { useSettingForm } from './use-setting-form';

type Stored<Name extends 'firstContact' | 'callPlan'> = {
  stored: { value: Setting<Name>; version: number };
};

/** The promised time for the first answer to a new lead. */
export const FirstContactSetting = ({ stored }: Stored<'firstContact'>) => {
  const toValue = ({ hours }: { hours: string }) => ({
    promisedHours: hours.trim() === '' ? Number.NaN : Number(hours),
  });
  const form = useSettingForm({
    name: 'firstContact',
    stored,
    toValues: ({ promisedHours }) => ({ hours: String(promisedHours) }),
    toValue,
    validate: (values): Record<string, string> =>
      settings.firstContact.schema.safeParse(toValue(values)).success
        ? {}
        : { hours: 'Enter a number of hours from 0.25 to 720.' },
  });
  return (
    <SettingCard title="Response time promise" form={form}>
      <Field
        {...form.field('hours')}
        label="Answer new leads within (hours)"
        hint="Leads that wait longer show in red."
        inputMode="decimal"
      />
    </SettingCard>
  );
};

/** The times to call again after nobody answered. */
export const CallPlanSetting = ({ stored }: Stored<'callPlan'>) => {
  const toValue = ({ hours, assigns }: { hours: string; assigns: boolean }) => ({
    assigns,
    waitHours:
      hours.trim() === '' ? [] : hours.split(',').map((one) => (one.trim() ? Number(one) : Number.NaN)),
  });
  const form = useSettingForm({
    name: 'callPlan',
    stored,
    toValues: ({ waitHours, assigns }) => ({ hours: waitHours.join(', '), assigns }),
    toValue,
    validate: (values): Record<string, string> =>
      settings.callPlan.schema.safeParse(toValue(values)).success
        ? {}
        : { hours: 'Enter up to 20 numbers of hours, separated by commas, each 0.25 or more.' },
  });
  return (
    <SettingCard title="Call plan" form={form}>
      <Field
        {...form.field('hours')}
        label="Hours between tries"
        hint="Separate them with commas. Five waits make six tries: 1, 4, 24, 24, 48."
      />
      <Checkbox
        id="call-plan-assigns"
        label="Assign a lead that nobody has to the person who calls first"
        {...form.form.register('assigns')}
      />
    </SettingCard>
  );
};
