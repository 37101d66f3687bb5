import { maxRows } from '../../../shared/constants';
import { reasonCodes } from '../../../shared/schemas/outcome';
import { intakeSettings, keptKinds, type RefusedRecord } from '../../../shared/schemas/refused';
import { trpc } from '../../lib/trpc';
import { useListAddress } from '../crud/use-list-address';
import { fieldName } from '../field-name';
import { cardClass } from '../kit/card';
import { FieldsForm } from '../kit/fields-form';
import { ListFilters } from '../kit/list-filters';
import { Empty } from '../kit/loaded';
import { PagedList, pageOptions, pageSize } from '../kit/paged-list';
import { Row } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { reasonText } from '../reason-words';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { refusedWords as words } from './refused-words';

const wrong = 'Enter a number of days from 2 to 365.';

const KeepForm = ({ days }: { days: number }) => {
  const update = trpc.intakeSettings.update.useMutation();
  const toInput = ({ refusedDays }: { refusedDays: string }) => ({ refusedDays: Number(refusedDays) });
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
      defaults={{ refusedDays: String(days) }}
      toInput={toInput}
      save={(values) => update.mutateAsync(toInput(values))}
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

const RefusedRow = ({ post, vendor }: { post: RefusedRecord; vendor: string }) => (
  <Row className="px-5">
    <TextLink href={staffPaths.refusedPost(post.id)} className="py-1 font-semibold max-sm:w-full sm:min-w-48">
      {words.formatReason(post.reason, post.kind)}
    </TextLink>
    {post.kind === 'quarantined' && <span>{words.kinds.quarantined}</span>}
    <span>{vendor}</span>
    <span className="min-w-0 text-muted">
      {post.reasons
        .map(({ field }) => field && fieldName(field))
        .filter(Boolean)
        .join(', ')}
    </span>
    {post.decidedAt && <span className="text-success">Done</span>}
    <span className="text-muted sm:ml-auto">
      <Moment at={post.at} />
    </span>
  </Row>
);

/** Refused submissions, filtered by vendor and reason, newest first. */
export const RefusedScreen = () => {
  const { address, go } = useListAddress({ sorts: [], filters: ['vendorId', 'reason', 'kind'] });
  const vendors = trpc.vendors.list.useQuery({ limit: maxRows }).data ?? [];
  const names = new Map(vendors.map(({ id, name }) => [id, name]));
  const { vendorId, reason, kind } = address.filters;
  const filters = {
    page: address.page,
    limit: pageSize,
    vendorId: vendors.find(({ id }) => id === vendorId)?.id,
    reason: reason || undefined,
    kind: keptKinds.find((one) => one === kind),
  };
  const query = trpc.refused.page.useQuery(filters, pageOptions);
  const isNarrowed = Object.values(address.filters).some(Boolean);

  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title="Refused posts" />
      <ListFilters
        values={address.filters}
        onChange={(next) => go({ filters: next })}
        filters={{
          vendorId: {
            label: 'Vendor',
            any: 'Any sender',
            choices: vendors.map(({ id, name }) => ({ value: id, label: name })),
          },
          reason: { label: 'Reason', any: 'Any reason', choices: reasons },
          kind: { label: 'Kind', any: 'Refused or in quarantine', choices: kinds },
        }}
      />
      <PagedList
        query={query}
        page={address.page}
        go={go}
        loading={words.loading}
        failed={words.failed}
        empty={<Empty title={isNarrowed ? 'No refused posts match these filters' : 'No refused posts'} />}
      >
        {(posts) => (
          <ul>
            {posts.map((post) => (
              <RefusedRow
                key={post.id}
                post={post}
                vendor={
                  post.vendorId ? (names.get(post.vendorId) ?? 'A vendor that is gone') : 'Without a key'
                }
              />
            ))}
          </ul>
        )}
      </PagedList>
      <KeepDays />
    </section>
  );
};
