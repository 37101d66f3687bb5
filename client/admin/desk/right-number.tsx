import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useRefresh } from '../shared-queries';
import { deskWords } from './desk-words';

const words = deskWords.marks;

/** Takes the mark off a number that turned out to be the right one. */
export const RightNumber = ({ id }: { id: string }) => {
  const refresh = useRefresh('client');
  const unmark = trpc.desk.rightNumber.useMutation({
    onSuccess: () => {
      toast.success(words.removed);
      return refresh();
    },
    onError: (error) => {
      if (toFailure(error).code !== 'UNAUTHORIZED') toast.error(words.failed);
    },
  });
  return (
    <Button look="quiet" size="sm" disabled={unmark.isPending} onClick={() => unmark.mutate({ id })}>
      The number is right
    </Button>
  );
};
