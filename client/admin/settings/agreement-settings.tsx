import { listNames, toRecord } from '../../../shared/records';
import { agreementStatusChoices, type Setting, settings } from '../../../shared/settings';
import { Field } from '../../ui/field';
import { CheckRow } from '../kit/check-row';
import { SettingCard, SettingForm, type Stored, useSettingForm } from './setting-form';

const moments: Record<keyof Setting<'agreementStatuses'>, string> = {
  sent: 'Sent',
  opened: 'Opened',
  signed: 'Signed by everyone else, waiting for the firm',
  complete: 'Complete',
  declined: 'Declined',
  expired: 'Expired',
};
const fields = toRecord(
  listNames(moments),
  (name) =>
    ({ label: moments[name], kind: 'choice', first: 'No change', choices: agreementStatusChoices }) as const,
);

/** The status that a lead gets when its fee agreement moves. */
export const AgreementStatusesSetting = ({ stored }: { stored: Stored<'agreementStatuses'> }) => (
  <SettingForm
    name="agreementStatuses"
    title="Status after an agreement"
    isTitled
    text="A lead gets this status when its fee agreement is sent, opened, signed or ended. A status that someone sets later stays."
    stored={stored}
    fields={fields}
    toValues={(value) => value}
    toValue={(values) => values}
  />
);

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
type Values = { days: string[]; opensAt: string; closesAt: string };

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const toValue = (values: Values): Setting<'workHours'> => ({
  days: values.days.map(Number).toSorted(),
  opensAt: toNumber(values.opensAt),
  closesAt: toNumber(values.closesAt),
});

/** The hours in which the tasks that the product adds are due. */
export const WorkHoursSetting = ({ stored }: { stored: Stored<'workHours'> }) => {
  const form = useSettingForm<'workHours', Values>({
    name: 'workHours',
    stored,
    toValues: (value) => ({
      days: value.days.map(String),
      opensAt: String(value.opensAt),
      closesAt: String(value.closesAt),
    }),
    toValue,
    validate: (values): Record<string, string> =>
      settings.workHours.schema.safeParse(toValue(values)).success
        ? {}
        : { closesAt: 'Choose a day, and full hours from 0 to 24, the first before the last.' },
  });
  return (
    <SettingCard
      title="Working hours"
      isTitled
      text="Tasks that an agreement adds are due in these hours, in the firm’s time zone."
      form={form}
    >
      <fieldset>
        <legend className="text-sm font-semibold">Days</legend>
        <div className="grid grid-cols-2 sm:grid-cols-4">
          {days.map((day, index) => (
            <CheckRow key={day} label={day} value={String(index)} {...form.form.register('days')} />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...form.field('opensAt')} label="From (hour)" inputMode="numeric" />
        <Field {...form.field('closesAt')} label="Until (hour)" inputMode="numeric" />
      </div>
    </SettingCard>
  );
};
