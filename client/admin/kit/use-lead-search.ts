import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../lib/trpc';
import { useDebounced } from '../../lib/use-debounced';

const shortest = 2;

/** Searches leads like `text` after a pause in typing. */
export const useLeadSearch = (text: string) => {
  const [search, setSearch] = useState('');
  useDebounced(text, 200, (settled) => setSearch(settled.trim()));
  const isAsked = search.length >= shortest;
  const query = trpc.clients.find.useQuery(
    { search },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  const isBehind = text.trim() !== search;
  return {
    leads: isAsked ? (query.data ?? []) : [],
    isSearching: text.trim().length >= shortest && (isBehind || query.isFetching),
    hasFailed: isAsked && query.isError,
  };
};
