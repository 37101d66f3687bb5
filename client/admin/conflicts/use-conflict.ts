import { trpc } from '../../lib/trpc';
import { useAction } from '../kit/use-action';
import { conflictWords as words } from './conflict-words';

/** A lead's conflict check and its actions. Each answer updates the page and the timeline immediately. */
export const useConflict = (id: string) => {
  const query = trpc.conflicts.ofLead.useQuery({ id }, { staleTime: 0 });
  const { clients, conflicts } = trpc.useUtils();
  const refresh = () => [conflicts.ofLead, clients.timeline];
  return {
    query,
    run: trpc.conflicts.run.useMutation(useAction({ failed: words.runFailed, refresh })),
    dismiss: trpc.conflicts.dismiss.useMutation(useAction({ failed: words.dismissFailed, refresh })),
    decide: trpc.conflicts.decide.useMutation(
      useAction({ done: words.saved, failed: words.saveFailed, refresh }),
    ),
  };
};
