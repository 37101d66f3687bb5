import { concernRule } from '../../../shared/rules/concern/concern-rule';
import type { RuleInput } from '../../../shared/rules/rule';
import { type AreaSlug, areas } from '../../content/areas';
import type { Words } from '../../content/words';

/** The questions of an area's page at build time, in its language. */
export const getConcern = (slug: AreaSlug, { concern }: Words): RuleInput => {
  const caseType = String(areas[slug].caseType);
  const { questions, criteria } = concernRule(caseType);
  return {
    questions: questions.map((one) => ({
      ...one,
      label: concern.questions[`${caseType}.${one.id}`] ?? one.label,
    })),
    criteria: criteria.map((one) => ({
      ...one,
      words: concern.criteria[`${caseType}.${one.id}`] ?? one.words,
    })),
  };
};
