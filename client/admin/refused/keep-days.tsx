import { intakeSettings } from '../../../shared/schemas/refused';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { cardClass } from '../kit/card';
import { refusedWords } from './refused-words';

const { keep: words } = refusedWords;

const KeepForm = ({ days }: { days: number }) => {
  const update = trpc.intakeSettings.update.useMutation();
  const toValue = ({ refusedDays }: { refusedDays: string }) => ({ refusedDays: Number(refusedDays) });
  const form = useRecordForm({
    name: 'refused-days',
    defaults: { refusedDays: String(days) },
    required: [],
    validate: (values): Record<string, string> =>
      intakeSettings.safeParse(toValue(values)).success
        ? {}
        : { refusedDays: 'Enter a number of days from 2 to 365.' },
    save: async (values) => {
      await update.mutateAsync(toValue(values));
      return true;
    },
    saveFailed: words.failed,
    onSaved: () => {
      toast.success(words.saved);
      form.restart(form.form.getValues());
    },
  });
  return (
    <RecordForm form={form} className="mt-3 space-y-3">
      <Field
        {...form.field('refusedDays')}
        label="Days"
        hint="From 2 to 365. We keep posts in quarantine until someone decides."
        inputMode="numeric"
        className="max-w-80"
      />
      <FormFailure form={form} />
      <SubmitButton busy={form.busy} look="secondary">
        Save days
      </SubmitButton>
    </RecordForm>
  );
};

/** Sets how long refused submissions are kept. */
export const KeepDays = () => {
  const { data } = trpc.intakeSettings.get.useQuery();
  return (
    <details className={`${cardClass} mt-5 p-5 print:hidden`}>
      <summary className="min-h-6 cursor-pointer font-semibold">How long we keep them</summary>
      {data && <KeepForm days={data.refusedDays} />}
    </details>
  );
};
