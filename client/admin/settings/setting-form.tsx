import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Toast } from '../../../shared/messages';
import { type SettingName, type Settings, settings } from '../../../shared/settings';
import { trpc } from '../../lib/trpc';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { type RecordFormState, useRecordForm } from '../form/use-record-form';
import { findProblems, type Problems } from '../form/validation';
import { cardClass } from '../kit/card';
import { type Fields, FormFields, inOwnWords } from '../kit/fields-form';
import { settingWords } from './setting-words';

type SettingCardProps = {
  title: string;
  /** Shows the title; a setting alone on its page has it as the page's heading. */
  isTitled?: boolean;
  text?: string;
  form: RecordFormState;
  children: ReactNode;
};

/** One setting with its own button; saving it changes nothing else. */
export const SettingCard = ({ title, isTitled, text, form, children }: SettingCardProps) => (
  <section aria-label={title} className={`${cardClass} p-5`}>
    {isTitled && <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>}
    {text && <p className="mb-4 text-sm text-muted">{text}</p>}
    <RecordForm form={form} className="space-y-4">
      {children}
      <FormFailure form={form} />
      <SubmitButton busy={form.busy}>Save</SubmitButton>
    </RecordForm>
  </section>
);

/** A setting as the server stores it. */
export type Stored<Name extends SettingName> = { value: Settings[Name]; version: number };

type SettingOptions<Name extends SettingName, Values extends FieldValues> = {
  name: Name;
  stored: Stored<Name>;
  toValues: (value: Settings[Name]) => Values;
  /** Converts the form's values; `validate` reports invalid ones first. */
  toValue: (values: Values) => Settings[Name];
  validate: (values: Values) => Problems;
  saved?: Toast;
  saveFailed?: Toast;
};

/** The form of one setting: it saves against the version it shows and reports someone else's change. */
export const useSettingForm = <Name extends SettingName, Values extends FieldValues>(
  options: SettingOptions<Name, Values>,
) => {
  const { name, stored, toValues, toValue, validate, saved, saveFailed } = {
    saved: settingWords.saved,
    saveFailed: settingWords.saveFailed,
    ...options,
  };
  const save = trpc.settings.save.useMutation();
  const { settings, desk, messages, privacy } = trpc.useUtils();
  const [version, setVersion] = useState(stored.version);
  const form = useRecordForm<Values>({
    name: `setting-${name}`,
    defaults: toValues(stored.value),
    required: [],
    validate,
    save: async (values) => {
      setVersion((await save.mutateAsync({ name, value: toValue(values), version })).version);
    },
    saveFailed,
    failed: saveFailed.description,
    saved,
    onSaved: () => {
      form.restart(form.form.getValues());
      const shown = [settings, desk, messages.setup, privacy.previewRetention];
      void Promise.all(shown.map((one) => one.invalidate()));
    },
  });
  return form;
};

type SettingFormProps<Name extends SettingName, Values extends FieldValues> = Omit<
  SettingOptions<Name, Values>,
  'validate'
> & { title: string; isTitled?: boolean; text?: string; fields: Fields<Values> };

/** A setting of plain fields: its schema provides the rules, the fields the controls. */
export const SettingForm = <Name extends SettingName, Values extends FieldValues>(
  props: SettingFormProps<Name, Values>,
) => {
  const { title, isTitled = false, text, fields, name, toValue } = props;
  const form = useSettingForm({
    ...props,
    validate: (values) => inOwnWords(fields, findProblems(settings[name].schema, toValue(values), [])),
  });
  return (
    <SettingCard title={title} isTitled={isTitled} text={text} form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormFields form={form} fields={fields} />
      </div>
    </SettingCard>
  );
};
