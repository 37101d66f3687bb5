import { builtInCaseTypes, otherCaseTypes } from '../../../shared/case-types';
import { otherSpanishCaseTypes, spanishCaseTypes } from '../../../shared/spanish-case-types';
import type { Namer } from '../../core/names';
import type { Models } from '../models';

/** The title of a case type by id, in Spanish if available; empty if the id no longer exists. */
export const caseTypeTitle = async (
  models: Pick<Models, 'services'>,
  caseType: string,
  language: 'en' | 'es' = 'en',
): Promise<string> => {
  const service = await models.services.findOne({ _id: Number(caseType) || 0 }).lean();
  const other = otherCaseTypes.find(({ id }) => id === caseType);
  if (!service && other) return language === 'es' ? otherSpanishCaseTypes[other.id] : other.title;
  const title = service?.title ?? builtInCaseTypes.find(({ id }) => String(id) === caseType)?.title ?? '';
  return language === 'es' ? (spanishCaseTypes[title] ?? title) : title;
};

/** The titles of case types by their IDs. */
export const nameCaseTypes: Namer<{ models: Pick<Models, 'services'> }> = async ({ models }, ids) =>
  new Map(await Promise.all(ids.map(async (id) => [id, await caseTypeTitle(models, id)] as const)));
