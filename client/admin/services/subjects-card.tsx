import { type WiderSubject, widerSubjects } from '../../../shared/case-types';
import { toRecord } from '../../../shared/records';
import { trpc } from '../../lib/trpc';
import { SettingForm } from '../settings/setting-form';

const labels: Record<WiderSubject, string> = {
  'construction-accidents': 'Construction Accidents',
  'chemical-exposure': 'Chemical Exposure',
  'product-liability': 'Product Liability',
  'workplace-injuries': 'Workplace Injuries',
};

const fields = toRecord(
  widerSubjects,
  (id) => ({ label: labels[id], kind: 'check', className: 'sm:col-span-2' }) as const,
);

/** The website's subjects that are not services, each with its own switch. */
export const SubjectsCard = () => {
  const { data } = trpc.settings.all.useQuery();
  return data ? (
    <div className="mt-8 max-w-4xl">
      <h2 className="mb-3 text-lg font-semibold">Wider subjects</h2>
      <SettingForm
        name="subjects"
        title="Wider subjects"
        text="Your website offers these in addition to your services. A subject that you switch off disappears from the list, the finder, the sitemap and the form, like a service that is not Active. Its page says that you do not take these cases. Your existing leads stay as they are."
        stored={data.subjects}
        fields={fields}
        toValues={({ leftOut }) => toRecord(widerSubjects, (id) => !leftOut.includes(id))}
        toValue={(values) => ({ leftOut: widerSubjects.filter((id) => !values[id]) })}
      />
    </div>
  ) : null;
};
