import { trpc } from '../../lib/trpc';
import { listScreen } from '../kit/list-screen';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { refusedWords as words } from './refused-words';

/** Visitors' requests that look automated and wait for a decision, newest first. */
export const HeldScreen = listScreen({
  list: {
    text: 'Something about these looks automated, but each sender got the usual answer and may be a person.',
    useRows: (query, options) => trpc.refused.held.useQuery(query, options),
    what: 'held requests',
    none: { title: 'No held requests' },
    label: 'Table of held requests',
    columns: [
      {
        header: 'Reason',
        cell: ({ id, reason, kind }) => (
          <TextLink href={staffPaths.heldRequest(id)} className="py-1">
            {words.formatReason(reason, kind)}
          </TextLink>
        ),
      },
      { header: 'Received', cell: ({ at }) => <Moment at={at} />, width: 'w-44' },
    ],
  },
});
