import { useState } from 'react';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { reportFailure } from '../kit/use-action';
import { words as staffWords } from '../words';
import { refusedWords } from './refused-words';

const { replayAll: words } = refusedWords;

type ReplayFilter = { vendorId?: string | undefined; reason?: string | undefined };
type Sum = { checked: number; taken: number; duplicate: number };
const nothing: Sum = { checked: 0, taken: 0, duplicate: 0 };

/** Replays refused submissions in batches and reports the sums after each. */
const useReplayAll = (filter: ReplayFilter) => {
  const replay = trpc.refused.replayAll.useMutation();
  return async (preview: boolean, tell: (sum: Sum) => void): Promise<Sum> => {
    let sum = nothing;
    let after: string | undefined;
    do {
      const {
        next,
        checked,
        taken: newlyAccepted,
        duplicate,
      } = await replay.mutateAsync({ ...filter, preview, after });
      sum = {
        checked: sum.checked + checked,
        taken: sum.taken + newlyAccepted,
        duplicate: sum.duplicate + duplicate,
      };
      tell(sum);
      after = next ?? undefined;
    } while (after);
    return sum;
  };
};

/** Shows how many refused submissions today's rules would accept, and accepts them. */
export const ReplayAll = ({ filter, onDone }: { filter: ReplayFilter; onDone: () => unknown }) => {
  const [step, setStep] = useState<'looking' | 'asking' | 'taking'>();
  const [sum, setSum] = useState(nothing);
  const run = useReplayAll(filter);
  const fail = (error: unknown) => {
    reportFailure(words.failed, error);
    setStep(undefined);
  };
  const look = () => {
    setSum(nothing);
    setStep('looking');
    run(true, setSum).then(() => setStep('asking'), fail);
  };
  const take = () => {
    setStep('taking');
    run(false, setSum)
      .then(({ taken: acceptedCount, duplicate }) => {
        toast.success({
          title: acceptedCount === 1 ? '1 post accepted' : `${acceptedCount} posts accepted`,
          ...(duplicate > 0 && { description: `${duplicate} of them were leads already.` }),
        });
        setStep(undefined);
      }, fail)
      .finally(onDone);
  };
  return (
    <>
      <Button look="secondary" onClick={look}>
        Accept what fits now
      </Button>
      {step && (
        <Dialog
          open
          title="Accept what fits now"
          description="Refused posts that today’s criteria and terms would accept, oldest first. Caps still apply."
          width="sm"
          onClose={() => step !== 'taking' && setStep(undefined)}
        >
          <p role="status" className="px-5 pt-4 text-sm">
            {step === 'looking' && `Checking... ${sum.checked} so far.`}
            {step === 'asking' &&
              (sum.taken === 0
                ? `Of ${sum.checked} posts that a rule refused, we would accept none now.`
                : `Of ${sum.checked} posts that a rule refused, we would accept ${sum.taken} now.`)}
            {step === 'taking' && `Accepting... ${sum.taken} so far.`}
          </p>
          <div className="flex flex-wrap justify-end gap-3 p-5">
            <Button look="secondary" disabled={step === 'taking'} onClick={() => setStep(undefined)}>
              {staffWords.form.cancel}
            </Button>
            <Button disabled={step !== 'asking' || sum.taken === 0} onClick={take}>
              Accept them
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
};
