import { type WiderSubject, widerSubjects } from '../../../shared/case-types';
import { descriptionCut } from '../../../shared/constants';
import type { ServiceRecord, serviceColumns } from '../../../shared/schemas/service';
import type { Setting } from '../../../shared/settings';
import { trpc } from '../../lib/trpc';
import { useValues } from '../form/use-record-form';
import { Badge } from '../kit/badge';
import { CheckRow } from '../kit/check-row';
import type { Column } from '../kit/list/column';
import { nounList, nounRemoval } from '../kit/list/noun-list';
import { listScreen } from '../kit/list-screen';
import type { FormState } from '../kit/one-field';
import { SettingForm } from '../settings/setting-form';
import { ServiceForm, serviceWords } from './service-form';
import { ServiceImage } from './service-image';

const labels: Record<WiderSubject, string> = {
  'construction-accidents': 'Construction Accidents',
  'chemical-exposure': 'Chemical Exposure',
  'product-liability': 'Product Liability',
  'workplace-injuries': 'Workplace Injuries',
};

const Subjects = ({ form }: { form: FormState<Setting<'subjects'>> }) => {
  const { onChange } = form.control('leftOut');
  const { leftOut } = useValues(form);
  return widerSubjects.map((id) => (
    <CheckRow
      key={id}
      label={labels[id]}
      checked={!leftOut.includes(id)}
      onChange={() => onChange(widerSubjects.filter((one) => (one === id) !== leftOut.includes(one)))}
    />
  ));
};

/** The website's subjects that are not services, each with its own switch. */
const SubjectsCard = () => {
  const { data } = trpc.settings.all.useQuery();
  return data ? (
    <div className="mt-8 max-w-4xl">
      <SettingForm name="subjects" stored={data.subjects} Fields={Subjects} />
    </div>
  ) : null;
};

/** Returns the short description, or the description cut to one row. */
export const summarize = ({ short_description, description }: ServiceRecord) => {
  if (short_description) return short_description;
  return description.length > descriptionCut ? `${description.slice(0, descriptionCut)}...` : description;
};

const columns: readonly Column<ServiceRecord, (typeof serviceColumns)[number]>[] = [
  {
    header: serviceWords.name,
    sort: 'title',
    width: 'w-[32%]',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <ServiceImage service={row} />
        <span className="min-w-0">{row.title}</span>
      </span>
    ),
  },
  { header: 'Description', cell: summarize, className: 'text-muted' },
  {
    header: 'Status',
    sort: 'status',
    cell: ({ status }) =>
      status === 1 ? (
        <Badge tone="success">{serviceWords.active}</Badge>
      ) : (
        <Badge tone="neutral">Inactive</Badge>
      ),
    width: 'w-28',
  },
];

/** The legal services that the firm offers. */
export const ServicesScreen = listScreen({
  list: {
    ...nounList('service'),
    columns,
    getName: ({ title }) => title,
    useRows: (query, options) => trpc.services.page.useQuery(query, options),
    below: <SubjectsCard />,
  },
  create: ServiceForm,
  edit: ServiceForm,
  remove: { ...nounRemoval('service'), useRemoval: trpc.services.remove.useMutation },
});
