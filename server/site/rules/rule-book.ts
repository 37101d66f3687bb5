import { builtInRule } from '../../../shared/rules/built-in-rules';
import type { RuleRecord } from '../../../shared/rules/rule';
import { createCache } from '../../core/db/cache';
import type { Models } from '../models';

/** How long another server's change of a rule may go unnoticed here, in milliseconds. */
const keptFor = 2000;

type Options = { models: Models; now: () => number };

/** The criteria of every case type, known for two seconds; what this server changes is read anew at once. */
export const createRuleBook = ({ models, now }: Options) => {
  const load = async () => {
    const rules = await models.rules.find().lean();
    return new Map<string, RuleRecord>(
      rules.map(({ _id, version, questions, criteria }) => [
        _id,
        { caseType: _id, version, questions, criteria },
      ]),
    );
  };
  const book = createCache(keptFor, load, now);

  return {
    /** The criteria of a case type: those of staff, else those that are built in. */
    async of(caseType: string): Promise<RuleRecord> {
      return (await book.get()).get(caseType) ?? { caseType, version: 0, ...builtInRule(caseType) };
    },

    /** To be called after every write of a rule. */
    forget: book.forget,
  };
};

export type RuleBook = ReturnType<typeof createRuleBook>;
