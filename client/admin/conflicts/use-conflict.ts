import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { conflictWords as words } from './conflict-words';

/** A lead's conflict check and its actions. Each answer updates the page and the timeline immediately. */
export const useConflict = (id: string) => {
  const query = trpc.conflicts.ofLead.useQuery({ id }, { staleTime: 0 });
  const { clients, conflicts } = trpc.useUtils();
  const onSettled = () =>
    Promise.all([conflicts.ofLead.invalidate({ id }), clients.timeline.invalidate({ id })]);
  const failed = (otherwise: { title: string; description: string }) => (error: unknown) =>
    toast.error({ ...otherwise, description: toFailure(error).message ?? otherwise.description });
  return {
    query,
    run: trpc.conflicts.run.useMutation({ onSettled, onError: failed(words.runFailed) }),
    dismiss: trpc.conflicts.dismiss.useMutation({ onSettled, onError: failed(words.dismissFailed) }),
    decide: trpc.conflicts.decide.useMutation({
      onSettled,
      onSuccess: () => toast.success(words.saved),
      onError: failed(words.saveFailed),
    }),
  };
};
