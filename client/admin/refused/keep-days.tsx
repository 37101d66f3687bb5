import { intakeSettings } from '../../../shared/schemas/refused';
import { trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { refusedWords } from './refused-words';

const wrong = 'Enter a number of days from 2 to 365.';

const KeepForm = ({ days }: { days: number }) => {
  const update = trpc.intakeSettings.update.useMutation();
  const toInput = ({ refusedDays }: { refusedDays: string }) => ({ refusedDays: Number(refusedDays) });
  return (
    <FieldsForm
      name="refused-days"
      schema={intakeSettings}
      fields={{
        refusedDays: {
          label: 'Days',
          hint: 'From 2 to 365. We keep posts in quarantine until someone decides.',
          kind: 'number',
          missing: wrong,
          wrong,
          className: 'max-w-80',
        },
      }}
      defaults={{ refusedDays: String(days) }}
      toInput={toInput}
      save={(values) => update.mutateAsync(toInput(values))}
      saved={refusedWords.keep.saved}
      failed={refusedWords.keep.failed}
      restart={(values) => values}
      button="Save days"
      look="secondary"
      className="mt-3 space-y-3"
    />
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
