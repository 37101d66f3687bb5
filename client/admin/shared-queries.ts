import { useQuery } from '@tanstack/react-query';
import { builtInCaseTypes } from '../../shared/case-types';
import { api } from '../lib/trpc';

const minute = 60_000;

/** The case types on offer now. */
export const useCaseTypes = () => {
  const { data } = useQuery({
    queryKey: ['services', 'case-types'],
    queryFn: () => api.caseTypes.list.query(),
    staleTime: 5 * minute,
  });
  return data && data.length > 0 ? data : builtInCaseTypes;
};

/** A case type's title by its id; what an old lead chose may no longer be on offer. */
export const useCaseTypeTitle = () => {
  const titles = new Map(useCaseTypes().map(({ id, title }) => [String(id), title]));
  return (id: string) =>
    titles.get(id) ?? builtInCaseTypes.find((type) => String(type.id) === id)?.title ?? id;
};

/** The people a lead can be given to. */
export const usePeople = () => {
  const { data } = useQuery({
    queryKey: ['users', 'names'],
    queryFn: () => api.users.names.query(),
    staleTime: minute,
  });
  return data ?? [];
};

export const usePersonName = () => {
  const names = new Map(usePeople().map(({ id, name }) => [id, name]));
  return (id: string | null) => (id ? (names.get(id) ?? id) : '');
};

/** The signed-in person as the server knows them. */
export const useAccount = () =>
  useQuery({ queryKey: ['me'], queryFn: () => api.auth.me.query(), staleTime: minute });
