import type { Setting } from '../../../shared/settings';
import { Checkbox } from '../../ui/checkbox';
import { SettingCard } from './setting-card';
import { useSettingForm } from './use-setting-form';

type ContactSettingProps = { stored: { value: Setting<'contact'>; version: number } };

/** Contact rules that are stricter than the law requires. */
export const ContactSetting = ({ stored }: ContactSettingProps) => {
  const form = useSettingForm({
    name: 'contact',
    stored,
    toValues: (value) => value,
    toValue: (values) => values,
    validate: () => ({}),
  });
  return (
    <SettingCard
      title="Contact rules"
      text="Stricter than the law requires today. Each applies right away, to every lead."
      form={form}
    >
      <Checkbox
        id="contact-revoke-all"
        label="When someone stops one kind of call or text, stop every kind (the “revoke all” rule, planned for January 31, 2027; the date has moved before)"
        {...form.form.register('revokeAll')}
      />
      <Checkbox
        id="contact-quiet-mail"
        label="Hold e-mails that are not replies until quiet hours end where the person lives"
        {...form.form.register('quietMail')}
      />
    </SettingCard>
  );
};
