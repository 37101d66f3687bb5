import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import { importWords as words } from './import-words';
import type { Progress } from './use-import';

type ImportProgressProps = { progress: Progress; onStop: () => void };

/** The import's progress, and a button to stop it. */
export const ImportProgress = ({ progress: { work, done, all }, onStop }: ImportProgressProps) => {
  const text = `${words[work]}: ${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}`;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <ProgressBar label={words[work]} value={done} max={all} className="h-2 min-w-24 grow" />
      <p role="status" className="tabular-nums">
        {text}
      </p>
      <Button size="sm" look="secondary" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
};
