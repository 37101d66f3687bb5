import type { SequenceRecord } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useAction } from '../kit/use-action';
import { PreviewDialog } from './preview-dialog';
import { sequenceWords as words } from './sequence-words';

type MoveDialogProps = { sequence: SequenceRecord; onClose: () => void };

/** Shows what people in older versions of a sequence would get next by the newest, and moves exactly them. */
export const MoveDialog = ({ sequence: { id, name, version }, onClose }: MoveDialogProps) => {
  const preview = trpc.sequences.previewMove.useMutation();
  const move = trpc.sequences.move.useMutation(
    useAction({ failed: words.failed, refresh: ({ sequences }) => [sequences] }),
  );
  const people = preview.data ?? [];
  const findLead = (run: string) => people.find((one) => one.run === run)?.clientId ?? run;
  const runs = people.map(({ run, message }) => ({ run, message }));
  return (
    <PreviewDialog
      title={`Move people to version ${version} of “${name}”`}
      preview={preview}
      load={() => preview.mutate({ id })}
      loading="Finding out what they would get..."
      failed="Error finding out what they would get"
      says={
        people.length === 0
          ? 'Nobody can be moved. The people who are left have answered, or staff acted on their lead, so it ends for them.'
          : 'They would get this next. Nobody else is moved.'
      }
      label="People who would be moved"
      people={people}
      rowKey={({ run }) => run}
      columns={[
        { header: 'Version', cell: (run) => run.version, isNumber: true },
        { header: 'Step', cell: ({ step }) => step + 1, isNumber: true },
      ]}
      actions={
        people.length === 0 ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <Button look="strong" disabled={move.isPending} onClick={() => move.mutate({ id, version, runs })}>
            {`Move ${people.length === 1 ? 'this person' : `these ${people.length} people`}`}
          </Button>
        )
      }
      result={
        move.data && {
          says: `${move.data.moved.length} moved to version ${version}.`,
          leftOut: move.data.leftOut.map(({ run, why }) => ({ clientId: findLead(run), why })),
        }
      }
      onClose={onClose}
    />
  );
};
