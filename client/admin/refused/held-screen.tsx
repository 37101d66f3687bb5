import type { RefusedRecord } from '../../../shared/schemas/refused';
import { trpc } from '../../lib/trpc';
import { type ListRowProps, listScreen } from '../kit/list-screen';
import { Row } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { refusedWords as words } from './refused-words';

const HeldRow = ({ row: { id, at, reason, kind } }: ListRowProps<RefusedRecord>) => (
  <Row className="px-5">
    <TextLink href={staffPaths.heldRequest(id)} className="py-1 font-semibold">
      {words.formatReason(reason, kind)}
    </TextLink>
    <span className="text-muted sm:ml-auto">
      <Moment at={at} />
    </span>
  </Row>
);

/** Visitors' requests that look automated and wait for a decision, newest first. */
export const HeldScreen = listScreen({
  list: {
    text: 'Something about these looks automated, but each sender got the usual answer and may be a person.',
    useRows: (query, options) => trpc.refused.held.useQuery(query, options),
    ...words.held,
    none: { title: 'No held requests' },
    Row: HeldRow,
  },
});
