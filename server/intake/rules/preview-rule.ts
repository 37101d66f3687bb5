import { type Judgement, judge } from '../../../shared/rules/judge';
import type { RuleInput } from '../../../shared/rules/rule';
import type { ClientDoc } from '../../leads/store/client.model';
import type { Models } from '../models';

const mostNamed = 100;

type Lead = Pick<ClientDoc, '_id' | 'answers' | 'state' | 'firstName' | 'lastName'>;
type Change = { id: string; name: string; from: Judgement['outcome']; to: Judgement['outcome'] };

/** Returns the stored leads of a case type that other criteria would have judged differently, the newest by ID. */
export const previewRule = async (
  { clients }: Models,
  caseType: string,
  before: RuleInput,
  after: RuleInput,
): Promise<{ checked: number; changed: number; leads: Change[] }> => {
  const leads = clients
    .find({ caseType })
    .select({ answers: 1, state: 1, firstName: 1, lastName: 1 })
    .sort({ _id: -1 })
    .lean<Lead>()
    .cursor({ batchSize: 1000 });
  let checked = 0;
  let changed = 0;
  const named: Change[] = [];
  for await (const { _id, answers, state, firstName, lastName } of leads) {
    checked++;
    const from = judge(before, { answers, state }).outcome;
    const to = judge(after, { answers, state }).outcome;
    if (from === to) continue;
    changed++;
    if (named.length < mostNamed) named.push({ id: String(_id), name: `${firstName} ${lastName}`, from, to });
  }
  return { checked, changed, leads: named };
};
