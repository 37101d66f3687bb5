import { builtInCaseTypes, type CaseChoice, otherCaseTypes } from '../../shared/case-types';
import { trpc } from '../lib/trpc';

const minute = 60_000;

/** The case types on offer now, with the wider subjects that the form offers, too. */
export const useCaseTypes = () => {
  const { data } = trpc.caseTypes.list.useQuery(undefined, { staleTime: 5 * minute });
  const services: readonly CaseChoice[] = data && data.length > 0 ? data : builtInCaseTypes;
  return [...services, ...otherCaseTypes];
};

/** A case type's title by its id; what an old lead chose may no longer be on offer. */
export const useCaseTypeTitle = () => {
  const titles = new Map(useCaseTypes().map(({ id, title }) => [String(id), title]));
  return (id: string) =>
    titles.get(id) ?? builtInCaseTypes.find((type) => String(type.id) === id)?.title ?? id;
};

/** The people a lead can be given to. */
export const usePeople = () => trpc.users.names.useQuery(undefined, { staleTime: minute }).data ?? [];

export const usePersonName = () => {
  const people = usePeople();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  // Until the names are known nothing is said of anybody.
  const unknown = people.length > 0 ? 'someone who left' : '';
  return (id: string | null) => (id ? (names.get(id) ?? unknown) : '');
};

/** The signed-in person as the server knows them. */
export const useAccount = () => trpc.auth.me.useQuery(undefined, { staleTime: minute });

/** Asks anew for everything that shows something of these records. */
export const useRefresh = (noun: 'client' | 'user' | 'service') => {
  const { clients, desk, contact, users, services, caseTypes, dashboard, reports } = trpc.useUtils();
  const showing = { client: [clients, desk, contact], user: [users], service: [services, caseTypes] }[noun];
  return async () => {
    await Promise.all([...showing, dashboard, reports, desk.dayStart].map((part) => part.invalidate()));
  };
};
