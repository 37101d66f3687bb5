import { trpc } from '../../lib/trpc';
import { useListAddress } from '../crud/use-list-address';
import { Empty } from '../kit/loaded';
import { PagedList, pageOptions, pageSize } from '../kit/paged-list';
import { Row } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { refusedWords as words } from './refused-words';

/** Visitors' requests that look automated and wait for a decision, newest first. */
export const HeldScreen = () => {
  const { address, go } = useListAddress({ sorts: [], filters: [] });
  const query = trpc.refused.held.useQuery({ page: address.page, limit: pageSize }, pageOptions);
  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title="Held requests" />
      <p className="mb-4 max-w-prose text-sm text-muted">
        Something about these looks automated, but each sender got the usual answer and may be a person.
      </p>
      <PagedList
        query={query}
        page={address.page}
        go={go}
        loading={words.held.loading}
        failed={words.held.failed}
        empty={<Empty title="No held requests" />}
      >
        {(posts) => (
          <ul>
            {posts.map(({ id, at, reason, kind }) => (
              <Row key={id} className="px-5">
                <TextLink href={staffPaths.heldRequest(id)} className="py-1 font-semibold">
                  {words.formatReason(reason, kind)}
                </TextLink>
                <span className="text-muted sm:ml-auto">
                  <Moment at={at} />
                </span>
              </Row>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};
