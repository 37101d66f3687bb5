import { Button } from '../../../ui/button';
import { ProgressBar } from '../../../ui/progress-bar';
import { listWords } from '../list/list-words';
import type { Progress } from './use-bulk';

type BulkProgressProps = { progress: Progress; onStop: () => void };

/** The progress of a bulk action, and a button to stop it. */
export const BulkProgress = ({ progress: { done, all }, onStop }: BulkProgressProps) => (
  <>
    <ProgressBar label={listWords.progress(done, all)} value={done} max={all} className="h-2 min-w-24 grow" />
    <p role="status" className="tabular-nums">
      {listWords.progress(done, all)}
    </p>
    <Button size="sm" look="secondary" onClick={onStop}>
      Stop
    </Button>
  </>
);
