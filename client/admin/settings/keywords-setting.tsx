import type { Stored } from './setting-form';
import { SettingForm } from './setting-form';

/** Asks who answers STOP and HELP, so that nobody gets two answers or none. */
export const KeywordsSetting = ({ stored }: { stored: Stored<'texts'> }) => (
  <SettingForm
    name="texts"
    title="Answers to STOP and HELP"
    isTitled
    text="Most providers of texts answer these words themselves. If yours does not, we answer them."
    stored={stored}
    fields={{
      providerAnswers: {
        label: 'Our provider answers STOP and HELP',
        kind: 'check',
        className: 'sm:col-span-2',
      },
    }}
    toValues={(value) => value}
    toValue={(values) => values}
  />
);
