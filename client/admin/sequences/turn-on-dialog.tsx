import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListedSequence, PreviewMessage } from '../../../shared/schemas/sequence';
import { api, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { CheckRow } from '../kit/check-row';
import { DataTable } from '../kit/data-table';
import { Unloaded } from '../kit/loaded';
import { notSaved, reportFailure, useRefetch } from '../kit/use-action';
import { Moment } from '../moment';
import { sequenceWords as words } from './sequence-words';

/** Returns a function that finds the name of one of these leads. */
export const useLeadName = (leads: readonly string[]) => {
  const ids = [...new Set(leads)];
  const { data } = trpc.clients.names.useQuery({ ids }, { enabled: ids.length > 0 });
  return (id: string) => data?.find((one) => one.id === id)?.name ?? 'A lead';
};

type Person = PreviewMessage & { sequence: string };

/** Asks for each person with their first message, the earliest first. */
const findPeople = async (sequences: readonly ListedSequence[]): Promise<Person[]> => {
  const previews = await Promise.all(
    sequences.map(async ({ id }) => {
      const messages = await api.sequences.preview.mutate({ id });
      return [...new Map(messages.toReversed().map((one) => [one.clientId, one])).values()].map(
        (message) => ({ ...message, sequence: id }),
      );
    }),
  );
  return previews.flat().toSorted((a, b) => a.at.localeCompare(b.at));
};

/** Turns sequences on for these people, and otherwise for what happens from now on. */
const turnOn = async (sequences: readonly ListedSequence[], people: readonly Person[]) => {
  const answers = [];
  for (const { id, version } of sequences)
    answers.push(
      await api.sequences.update.mutate({
        id,
        version,
        on: true,
        people: people
          .filter(({ sequence }) => sequence === id)
          .map(({ clientId, channel, subject, text }) => ({ clientId, channel, subject, text })),
      }),
    );
  return {
    started: answers.flatMap(({ started = [] }) => started),
    leftOut: answers.flatMap(({ leftOut = [] }) => leftOut),
  };
};

type TurnOnDialogProps = { name: string; sequences: readonly ListedSequence[]; onClose: () => void };

/** Turns sequences on for new leads only, or also for people of the preview, in its exact words. */
export const TurnOnDialog = ({ name, sequences, onClose }: TurnOnDialogProps) => {
  const preview = useMutation({ mutationFn: () => findPeople(sequences) });
  const refetch = useRefetch();
  const update = useMutation({
    mutationFn: (chosen: readonly Person[]) => turnOn(sequences, chosen),
    onError: (error) => reportFailure(notSaved, error),
    onSettled: () => refetch((utils) => [utils.sequences]),
  });
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const begin = useEffectEvent(() => preview.mutate());
  useEffect(() => begin(), []);
  const people = preview.data ?? [];
  const ticked = people.filter(({ clientId }) => !unticked.has(clientId));
  const these = ticked.length === 1 ? 'this person' : `these ${ticked.length} people`;
  const { started = [], leftOut = [] } = update.data ?? {};
  const getName = useLeadName([...people, ...leftOut].map(({ clientId }) => clientId));
  const toggle = (id: string) =>
    setUnticked(new Set(unticked.has(id) ? [...unticked].filter((one) => one !== id) : [...unticked, id]));
  const isNewLead = sequences.every(({ startsOn }) => startsOn === 'lead.created');
  return (
    <Dialog open onClose={onClose} title={`Turn on “${name}”`} width="lg">
      <div className="grid gap-4 p-5 text-sm">
        {!preview.data && (
          <Unloaded
            query={{ isError: preview.isError, refetch: preview.mutate }}
            loading="Finding out who would get it..."
            failed="Error finding out who would get it"
          />
        )}
        {preview.data && !update.data && (
          <>
            <p>
              {people.length === 0
                ? 'Nobody would get it now. It starts with the next event.'
                : 'Earlier leads get it only if you turn it on for them. They would get these words first.'}
            </p>
            {people.length > 0 && (
              <DataTable
                label="People who would get it now"
                className="max-h-[50dvh]"
                columns={[
                  {
                    header: 'Lead',
                    cell: ({ clientId }) => (
                      <CheckRow
                        label={getName(clientId)}
                        checked={!unticked.has(clientId)}
                        onChange={() => toggle(clientId)}
                      />
                    ),
                  },
                  { header: 'When', cell: ({ at }) => <Moment at={at} /> },
                  { header: 'As', cell: ({ channel }) => words.channels[channel] },
                  {
                    header: 'Words',
                    cell: ({ subject, text }) => (
                      <>
                        {subject && <p className="font-semibold">{subject}</p>}
                        {text}
                      </>
                    ),
                    className: 'min-w-60 break-words whitespace-pre-wrap',
                  },
                ]}
                rows={people}
                rowKey={({ clientId }) => clientId}
              />
            )}
            <div className="flex flex-wrap justify-end gap-3">
              {ticked.length > 0 && (
                <Button look="secondary" disabled={update.isPending} onClick={() => update.mutate(ticked)}>
                  {`Also for ${these}`}
                </Button>
              )}
              <Button look="strong" disabled={update.isPending} onClick={() => update.mutate([])}>
                {isNewLead ? 'New leads only' : 'From now on only'}
              </Button>
            </div>
          </>
        )}
        {update.data && (
          <>
            <p role="status">{`It is on. ${started.length} started now.`}</p>
            {leftOut.length > 0 && (
              <DataTable
                label="People who were left out"
                columns={[
                  { header: 'Left out', cell: ({ clientId }) => getName(clientId) },
                  { header: 'Why', cell: ({ why }) => words.reasons[why] },
                ]}
                rows={leftOut}
                rowKey={({ clientId }) => clientId}
              />
            )}
            <div className="flex justify-end">
              <Button onClick={onClose} label="Done" />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
};
