import type { ConflictStanding } from '../../../shared/schemas/conflict';
import { trpc } from '../../lib/trpc';
import { conflictWords as words } from './conflict-words';

/** The color of a check's status. */
export const standingColors: Record<ConflictStanding, string> = {
  none: '',
  clear: 'text-success',
  waived: 'text-success',
  open: 'text-warning',
  outdated: 'text-warning',
  refused: 'text-danger',
};

/** The check's status in a few words. */
export const ConflictEssence = ({ id }: { id: string }) => {
  const { data } = trpc.conflicts.ofLead.useQuery({ id }, { staleTime: 0 });
  if (!data) return null;
  const isWaiting = data.standing === 'open' || data.standing === 'outdated' || data.standing === 'refused';
  return (
    <span className={isWaiting ? `font-semibold ${standingColors[data.standing]}` : ''}>
      {words.standings[data.standing]}
    </span>
  );
};
