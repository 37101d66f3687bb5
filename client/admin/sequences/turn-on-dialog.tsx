import { useEffect, useEffectEvent } from 'react';
import type { PreviewMessage, SequenceRecord } from '../../../shared/schemas/sequence';
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

/** The first message of each person. */
const findFirst = (messages: readonly PreviewMessage[]) => [
  ...new Map(messages.toReversed().map((message) => [message.clientId, message])).values(),
];

type TurnOnDialogProps = { sequence: SequenceRecord; onClose: () => void };

/** Shows who would get a sequence now and in which words, and turns it on for exactly them or for later events only. */
export const TurnOnDialog = ({ sequence: { id, name, version }, onClose }: TurnOnDialogProps) => {
  const preview = trpc.sequences.preview.useMutation();
  const load = useEffectEvent(() => preview.mutate({ id }));
  useEffect(() => load(), []);
  const update = trpc.sequences.update.useMutation(
    useAction({ failed: words.failed, refresh: ({ sequences }) => [sequences] }),
  );
  const people = findFirst(preview.data ?? []).toSorted((a, b) => a.at.localeCompare(b.at));
  const getName = useLeadName([
    ...people.map(({ clientId }) => clientId),
    ...(update.data?.leftOut ?? []).map(({ clientId }) => clientId),
  ]);
  const turnOn = (chosen: typeof people) =>
    update.mutate({
      id,
      version,
      on: true,
      people: chosen.map(({ clientId, text }) => ({ clientId, text })),
    });
  const { started = [], leftOut = [] } = update.data ?? {};
  return (
    <Dialog open onClose={onClose} title={`Turn on “${name}”`} width="lg">
      <div className="grid gap-4 p-5 text-sm">
        {!preview.data && (
          <Unloaded
            query={{ isError: preview.isError, refetch: load }}
            loading="Finding out who would get it..."
            failed="Error finding out who would get it"
          />
        )}
        {preview.data && !update.data && (
          <>
            <p>
              {people.length === 0
                ? 'Nobody would get it now. It starts with the next event.'
                : `${people.length === 1 ? 'This person' : `These ${people.length} people`} would get it now, with these words first. Nobody else gets it by turning it on.`}
            </p>
            {people.length > 0 && (
              <DataTable
                label="People who would get it now"
                className="max-h-[50dvh]"
                columns={[
                  { header: 'Lead', cell: ({ clientId }) => getName(clientId) },
                  { header: 'When', cell: ({ at }) => <Moment at={at} /> },
                  { header: 'As', cell: ({ channel }) => words.channels[channel] },
                  {
                    header: 'Words',
                    cell: ({ text }) => text,
                    className: 'min-w-60 break-words whitespace-pre-wrap',
                  },
                ]}
                rows={people}
                rowKey={({ clientId }) => clientId}
              />
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button
                look={people.length > 0 ? 'secondary' : 'strong'}
                disabled={update.isPending}
                onClick={() => turnOn([])}
              >
                {people.length > 0 ? 'Only for later events' : 'Turn on'}
              </Button>
              {people.length > 0 && (
                <Button look="strong" disabled={update.isPending} onClick={() => turnOn(people)}>
                  {`Turn on for ${people.length === 1 ? 'this person' : `these ${people.length} people`}`}
                </Button>
              )}
            </div>
          </>
        )}
        {update.data && (
          <>
            <p role="status">{`It is on. ${started.length} started now.`}</p>
            <LeftOut rows={leftOut} getName={getName} onClose={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
};
