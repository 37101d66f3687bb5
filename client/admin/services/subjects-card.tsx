import { type WiderSubject, widerSubjects } from '../../../shared/case-types';
import type { Setting } from '../../../shared/settings';
import { trpc } from '../../lib/trpc';
import { Checkbox } from '../../ui/checkbox';
import { SettingCard } from '../settings/setting-card';
import { useSettingForm } from '../settings/use-setting-form';

type Stored = { value: Setting<'subjects'>; version: number };

const labels: Record<WiderSubject, string> = {
  'construction-accidents': 'Construction Accidents',
  'chemical-exposure': 'Chemical Exposure',
  'product-liability': 'Product Liability',
  'workplace-injuries': 'Workplace Injuries',
};

const SubjectsForm = ({ stored }: { stored: Stored }) => {
  const form = useSettingForm({
    name: 'subjects',
    stored,
    toValues: ({ leftOut }) =>
      Object.fromEntries(widerSubjects.map((id) => [id, !leftOut.includes(id)])) as Record<
        WiderSubject,
        boolean
      >,
    toValue: (values) => ({ leftOut: widerSubjects.filter((id) => !values[id]) }),
    validate: () => ({}),
  });
  return (
    <SettingCard
      title="Wider subjects"
      text="Your website offers these in addition to your services. A subject that you switch off disappears from the list, the finder, the sitemap and the form, like a service that is not Active. Its page says that you do not take these cases. Your existing leads stay as they are."
      form={form}
    >
      {widerSubjects.map((id) => (
        <Checkbox key={id} id={`subject-${id}`} label={labels[id]} {...form.form.register(id)} />
      ))}
    </SettingCard>
  );
};

/** The website's subjects that are not services, each with its own switch. */
export const SubjectsCard = () => {
  const { data } = trpc.settings.all.useQuery();
  return data ? (
    <div className="mt-8 max-w-4xl">
      <h2 className="mb-3 text-lg font-semibold">Wider subjects</h2>
      <SubjectsForm stored={data.subjects} />
    </div>
  ) : null;
};
