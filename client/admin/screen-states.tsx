import { Button } from '../ui/button';
import { words } from './words';

type LoadingProps = {
  text: string;
  /** How many rows will stand here, about. */
  rows?: number;
  /** False where another part of the screen says the same. */
  isSaid?: boolean;
  className?: string;
};

/** The size of what is being loaded, with the words for it. */
export const Loading = ({ text, rows = 3, isSaid = true, className = 'min-h-row' }: LoadingProps) => (
  <div className="relative print:hidden">
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike never change places
          key={row}
          className={`flex items-center gap-6 border-b border-line px-4 last:border-0 ${className}`}
        >
          <span className="h-3 w-1/5 rounded-sm bg-paper-deep" />
          <span className="h-3 w-2/5 rounded-sm bg-paper-deep" />
          <span className="ml-auto h-3 w-1/6 rounded-sm bg-paper-deep" />
        </div>
      ))}
    </div>
    {isSaid && (
      <p role="status" className="absolute inset-0 grid place-items-center text-sm text-muted">
        <span className="rounded-full border border-line bg-card px-4 py-1">{text}</span>
      </p>
    )}
  </div>
);

type LoadFailedProps = { text: string; onRetry?: () => unknown };

/** Says what could not be shown and offers to try again, where that can help. */
export const LoadFailed = ({ text, onRetry }: LoadFailedProps) => (
  <div role="alert" className="px-6 py-12 text-center">
    <p className="mb-4 font-semibold text-danger">{text}</p>
    {onRetry && (
      <Button look="secondary" onClick={() => onRetry()}>
        {words.retry}
      </Button>
    )}
  </div>
);
