import type { Stored } from './setting-form';
import { SettingForm } from './setting-form';

/** Asks who answers STOP and HELP, so that nobody gets two answers or none, and how many texts strangers may cause. */
export const KeywordsSetting = ({ stored }: { stored: Stored<'texts'> }) => (
  <SettingForm
    name="texts"
    title="Answers to STOP and HELP, and texts that strangers cause"
    isTitled
    text="Most providers of texts answer these words themselves. If yours does not, we answer them. Anyone can enter a number in your form or text you, so there is a limit on questions to new numbers and answers to HELP and STOP. A request to stop always counts, and a lead’s is always confirmed."
    stored={stored}
    fields={{
      providerAnswers: {
        label: 'Our provider answers STOP and HELP',
        kind: 'check',
        className: 'sm:col-span-2',
      },
      strangersAnHour: {
        label: 'Texts that strangers cause, at most in an hour',
        kind: 'number',
        wrong: 'Enter a number from 1 to 1,000.',
      },
      strangersADay: { label: 'At most in a day', kind: 'number', wrong: 'Enter a number from 1 to 10,000.' },
    }}
    toValues={(value) => value}
    toValue={(values) => values}
  />
);
