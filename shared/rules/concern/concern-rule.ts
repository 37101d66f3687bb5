import { builtInRule } from '../built-in-rules';
import type { RuleInput } from '../rule';
import { accidents } from './accidents';
import { chemicals } from './chemicals';
import { asRule } from './concern-question';
import { devices } from './devices';
import { drugs } from './drugs';

const known = { ...drugs, ...devices, ...chemicals, ...accidents };

/**
 * What the page of a case type asks and looks for: the rule of intake, as staff have made it, and what only a page
 * asks. A question of intake is never asked twice.
 */
export const concernRule = (caseType: string, intake: RuleInput = builtInRule(caseType)): RuleInput => {
  const own = asRule(Object.hasOwn(known, caseType) ? known[caseType]! : []);
  const isNew = ({ id }: { id: string }) => !intake.questions.some((one) => one.id === id);
  return {
    questions: [...intake.questions, ...own.questions.filter(isNew)],
    criteria: [...intake.criteria, ...own.criteria.filter(isNew)],
  };
};
