import { Button } from '../ui/button';
import { words } from './words';

export const Loading = ({ text }: { text: string }) => (
  <p role="status" className="px-6 py-12 text-center text-muted">
    {text}
  </p>
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
