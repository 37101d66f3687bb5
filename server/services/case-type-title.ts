import { builtInCaseTypes } from '../../shared/case-types';
import type { Models } from '../models';

/** The title of a case type by its id; empty where nobody knows it any more. */
export const caseTypeTitle = async (models: Models, caseType: string): Promise<string> => {
  const service = await models.services.findOne({ _id: Number(caseType) || 0 }).lean();
  return service?.title ?? builtInCaseTypes.find(({ id }) => String(id) === caseType)?.title ?? '';
};
