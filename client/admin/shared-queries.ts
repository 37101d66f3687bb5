import { builtInCaseTypes, type CaseChoice, otherCaseTypes } from '../../shared/case-types';
import { trpc } from '../lib/trpc';

const minute = 60_000;

/** Returns the case types on offer as choices, including the form's broader subjects. */
export const useCaseTypes = (enabled = true) => {
  const { data } = trpc.caseTypes.list.useQuery(undefined, { staleTime: 5 * minute, enabled });
  const services: readonly CaseChoice[] = data && data.length > 0 ? data : builtInCaseTypes;
  return [...services, ...otherCaseTypes].map(({ id, title }) => ({ value: String(id), label: title }));
};

/** Returns a case type's title by id; an old lead's case type may no longer be on offer. */
export const useCaseTypeTitle = () => {
  const titles = new Map(useCaseTypes().map(({ value, label }) => [value, label]));
  return (id: string) =>
    titles.get(id) ?? builtInCaseTypes.find((type) => String(type.id) === id)?.title ?? id;
};

/** Returns the people who can be assigned to a lead. */
export const usePeople = () => trpc.users.names.useQuery(undefined, { staleTime: minute }).data ?? [];

export const usePersonName = () => {
  const people = usePeople();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  // Until the names load, say nothing about anyone.
  const unknown = people.length > 0 ? 'someone who left' : '';
  return (id: string | null) => (id ? (names.get(id) ?? unknown) : '');
};

/** Returns the signed-in person's account from the server. */
export const useAccount = () => trpc.auth.me.useQuery(undefined, { staleTime: minute });

/** Refetches every query that shows these records. */
export const useRefresh = (noun: 'client' | 'user' | 'service') => {
  const { clients, desk, contact, users, services, caseTypes, dashboard, reports } = trpc.useUtils();
  const showing = { client: [clients, desk, contact], user: [users], service: [services, caseTypes] }[noun];
  return async () => {
    await Promise.all([...showing, dashboard, reports, desk.dayStart].map((part) => part.invalidate()));
  };
};
