import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { useAction } from '../kit/use-action';

/** Our numbers that send no texts until they are registered, or an error is mended; nothing if there are none. */
export const PausedNumbers = () => {
  const { data = [] } = trpc.messages.paused.useQuery();
  const resume = useAction(trpc.messages.resume, {
    done: { title: 'Texts are sent again' },
    failed: { title: 'Could not resume' },
    refresh: ({ messages }) => [messages.paused],
  });
  return data.map(({ number, problem, at }) =>
    at ? (
      <Card key={number} title={`Texts from ${number} are paused`}>
        <p className="text-sm">{problem} Texts wait until then, and expire.</p>
        <Button
          look="secondary"
          disabled={resume.isPending}
          className="mt-3"
          onClick={() => resume.mutate({ number })}
        >
          Send again
        </Button>
      </Card>
    ) : (
      <Card key={number} title={`${number} sends no texts yet`}>
        <p className="text-sm">{problem}</p>
      </Card>
    ),
  );
};
