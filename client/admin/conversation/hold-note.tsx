import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';

/** The messages that put a person on hold, and the decision that ends the hold. */
export const HoldNote = ({ id }: { id: string }) => {
  const may = useMay();
  const { data: hold = [] } = trpc.messages.hold.useQuery({ id });
  const decide = useAction(trpc.messages.decideHold, {
    done: (_, { isStop }) =>
      isStop
        ? { title: 'Saved', description: 'We no longer contact this person.' }
        : { title: 'Saved', description: 'You can contact this person again.' },
    refresh: ({ messages, contact, clients, desk }) => [messages, contact, clients.timeline, desk],
  });
  if (hold.length === 0) return null;
  const messages = hold.map((message) => message.id);
  return (
    <section
      aria-label="On hold"
      className="mt-3 space-y-2 rounded-lg border border-danger/30 bg-danger-soft p-3 text-sm max-md:mb-3 md:p-4"
    >
      <h2 className="text-danger">On hold: did they ask us to stop?</h2>
      <p>Nobody can call, text or e-mail this person until you decide. They wrote:</p>
      {hold.map((message) => (
        <blockquote key={message.id} className="rounded-md bg-card px-3 py-2">
          <p className="break-words whitespace-pre-wrap">
            {message.text || 'This text is no longer stored.'}
          </p>
          <p className="mt-1 text-xs text-muted">
            <Moment at={message.at} />
          </p>
        </blockquote>
      ))}
      {may('leads.work') && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {[true, false].map((isStop) => (
            <Button
              key={String(isStop)}
              look={isStop ? 'danger' : 'secondary'}
              size="sm"
              disabled={decide.isPending}
              onClick={() => decide.mutate({ id, messages, isStop })}
              label={isStop ? 'It is a stop' : 'It is not a stop'}
            />
          ))}
        </div>
      )}
    </section>
  );
};
