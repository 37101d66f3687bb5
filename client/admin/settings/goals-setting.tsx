import { type Setting, settings } from '../../../shared/settings';
import { Field } from '../../ui/field';
import { SettingCard } from './setting-card';
import { settingWords } from './setting-words';
import { useSettingForm } from './use-setting-form';

const words = settingWords.goals;

type Values = { calls: string; minutes: string };

const written = (goal: number | null) => (goal === null ? '' : String(goal));
const getTarget = (text: string) => (text.trim() === '' ? null : Number(text));
const toValue = ({ calls, minutes }: Values) => ({
  callsADay: getTarget(calls),
  firstCallMinutes: getTarget(minutes),
});

const { callsADay, firstCallMinutes } = settings.goals.schema.shape;

/** The firm's daily goals for each clerk. */
export const GoalsSetting = ({ stored }: { stored: { value: Setting<'goals'>; version: number } }) => {
  const form = useSettingForm({
    name: 'goals',
    stored,
    toValues: (value): Values => ({
      calls: written(value.callsADay),
      minutes: written(value.firstCallMinutes),
    }),
    toValue,
    validate: (values): Record<string, string> => ({
      ...(!callsADay.safeParse(getTarget(values.calls)).success && {
        calls: 'Enter a whole number of calls from 1 to 1,000, or leave it empty.',
      }),
      ...(!firstCallMinutes.safeParse(getTarget(values.minutes)).success && {
        minutes: 'Enter a number of minutes from 1 to 10,080, or leave it empty.',
      }),
    }),
  });
  return (
    <SettingCard
      title="Goals for each clerk"
      text="Each clerk sees only their own numbers next to these goals."
      form={form}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...form.field('calls')} label="Calls a day" hint={words.none} inputMode="numeric" />
        <Field
          {...form.field('minutes')}
          label="First call to a new lead within (minutes)"
          hint={words.none}
          inputMode="decimal"
        />
      </div>
    </SettingCard>
  );
};
