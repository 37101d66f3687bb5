import type { Toast } from '../../../shared/messages';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';

type Utils = ReturnType<typeof trpc.useUtils>;
/** A query, or all queries of a router, that show what the action changed. */
type Shown = { invalidate: () => Promise<void> };

type Action<Data, Input> = {
  /** The toast after a success; a function where it depends on the answer. */
  done?: Toast | ((data: Data, input: Input) => Toast);
  /** The toast after a failure. The server's own sentence, if it wrote one for people, replaces the description. */
  failed: Toast;
  /** Called after a success, once its toast is up. */
  onDone?: (data: Data, input: Input) => unknown;
  /** Called after a success or a failure, before the screens are refreshed. */
  onSettled?: () => unknown;
  /** What to ask for again, whether it succeeded or failed. */
  refresh?: (utils: Utils) => readonly Shown[];
};

/** Reports a failed action, in the server's words where it wrote some. */
export const reportFailure = (failed: Toast, error: unknown) => {
  const { code, message, issues } = toFailure(error);
  // A session that ended is told once, for the whole screen.
  if (code === 'UNAUTHORIZED') return;
  const description = message ?? issues[0]?.message;
  toast.error(description ? { ...failed, description } : failed);
};

/** Options for a mutation that a person starts: its toasts, its error message, and the screens to refresh. */
export const useAction = <Data, Input>({ done, failed, onDone, onSettled, refresh }: Action<Data, Input>) => {
  const utils = trpc.useUtils();
  return {
    onSuccess: (data: Data, input: Input) => {
      if (done) toast.success(typeof done === 'function' ? done(data, input) : done);
      onDone?.(data, input);
    },
    onError: (error: unknown) => reportFailure(failed, error),
    onSettled: async () => {
      await onSettled?.();
      await Promise.all((refresh?.(utils) ?? []).map((one) => one.invalidate()));
    },
  };
};
