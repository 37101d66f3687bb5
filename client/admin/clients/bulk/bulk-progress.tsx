import { Button } from '../../../ui/button';
import { listWords } from '../list/list-words';
import type { Progress } from './use-bulk';

type BulkProgressProps = { progress: Progress; onStop: () => void };

/** How far it is, and the way to stop it there. */
export const BulkProgress = ({ progress: { done, all }, onStop }: BulkProgressProps) => (
  <>
    <progress
      aria-label={listWords.progress(done, all)}
      value={done}
      max={all}
      className="h-2 min-w-24 grow accent-accent"
    />
    <p role="status" className="tabular-nums">
      {listWords.progress(done, all)}
    </p>
    <Button size="sm" look="secondary" onClick={onStop}>
      {listWords.stop}
    </Button>
  </>
);
