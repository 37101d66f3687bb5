import { maxRows } from '../../../shared/constants';
import { reasonCodes } from '../../../shared/schemas/outcome';
import { intakeSettings, keptKinds, type RefusedRecord } from '../../../shared/schemas/refused';
import { trpc } from '../../lib/trpc';
import { fieldName } from '../field-name';
import { cardClass } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { type ListRowProps, listScreen, toChoices } from '../kit/list-screen';
import { Row } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { reasonText } from '../reason-words';
import { staffPaths } from '../staff-paths';
import { refusedWords as words } from './refused-words';

const wrong = 'Enter a number of days from 2 to 365.';

const KeepForm = ({ days }: { days: number }) => {
  const update = trpc.intakeSettings.update.useMutation();
  return (
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
      save={(values) => update.mutateAsync(values)}
      saved={words.keep.saved}
      failed={words.keep.failed}
      restart={(values) => values}
      button="Save days"
      look="secondary"
      className="mt-3 space-y-3"
    />
  );
};

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

const RefusedRow = ({ row, names }: ListRowProps<RefusedRecord, ReadonlyMap<string, string>>) => (
  <Row className="px-5">
    <TextLink href={staffPaths.refusedPost(row.id)} className="py-1 font-semibold max-sm:w-full sm:min-w-48">
      {words.formatReason(row.reason, row.kind)}
    </TextLink>
    {row.kind === 'quarantined' && <span>{words.kinds.quarantined}</span>}
    <span>{row.vendorId ? (names.get(row.vendorId) ?? 'A vendor that is gone') : 'Without a key'}</span>
    <span className="min-w-0 text-muted">
      {row.reasons
        .map(({ field }) => field && fieldName(field))
        .filter(Boolean)
        .join(', ')}
    </span>
    {row.decidedAt && <span className="text-success">Done</span>}
    <span className="text-muted sm:ml-auto">
      <Moment at={row.at} />
    </span>
  </Row>
);

const useVendors = () => trpc.vendors.list.useQuery({ limit: maxRows }).data ?? [];

/** Refused submissions, filtered by vendor and reason, newest first. */
export const RefusedScreen = listScreen({
  list: {
    useFilters: () => ({
      vendorId: { label: 'Vendor', any: 'Any sender', choices: toChoices(useVendors()) },
      reason: { label: 'Reason', any: 'Any reason', choices: reasons },
      kind: { label: 'Kind', any: 'Refused or in quarantine', choices: kinds },
    }),
    useRows: (query, options) => trpc.refused.page.useQuery(query, options),
    useNames: () => new Map(useVendors().map(({ id, name }) => [id, name])),
    loading: words.loading,
    failed: words.failed,
    none: { title: 'No refused posts' },
    noneMatching: 'No refused posts match these filters',
    Row: RefusedRow,
    Below: KeepDays,
  },
});
