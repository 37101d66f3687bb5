import { builtInRule } from '../../../shared/rules/built-in-rules';
import type { RuleRecord } from '../../../shared/rules/rule';
import type { Models } from '../../models';

/** How long another server's change of a rule may go unnoticed here, in milliseconds. */
const keptFor = 2000;

type Options = { models: Models; now: () => number };
type Book = Map<string, RuleRecord>;

/** The criteria of every case type, known for two seconds; what this server changes is read anew at once. */
export const createRuleBook = ({ models, now }: Options) => {
  let kept: { book: Promise<Book>; until: number } | undefined;

  const load = async (): Promise<Book> => {
    const rules = await models.rules.find().lean();
    return new Map(
      rules.map(({ _id, version, questions, criteria }) => [
        _id,
        { caseType: _id, version, questions, criteria },
      ]),
    );
  };

  const read = (): Promise<Book> => {
    if (kept && kept.until > now()) return kept.book;
    const book = load();
    kept = { book, until: now() + keptFor };
    book.catch(() => {
      kept = undefined;
    });
    return book;
  };

  return {
    /** The criteria of a case type: those of staff, else those that are built in. */
    async of(caseType: string): Promise<RuleRecord> {
      return (await read()).get(caseType) ?? { caseType, version: 0, ...builtInRule(caseType) };
    },

    /** To be called after every write of a rule. */
    forget() {
      kept = undefined;
    },
  };
};

export type RuleBook = ReturnType<typeof createRuleBook>;
