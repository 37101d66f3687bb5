import {
  builtInCaseTypes,
  type CaseChoice,
  type CaseType,
  otherCaseTypeIds,
} from '../../../shared/case-types';
import type { FormWords } from '../../content/words';
import { api } from '../../paths';

const isCaseType = (value: unknown): value is CaseType =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value;

/** The server's case types; undefined if it has none or does not respond. */
export const fetchCaseTypes = async (): Promise<CaseType[] | undefined> => {
  try {
    const answer = await fetch(api.caseTypes);
    const list: unknown = answer.ok ? await answer.json() : undefined;
    return Array.isArray(list) && list.length > 0 && list.every(isCaseType) ? list : undefined;
  } catch {
    return undefined;
  }
};

/** The choices that are not a service, in the page's language. */
export const otherChoices = ({ otherCaseTypes }: FormWords): readonly CaseChoice[] =>
  otherCaseTypeIds.map((id) => ({ id, title: otherCaseTypes[id] }));

/** The choices before the server's list has loaded. */
export const firstChoices = (words: FormWords): readonly CaseChoice[] => [
  ...builtInCaseTypes,
  ...otherChoices(words),
];

/** The list, including an earlier choice. */
export const withChosen = (list: readonly CaseChoice[], chosen: string): readonly CaseChoice[] => {
  if (chosen === '' || list.some(({ id }) => String(id) === chosen)) return list;
  return [...list, ...builtInCaseTypes.filter(({ id }) => String(id) === chosen)];
};
