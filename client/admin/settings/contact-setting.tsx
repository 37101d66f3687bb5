import type { Setting } from '../../../shared/settings';
import { Checkbox } from '../../ui/checkbox';
import { SettingCard } from './setting-card';
import { settingWords } from './setting-words';
import { useSettingForm } from './use-setting-form';

const words = settingWords.contact;

type ContactSettingProps = { stored: { value: Setting<'contact'>; version: number } };

/** What the contact gate keeps beyond what it has to. */
export const ContactSetting = ({ stored }: ContactSettingProps) => {
  const form = useSettingForm({
    name: 'contact',
    stored,
    toValues: (value) => value,
    toValue: (values) => values,
    validate: () => ({}),
  });
  return (
    <SettingCard title={words.title} text={words.text} form={form}>
      <Checkbox id="contact-revoke-all" label={words.revokeAll} {...form.form.register('revokeAll')} />
      <Checkbox id="contact-quiet-mail" label={words.quietMail} {...form.form.register('quietMail')} />
    </SettingCard>
  );
};
