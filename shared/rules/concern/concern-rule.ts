import { builtInRule } from '../built-in-rules';
import { generalQuestions } from '../general-questions';
import type { RuleInput } from '../rule';
import { accidents } from './accidents';
import { chemicals } from './chemicals';
import { asRule } from './concern-question';
import { devices } from './devices';
import { drugs } from './drugs';

const rulesByCaseType = { ...drugs, ...devices, ...chemicals, ...accidents };

/**
 * The rule for a case type's page: the intake rule, as staff edited it, plus the page's own questions. No intake
 * question appears twice, and the general questions wait for the call.
 */
export const concernRule = (caseType: string, intake: RuleInput = builtInRule(caseType)): RuleInput => {
  const own = asRule(Object.hasOwn(rulesByCaseType, caseType) ? rulesByCaseType[caseType]! : []);
  const isRead = (id: string) => intake.criteria.some(({ test }) => Object.values(test).includes(id));
  const isGeneral = (id: string) => generalQuestions.some((one) => one.id === id);
  const questions = intake.questions.filter(({ id }) => isRead(id) || !isGeneral(id));
  const isNew = ({ id }: { id: string }) => !questions.some((one) => one.id === id);
  return {
    questions: [...questions, ...own.questions.filter(isNew)],
    criteria: [...intake.criteria, ...own.criteria.filter(isNew)],
  };
};
