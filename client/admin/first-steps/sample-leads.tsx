import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ConfirmButton } from '../kit/confirm-button';
import { useAction } from '../kit/use-action';
import { firstStepWords } from './first-step-words';

const words = firstStepWords.samples;

/** Adds made-up leads to try the desk with, and removes them again. */
export const SampleLeads = () => {
  const { data } = trpc.samples.state.useQuery();
  const action = { failed: words.failed, refresh: (utils: ReturnType<typeof trpc.useUtils>) => [utils] };
  const add = trpc.samples.add.useMutation(useAction({ ...action, done: words.added }));
  const remove = trpc.samples.remove.useMutation(
    useAction({
      ...action,
      done: ({ left }: { left: number }) =>
        left > 0
          ? { ...words.removed, description: 'One that is on legal hold stays until the hold ends.' }
          : words.removed,
    }),
  );
  if (!data) return null;
  const isThere = data.leads > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-paper-deep px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-sm">
        <span className="font-semibold">Sample leads</span>
        <span className="block text-muted">
          {isThere
            ? data.leads === 1
              ? 'There is 1 sample lead among your leads.'
              : `There are ${data.leads} sample leads among your leads.`
            : 'Try the desk with eight made-up leads. Nothing is sent for them, and reports leave them out.'}
        </span>
      </p>
      {isThere ? (
        <ConfirmButton
          label={words.remove}
          title="Remove the sample leads?"
          text="They are gone for good, with their notes, calls and tasks. Your own leads stay as they are."
          action={remove}
          input={undefined}
        />
      ) : (
        <Button
          look="secondary"
          size="sm"
          aria-disabled={add.isPending}
          onClick={() => !add.isPending && add.mutate()}
        >
          Add sample leads
        </Button>
      )}
    </div>
  );
};
