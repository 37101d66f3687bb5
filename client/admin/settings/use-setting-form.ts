import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SettingName, Settings } from '../../../shared/settings';
import { trpc } from '../../lib/trpc';
import { useRecordForm } from '../form/use-record-form';
import type { Problems } from '../form/validation';
import { settingWords } from './setting-words';

export type SettingOptions<Name extends SettingName, Values extends FieldValues> = {
  name: Name;
  stored: { value: Settings[Name]; version: number };
  toValues: (value: Settings[Name]) => Values;
  /** Converts the form's values; `validate` reports invalid ones first. */
  toValue: (values: Values) => Settings[Name];
  validate: (values: Values) => Problems;
};

/** The form of one setting: it saves against the version it shows and reports someone else's change. */
export const useSettingForm = <Name extends SettingName, Values extends FieldValues>({
  name,
  stored,
  toValues,
  toValue,
  validate,
}: SettingOptions<Name, Values>) => {
  const save = trpc.settings.save.useMutation();
  const { settings, desk, messages } = trpc.useUtils();
  const [version, setVersion] = useState(stored.version);
  const form = useRecordForm<Values>({
    name: `setting-${name}`,
    defaults: toValues(stored.value),
    required: [],
    validate,
    save: async (values) => {
      setVersion((await save.mutateAsync({ name, value: toValue(values), version })).version);
    },
    saveFailed: settingWords.saveFailed,
    failed: settingWords.saveFailed.description,
    saved: settingWords.saved,
    onSaved: () => {
      form.restart(form.form.getValues());
      void Promise.all([settings.invalidate(), desk.invalidate(), messages.setup.invalidate()]);
    },
  });
  return form;
};
