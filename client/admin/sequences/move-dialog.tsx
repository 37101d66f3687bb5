import { useEffect, useEffectEvent } from 'react';
import type { SequenceRecord } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DataTable } from '../kit/data-table';
import { Unloaded } from '../kit/loaded';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { LeftOut } from './left-out';
import { sequenceWords as words } from './sequence-words';
import { useLeadName } from './use-lead-name';

type MoveDialogProps = { sequence: SequenceRecord; onClose: () => void };

/** Shows what people in older versions of a sequence would get next by the newest, and moves exactly them. */
export const MoveDialog = ({ sequence: { id, name, version }, onClose }: MoveDialogProps) => {
  const preview = trpc.sequences.previewMove.useMutation();
  const load = useEffectEvent(() => preview.mutate({ id }));
  useEffect(() => load(), []);
  const move = trpc.sequences.move.useMutation(
    useAction({ failed: words.failed, refresh: ({ sequences }) => [sequences] }),
  );
  const people = preview.data ?? [];
  const leads = new Map(people.map(({ run, clientId }) => [run, clientId]));
  const getName = useLeadName([...leads.values()]);
  const runs = people.map(({ run, message }) => ({ run, text: message?.text ?? '' }));
  return (
    <Dialog open onClose={onClose} title={`Move people to version ${version} of “${name}”`} width="lg">
      <div className="grid gap-4 p-5 text-sm">
        {!preview.data && (
          <Unloaded
            query={{ isError: preview.isError, refetch: load }}
            loading="Finding out what they would get..."
            failed="Error finding out what they would get"
          />
        )}
        {preview.data && !move.data && (
          <>
            <p>
              {people.length === 0
                ? 'Nobody can be moved. The people who are left have answered, or staff acted on their lead, so it ends for them.'
                : 'They would get this next. Nobody else is moved.'}
            </p>
            {people.length > 0 && (
              <DataTable
                label="People who would be moved"
                className="max-h-[50dvh]"
                columns={[
                  { header: 'Lead', cell: ({ clientId }) => getName(clientId) },
                  { header: 'Version', cell: (run) => run.version, isNumber: true },
                  { header: 'Step', cell: ({ step }) => step + 1, isNumber: true },
                  {
                    header: 'When',
                    cell: ({ message }) => message && <Moment at={message.at} />,
                    className: 'pl-4',
                  },
                  { header: 'As', cell: ({ message }) => message && words.channels[message.channel] },
                  {
                    header: 'Words',
                    cell: ({ message }) => message?.text ?? 'Nothing more: it ends for them',
                    className: 'min-w-60 break-words whitespace-pre-wrap',
                  },
                ]}
                rows={people}
                rowKey={({ run }) => run}
              />
            )}
            <div className="flex justify-end">
              {people.length === 0 ? (
                <Button onClick={onClose}>Done</Button>
              ) : (
                <Button
                  look="strong"
                  disabled={move.isPending}
                  onClick={() => move.mutate({ id, version, runs })}
                >
                  {`Move ${people.length === 1 ? 'this person' : `these ${people.length} people`}`}
                </Button>
              )}
            </div>
          </>
        )}
        {move.data && (
          <>
            <p role="status">{`${move.data.moved.length} moved to version ${version}.`}</p>
            <LeftOut
              rows={move.data.leftOut.map(({ run, why }) => ({ clientId: leads.get(run) ?? run, why }))}
              getName={getName}
              onClose={onClose}
            />
          </>
        )}
      </div>
    </Dialog>
  );
};
