import type { ReactNode } from 'react';
import { LoadFailed, Loading } from '../screen-states';

type Query<Data> = { data: Data | undefined; isError: boolean; refetch: () => unknown };

type LoadedProps<Data> = {
  query: Query<Data>;
  loading: string;
  failed: string;
  /** How many rows will stand here, about. */
  rows?: number;
  /** Stands instead of the content while there is nothing to list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

const isEmpty = (data: unknown) =>
  Array.isArray(data)
    ? data.length === 0
    : typeof data === 'object' && data !== null && 'total' in data && data.total === 0;

/** A query's result in its four states: loading, failed with a retry, empty, or its content. */
export const Loaded = <Data,>({ query, loading, failed, rows, empty, children }: LoadedProps<Data>) => {
  const { data, isError, refetch } = query;
  if (data === undefined)
    return isError ? <LoadFailed text={failed} onRetry={refetch} /> : <Loading text={loading} rows={rows} />;
  return empty !== undefined && isEmpty(data) ? empty : children(data);
};

/** Says that a list is empty and, in a second line, what to do next. */
export const Empty = ({ title, text }: { title: string; text?: string }) => (
  <div role="status" className="px-6 py-12 text-center">
    <p className="font-semibold">{title}</p>
    {text && <p className="mt-1 text-sm text-muted">{text}</p>}
  </div>
);
