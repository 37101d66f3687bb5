import { type Setting, settings } from '../../../shared/settings';
import { TextArea } from '../../ui/text-area';
import { SettingCard } from './setting-card';
import { settingWords } from './setting-words';
import { useSettingForm } from './use-setting-form';

const words = settingWords.vendorReasons;

const toValue = ({ lines }: { lines: string }) => ({
  reasons: lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

/** Which reasons leave the house when a bought lead is turned down. */
export const VendorReasonsSetting = ({
  stored,
}: {
  stored: { value: Setting<'vendorReasons'>; version: number };
}) => {
  const form = useSettingForm<'vendorReasons', { lines: string }>({
    name: 'vendorReasons',
    stored,
    toValues: ({ reasons }) => ({ lines: reasons.join('\n') }),
    toValue,
    validate: (values): Record<string, string> =>
      settings.vendorReasons.schema.safeParse(toValue(values)).success ? {} : { lines: words.invalid },
  });
  return (
    <SettingCard title={words.title} form={form}>
      <TextArea {...form.field('lines')} label={words.reasons} hint={words.hint} rows={7} />
    </SettingCard>
  );
};
