import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';

type StoppableProgressProps = { label: string; text: string; done: number; all: number; onStop: () => void };

/** The progress of a long action, and a button to stop it. */
export const StoppableProgress = ({ label, text, done, all, onStop }: StoppableProgressProps) => (
  <div className="flex grow flex-wrap items-center gap-3 text-sm">
    <ProgressBar label={label} value={done} max={all} className="h-2 min-w-24 grow" />
    <p role="status" className="tabular-nums">
      {text}
    </p>
    <Button size="sm" look="secondary" onClick={onStop} label="Stop" />
  </div>
);
