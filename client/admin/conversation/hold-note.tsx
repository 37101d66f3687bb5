import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { conversationWords } from './conversation-words';

const words = conversationWords.hold;

/** The text that put a number on hold, and the decision that ends the hold. */
export const HoldNote = ({ id }: { id: string }) => {
  const may = useMay();
  const { data: hold } = trpc.messages.hold.useQuery({ id });
  const decide = trpc.messages.decideHold.useMutation(
    useAction({
      done: (_, { isStop }) => (isStop ? words.stopped : words.ended),
      failed: words.failed,
      refresh: ({ messages, contact, clients, desk }) => [messages, contact, clients.timeline, desk],
    }),
  );
  if (!hold) return null;
  return (
    <section
      aria-label="On hold"
      className="mt-3 space-y-2 rounded-lg border border-danger/30 bg-danger-soft p-3 text-sm max-md:mb-3 md:p-4"
    >
      <h2 className="font-sans text-base font-semibold tracking-normal text-danger">
        On hold: did they ask us to stop?
      </h2>
      <p>
        Nobody can call, text or e-mail this person until you decide. They wrote, <Moment at={hold.at} />:
      </p>
      <blockquote className="rounded-md bg-card px-3 py-2 break-words whitespace-pre-wrap">
        {hold.text || 'This text is no longer stored.'}
      </blockquote>
      {may('leads.work') && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            look="danger"
            size="sm"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ id, isStop: true })}
          >
            It is a stop
          </Button>
          <Button
            look="secondary"
            size="sm"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ id, isStop: false })}
          >
            It is not a stop
          </Button>
        </div>
      )}
    </section>
  );
};
