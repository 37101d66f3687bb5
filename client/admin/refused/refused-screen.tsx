import { maxRows } from '../../../shared/constants';
import { reasonCodes } from '../../../shared/schemas/outcome';
import { intakeSettings, keptKinds, type RefusedRow } from '../../../shared/schemas/refused';
import { trpc } from '../../lib/trpc';
import { fieldName } from '../field-name';
import { cardClass } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import type { Column } from '../kit/list/column';
import { listScreen, toChoices } from '../kit/list-screen';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { reasonText } from '../reason-words';
import { staffPaths } from '../staff-paths';
import { refusedWords as words } from './refused-words';

const wrong = 'Enter a number of days from 2 to 365.';

const KeepForm = ({ days }: { days: number }) => (
  <FieldsForm
    name="refused-days"
    schema={intakeSettings}
    fields={{
      refusedDays: {
        label: 'Days',
        hint: 'From 2 to 365. We keep posts in quarantine until someone decides.',
        kind: 'number',
        missing: wrong,
        wrong,
        className: 'max-w-80',
      },
    }}
    defaults={{ refusedDays: days }}
    call={trpc.intakeSettings.update}
    saved="Days saved"
    failed="The days could not be saved"
    restart={(values) => values}
    button="Save days"
    look="secondary"
    className="mt-3 space-y-3"
  />
);

/** Sets how long refused submissions are kept. */
const KeepDays = () => {
  const { data } = trpc.intakeSettings.get.useQuery();
  return (
    <details className={`${cardClass} mt-5 p-5 print:hidden`}>
      <summary className="min-h-6 cursor-pointer font-semibold">How long we keep them</summary>
      {data && <KeepForm days={data.refusedDays} />}
    </details>
  );
};

const reasons = reasonCodes.map((value) => ({ value, label: reasonText(value) }));
const kinds = keptKinds.map((value) => ({ value, label: words.kinds[value] }));

const toState = ({ kind, decidedAt }: RefusedRow) => {
  if (decidedAt) return <span className="text-success">Done</span>;
  return kind === 'quarantined' && words.kinds.quarantined;
};

const toFields = ({ reasons }: RefusedRow) =>
  reasons.flatMap(({ field }) => (field ? fieldName(field) : [])).join(', ');

const useVendors = () => trpc.vendors.list.useQuery({ limit: maxRows }).data ?? [];

const columns: readonly Column<RefusedRow>[] = [
  {
    header: 'Reason',
    cell: ({ id, reason, kind }) => (
      <TextLink href={staffPaths.refusedPost(id)} className="py-1">
        {words.formatReason(reason, kind)}
      </TextLink>
    ),
  },
  { header: 'State', cell: toState, width: 'w-32' },
  {
    header: 'Sender',
    cell: ({ vendorId, sender }) => (vendorId ? sender || 'A vendor that is gone' : 'Without a key'),
  },
  { header: 'Fields', cell: toFields, className: 'text-muted' },
  { header: 'Received', cell: ({ at }) => <Moment at={at} />, width: 'w-40' },
];

/** Refused submissions, filtered by vendor and reason, newest first. */
export const RefusedScreen = listScreen({
  list: {
    useFilters: () => ({
      vendorId: { label: 'Vendor', any: 'Any sender', choices: toChoices(useVendors()) },
      reason: { label: 'Reason', any: 'Any reason', choices: reasons },
      kind: { label: 'Kind', any: 'Refused or in quarantine', choices: kinds },
    }),
    useRows: (query, options) => trpc.refused.page.useQuery(query, options),
    what: 'refused posts',
    none: { title: 'No refused posts' },
    noneMatching: { title: 'No refused posts match these filters' },
    label: 'Table of refused posts',
    columns,
    below: <KeepDays />,
  },
});
