import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'wouter';
import { maxRows } from '../../../shared/constants';
import { reasonCodes } from '../../../shared/schemas/outcome';
import { keptKinds, type RefusedRecord } from '../../../shared/schemas/refused';
import { trpc } from '../../lib/trpc';
import { Pagination } from '../../ui/pagination';
import { useListAddress } from '../crud/use-list-address';
import { usePaging } from '../crud/use-paging';
import { fieldName } from '../field-name';
import { FilterSelect } from '../filter-select';
import { Moment } from '../moment';
import { reasonText } from '../reason-words';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { staffPaths } from '../staff-paths';
import { KeepDays } from './keep-days';
import { refusedWords as words } from './refused-words';
import { ReplayAll } from './replay-all';

const limit = 25;
const reasons = reasonCodes.map((value) => ({ value, label: reasonText(value) }));
const kinds = keptKinds.map((value) => ({ value, label: words.kinds[value] }));

const Row = ({ post, vendor }: { post: RefusedRecord; vendor: string }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2 text-sm last:border-0">
    <Link
      href={staffPaths.refusedPost(post.id)}
      className="py-1 font-semibold underline underline-offset-4 max-sm:w-full sm:min-w-48"
    >
      {words.reasonOf(post.reason, post.kind)}
    </Link>
    {post.kind === 'quarantined' && <span>{words.kinds.quarantined}</span>}
    <span>{vendor}</span>
    <span className="min-w-0 text-muted">
      {post.reasons
        .map(({ field }) => field && fieldName(field))
        .filter(Boolean)
        .join(', ')}
    </span>
    {post.decidedAt && <span className="text-success">{words.decided}</span>}
    <span className="text-muted sm:ml-auto">
      <Moment at={post.at} />
    </span>
  </li>
);

/** What the door did not take in: by vendor and reason, newest first. */
export const RefusedScreen = () => {
  const { address, go } = useListAddress({ sorts: [], filters: ['vendorId', 'reason', 'kind'] });
  const vendors = trpc.vendors.list.useQuery({ limit: maxRows }).data ?? [];
  const names = new Map(vendors.map(({ id, name }) => [id, name]));
  const { vendorId, reason, kind } = address.filters;
  const asked = {
    page: address.page,
    limit,
    vendorId: vendors.find(({ id }) => id === vendorId)?.id,
    reason: reason || undefined,
    kind: keptKinds.find((one) => one === kind),
  };
  const query = trpc.refused.page.useQuery(asked, { placeholderData: keepPreviousData, staleTime: 0 });
  const { data, isError, refetch, isFetching } = query;
  const paging = usePaging({ query, page: address.page, limit, total: data?.total ?? 0, go });
  const set = (name: string) => (value: string) => go({ filters: { ...address.filters, [name]: value } });
  const isNarrowed = Object.values(address.filters).some(Boolean);

  return (
    <section aria-busy={isFetching}>
      <ScreenHead title={words.title}>
        <ReplayAll asked={{ vendorId: asked.vendorId, reason: asked.reason }} onDone={refetch} />
      </ScreenHead>
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <FilterSelect
          label={words.vendor}
          any={words.anyVendor}
          value={asked.vendorId}
          onChange={set('vendorId')}
          choices={vendors.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FilterSelect
          label={words.reason}
          any={words.anyReason}
          value={asked.reason}
          onChange={set('reason')}
          choices={reasons}
        />
        <FilterSelect
          label={words.kind}
          any={words.anyKind}
          value={asked.kind}
          onChange={set('kind')}
          choices={kinds}
        />
      </div>
      <div ref={paging.records} className="overflow-hidden rounded-lg border border-line bg-card shadow-card">
        {isError && <LoadFailed text={words.failed} onRetry={refetch} />}
        {!isError && !data && <Loading text={words.loading} />}
        {data?.total === 0 && (
          <p className="px-6 py-12 text-center text-muted">{isNarrowed ? words.noneNarrowed : words.none}</p>
        )}
        <ul>
          {data?.rows.map((post) => (
            <Row
              key={post.id}
              post={post}
              vendor={post.vendorId ? (names.get(post.vendorId) ?? words.goneVendor) : words.noVendor}
            />
          ))}
        </ul>
        {data && data.total > 0 && <Pagination {...paging.shown} onPage={paging.turnTo} />}
      </div>
      <KeepDays />
    </section>
  );
};
