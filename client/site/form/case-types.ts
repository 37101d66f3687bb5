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

/** The server's case types, or nothing when it has none or does not answer. */
export const fetchCaseTypes = async (): Promise<CaseType[] | undefined> => {
  try {
    const answer = await fetch(api.caseTypes);
    const list: unknown = answer.ok ? await answer.json() : undefined;
    return Array.isArray(list) && list.length > 0 && list.every(isCaseType) ? list : undefined;
  } catch {
    return undefined;
  }
};

/** The choices that are no service, in the words of the page. */
export const otherChoices = ({ otherCaseTypes }: FormWords): readonly CaseChoice[] =>
  otherCaseTypeIds.map((id) => ({ id, title: otherCaseTypes[id] }));

/** What can be chosen before the server has said its list. */
export const firstChoices = (words: FormWords): readonly CaseChoice[] => [
  ...builtInCaseTypes,
  ...otherChoices(words),
];

/** The list, with the choice that was already made kept in it. */
export const withChosen = (list: readonly CaseChoice[], chosen: string): readonly CaseChoice[] => {
  if (chosen === '' || list.some(({ id }) => String(id) === chosen)) return list;
  return [...list, ...builtInCaseTypes.filter(({ id }) => String(id) === chosen)];
};
