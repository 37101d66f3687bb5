import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { useDebounced } from '../../lib/use-debounced';

const shortest = 2;

/** Searches leads like `text` after a pause in typing. Results of an earlier text are not shown: Enter would open one. */
export const useLeadSearch = (text: string) => {
  const [search, setSearch] = useState('');
  useDebounced(text, 200, (settled) => setSearch(settled.trim()));
  const isAsked = search.length >= shortest;
  const query = trpc.clients.find.useQuery({ search }, { enabled: isAsked });
  const isBehind = text.trim() !== search;
  return {
    leads: isAsked && !isBehind ? (query.data ?? []) : [],
    isSearching: text.trim().length >= shortest && (isBehind || query.isFetching),
    hasFailed: isAsked && query.isError,
  };
};
