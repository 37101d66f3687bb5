import { otherCaseTypes } from '../../../shared/case-types';
import type { RuleRecord } from '../../../shared/rules/rule';
import type { VendorDoc } from '../../leads/vendor.model';
import type { Deps } from '../deps';

/** A case type that a vendor may send, with its questions and criteria. */
export type TakenCaseType = Pick<RuleRecord, 'questions' | 'criteria'> & { id: string; title: string };

/** Everything that a vendor needs to know to send leads. */
export type Instructions = { vendor: VendorDoc; keys: string[]; caseTypes: TakenCaseType[]; url: string };

const open = (deps: Deps) =>
  deps.models.services.find({ status: 1 }).sort({ _id: 1 }).select({ title: 1 }).lean();

/** Collects the content of a vendor's posting instructions; `url` is where it posts to. */
export const instructionsFor = async (deps: Deps, vendor: VendorDoc, url: string): Promise<Instructions> => {
  const allCaseTypes = [
    ...(await open(deps)).map(({ _id, title }) => ({ id: String(_id), title })),
    ...otherCaseTypes,
  ];
  const allowed = vendor.caseTypes.length > 0 ? new Set(vendor.caseTypes) : undefined;
  const caseTypes = allCaseTypes
    .filter(({ id }) => !allowed || allowed.has(id))
    .map(async ({ id, title }) => {
      const { questions, criteria } = await deps.rules.of(id);
      return { id, title, questions, criteria };
    });
  const now = deps.now();
  const working = vendor.keys.filter(({ expiresAt }) => !expiresAt || expiresAt.getTime() > now);
  return {
    vendor,
    url,
    keys: working.map(({ prefix }) => `${prefix}…`),
    caseTypes: await Promise.all(caseTypes),
  };
};
