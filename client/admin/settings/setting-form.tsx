import type { FieldValues } from 'react-hook-form';
import { type SettingName, settings } from '../../../shared/settings';
import { findProblems } from '../form/validation';
import { type Fields, FormFields, inOwnWords } from '../kit/fields-form';
import { SettingCard } from './setting-card';
import { type SettingOptions, useSettingForm } from './use-setting-form';

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
