import { otherCaseTypes } from '../../../shared/case-types';
import type { Models } from '../models';
import { type CaseTypeIds, foldTitle } from './read-row';

/** Returns every case type that a lead may have, by ID and title. */
export const caseTypeIds = async ({ services }: Models): Promise<CaseTypeIds> => {
  const rows = await services.find().select({ title: 1 }).lean();
  const all = [...rows.map(({ _id, title }) => ({ id: String(_id), title })), ...otherCaseTypes];
  return new Map([
    ...all.map(({ id, title }) => [foldTitle(title), id] as const),
    ...all.map(({ id }) => [id, id] as const),
  ]);
};
