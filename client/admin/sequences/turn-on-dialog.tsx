import type { PreviewMessage, SequenceRecord } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useAction } from '../kit/use-action';
import { PreviewDialog } from './preview-dialog';

/** Each person with their first message, the earliest first. */
const findPeople = (messages: readonly PreviewMessage[]) =>
  [...new Map(messages.toReversed().map((message) => [message.clientId, message])).values()]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((message) => ({ clientId: message.clientId, message }));

type TurnOnDialogProps = { sequence: SequenceRecord; onClose: () => void };

/** Shows who would get a sequence now and in which words, and turns it on for exactly them or for later events only. */
export const TurnOnDialog = ({ sequence: { id, name, version }, onClose }: TurnOnDialogProps) => {
  const preview = trpc.sequences.preview.useMutation();
  const update = useAction(trpc.sequences.update, { refresh: ({ sequences }) => [sequences] });
  const people = findPeople(preview.data ?? []);
  const these = people.length === 1 ? 'this person' : `these ${people.length} people`;
  const turnOn = (chosen: typeof people) =>
    update.mutate({
      id,
      version,
      on: true,
      people: chosen.map(({ clientId, message: { channel, subject, text } }) => ({
        clientId,
        channel,
        subject,
        text,
      })),
    });
  const { started = [], leftOut = [] } = update.data ?? {};
  return (
    <PreviewDialog
      title={`Turn on “${name}”`}
      preview={preview}
      load={() => preview.mutate({ id })}
      loading="Finding out who would get it..."
      failed="Error finding out who would get it"
      says={
        people.length === 0
          ? 'Nobody would get it now. It starts with the next event.'
          : `${these.replace('t', 'T')} would get it now, with these words first. Nobody else gets it by turning it on.`
      }
      label="People who would get it now"
      people={people}
      rowKey={({ clientId }) => clientId}
      actions={
        <>
          <Button
            look={people.length > 0 ? 'secondary' : 'strong'}
            disabled={update.isPending}
            onClick={() => turnOn([])}
          >
            {people.length > 0 ? 'Only for later events' : 'Turn on'}
          </Button>
          {people.length > 0 && (
            <Button look="strong" disabled={update.isPending} onClick={() => turnOn(people)}>
              {`Turn on for ${these}`}
            </Button>
          )}
        </>
      }
      result={update.data && { says: `It is on. ${started.length} started now.`, leftOut }}
      onClose={onClose}
    />
  );
};
