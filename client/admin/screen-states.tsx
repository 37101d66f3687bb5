import { Button } from '../ui/button';

type LoadingProps = {
  text: string;
  /** The approximate number of rows to come. */
  rows?: number;
  /** False if another part of the screen already announces the loading. */
  isSaid?: boolean;
  className?: string;
};

/** A placeholder of the same size as the content, with a text for screen readers. */
export const Loading = ({ text, rows = 3, isSaid = true, className = 'min-h-row' }: LoadingProps) => (
  <div className="relative print:hidden">
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: identical rows keep their order
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

type LoadFailedProps = { text: string; reason?: string | undefined; onRetry?: () => unknown };

/** Says what could not be loaded, and offers a retry if that can help. */
export const LoadFailed = ({ text, reason, onRetry }: LoadFailedProps) => (
  <div role="alert" className="px-6 py-12 text-center">
    <p className="font-semibold text-danger">{text}</p>
    {reason && <p className="mt-1 text-sm text-muted">{reason}</p>}
    {onRetry && <Button look="secondary" className="mt-4" onClick={() => onRetry()} label="Try again" />}
  </div>
);
