import type { ReactNode } from 'react';
import { LoadFailed, Loading } from '../screen-states';

export type Query<Data> = { data: Data | undefined; isError: boolean; refetch: () => unknown };

type UnloadedProps = {
  query: Pick<Query<unknown>, 'isError' | 'refetch'>;
  /** The noun of both sentences, or the sentences themselves. */
  what?: string;
  loading?: string;
  failed?: string;
  /** The approximate number of rows to come. */
  rows?: number;
  /** False if another part of the screen already announces the loading. */
  isSaid?: boolean;
};

/** Shown while a query has no data: it is loading, or it failed and can be retried. */
export const Unloaded = ({ query, what = '', loading, failed, rows, isSaid }: UnloadedProps) =>
  query.isError ? (
    <LoadFailed text={failed ?? `Error loading ${what}`} onRetry={query.refetch} />
  ) : (
    <Loading text={loading ?? `Loading ${what}...`} rows={rows} isSaid={isSaid} />
  );

type FailureProps = { query: Query<unknown>; text: string };

/** Says that a query failed, and offers a retry; nothing while it loads or has older data. */
export const LoadFailure = ({ query: { data, isError, refetch }, text }: FailureProps) =>
  isError && data === undefined && <LoadFailed text={text} onRetry={refetch} />;

type LoadedProps<Data> = Omit<UnloadedProps, 'query'> & {
  query: Query<Data>;
  /** Shown instead of the content if the list is empty. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

const isEmpty = (data: unknown) =>
  Array.isArray(data)
    ? data.length === 0
    : typeof data === 'object' && data !== null && 'total' in data && data.total === 0;

/** A query's result in its four states: loading, failed with a retry, empty, or content. */
export const Loaded = <Data,>({ empty, children, ...state }: LoadedProps<Data>) => {
  const { data } = state.query;
  if (data === undefined) return <Unloaded {...state} />;
  return empty !== undefined && isEmpty(data) ? empty : children(data);
};

/** Says that a list is empty and, in a second line, what to do next. */
export const Empty = ({ title, text }: { title: string; text?: string }) => (
  <div role="status" className="px-6 py-12 text-center">
    <p className="font-semibold">{title}</p>
    {text && <p className="mt-1 text-sm text-muted">{text}</p>}
  </div>
);
