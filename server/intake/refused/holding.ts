import { fold } from '../../core/db/search';
import type { Holding, Person } from '../../core/holding';
import { toE164 } from '../../leads/phone';
import type { Deps } from '../deps';
import type { Models } from '../models';

type RefusedSubmission = InstanceType<Models['refusedSubmissions']>;

/** Returns every text in a submission. */
const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
};

const isAbout = (body: unknown, { emails, phones }: Person): boolean =>
  collectTexts(body).some((text) => {
    const folded = fold(text);
    return emails.some((email) => folded.includes(email)) || phones.includes(toE164(text) ?? '');
  });

/**
 * Returns refused submissions about a person, by address or number or by the lead they became. Each must be opened,
 * because no personal data is outside its seal.
 */
export const refusedAbout = async ({ models, intake }: Deps, person: Person) => {
  const matches: { doc: RefusedSubmission; body: unknown }[] = [];
  for await (const doc of models.refusedSubmissions
    .find()
    .sort({ _id: -1 })
    .lean<RefusedSubmission>()
    .cursor()) {
    const body = intake.refused.read(doc)?.body;
    if ((doc.leadId && person.ids.includes(doc.leadId)) || isAbout(body, person)) matches.push({ doc, body });
  }
  return matches;
};

/** Returns those that staff assigned to this person, and those that became their leads. */
const chosen = async (deps: Deps, person: Person) =>
  (await refusedAbout(deps, person)).filter(
    ({ doc }) => person.refused.includes(String(doc._id)) || (doc.leadId && person.ids.includes(doc.leadId)),
  );

/** Submissions that did not become a lead. */
export const refusedSubmissions: Holding<Deps> = {
  collect: async (deps, person) =>
    (await chosen(deps, person)).map(({ doc, body }) => ({ at: doc.at, reason: doc.reason, body })),
  async erase(deps, person) {
    const ids = (await chosen(deps, person)).map(({ doc }) => doc._id);
    const { deletedCount } = await deps.models.refusedSubmissions.deleteMany({ _id: { $in: ids } });
    return deletedCount;
  },
};
