import { builtInRule } from '../../../shared/rules/built-in-rules';
import type { RuleRecord } from '../../../shared/rules/rule';
import { createCache } from '../../core/db/cache';
import type { Models } from '../models';

/** The time in milliseconds after which another server's change of a rule is noticed here. */
const keptFor = 2000;

type Options = { models: Models; now: () => number };

/** The criteria of every case type, cached for two seconds; this server's own changes apply right away. */
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
    /** The criteria of a case type: the staff's, or the built-in ones. */
    async of(caseType: string): Promise<RuleRecord> {
      return (await book.get()).get(caseType) ?? { caseType, version: 0, ...builtInRule(caseType) };
    },

    /** Call after every write of a rule. */
    forget: book.forget,
  };
};

export type RuleBook = ReturnType<typeof createRuleBook>;
