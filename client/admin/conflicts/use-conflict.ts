import { trpc } from '../../lib/trpc';
import { useAction } from '../kit/use-action';
import { conflictWords as words } from './conflict-words';

/** How a lead's conflict check stands, and what is done with it; each answer shows at once, also in the timeline. */
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
