import { toFailure } from '../../lib/failure';
import { type Said, toast, toFailed } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';

/** A query, or all queries of a router, that show what the action changed. */
type Shown = { invalidate: () => Promise<void> };

/** Returns the queries to refetch. */
export type Refresh = (utils: ReturnType<typeof trpc.useUtils>) => readonly Shown[];

export const notSaved = toFailed('This could not be saved');
export const didNotWork = toFailed('That did not work');

type Action<Data, Input> = {
  /** The success toast; a function if it depends on the answer. */
  done?: Said | ((data: Data, input: Input) => Said);
  /** The error toast; `notSaved` by default. If the server wrote a sentence for people, it replaces the description. */
  failed?: Said;
  /** Called after a success, once its toast is up. */
  onDone?: (data: Data, input: Input) => unknown;
  /** Called after a success or a failure, before the screens are refreshed. */
  onSettled?: () => unknown;
  /** The queries to refetch after success and failure. */
  refresh?: Refresh | undefined;
  /** `always` fails at once without a connection, instead of waiting for one. */
  networkMode?: 'always';
};

/** Returns a function that refetches queries. */
export const useRefetch = () => {
  const utils = trpc.useUtils();
  return (refresh: Refresh | undefined) =>
    Promise.all((refresh?.(utils) ?? []).map((one) => one.invalidate()));
};

/** Shows an error toast, with the server's own sentence if there is one. */
export const reportFailure = (failed: Said, error: unknown) => {
  const { code, message, issues } = toFailure(error);
  // The session handler reports the end of a session once for the whole screen.
  if (code === 'UNAUTHORIZED') return;
  const description = message ?? issues[0]?.message;
  toast.error(description ? { ...toFailed(failed), description } : failed);
};

type Settled<Data, Input> = {
  networkMode?: 'always';
  onSuccess: (data: Data, input: Input) => void;
  onError: (error: unknown) => void;
  onSettled: () => Promise<void>;
};

/** A procedure of `trpc` that changes something. */
type Procedure<Data, Input, Mutation> = { useMutation: (options: Settled<Data, Input>) => Mutation };

/** The mutation that a person starts: toasts, the error message, and the queries to refetch. */
export const useAction = <Data, Input, Mutation>(
  procedure: Procedure<Data, Input, Mutation>,
  { done, failed = notSaved, onDone, onSettled, refresh, ...options }: Action<Data, Input>,
): Mutation => {
  const refetch = useRefetch();
  return procedure.useMutation({
    ...options,
    onSuccess: (data, input) => {
      if (done) toast.success(typeof done === 'function' ? done(data, input) : done);
      onDone?.(data, input);
    },
    onError: (error) => reportFailure(failed, error),
    onSettled: async () => {
      await onSettled?.();
      await refetch(refresh);
    },
  });
};
