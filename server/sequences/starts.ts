import { writtenLanguage } from '../../shared/written-language';
import type { AgreementDoc } from '../documents/agreement.model';
import type { ClientDoc } from '../leads/store/client.model';
import { notSample } from '../leads/store/sample';
import { isUnanswered } from '../leads/update-client';
import type { Deps } from './deps';
import type { SequenceDoc } from './sequence.model';

/** A lead to which the event of a sequence happened. */
export type Start = { lead: ClientDoc; at: number; agreement?: string };

const mostStarts = 2000;

type Audience = Pick<SequenceDoc, 'startsOn' | 'caseTypes' | 'sources' | 'language'>;

/** Sources that a sequence is for only if it names them: a person who called has heard from us already. */
const unlessNamed = ({ startsOn }: Pick<Audience, 'startsOn'>): readonly string[] =>
  startsOn === 'lead.created' ? ['import', 'phone'] : ['import'];

/** Returns true if a sequence is for leads like this one. */
export const isFor = (
  { caseTypes = [], sources = [], language, startsOn }: Audience,
  lead: Pick<ClientDoc, 'caseType' | 'source' | 'language'>,
): boolean =>
  lead.source !== 'sample' &&
  (caseTypes.length === 0 || caseTypes.includes(lead.caseType)) &&
  (sources.length === 0 ? !unlessNamed({ startsOn }).includes(lead.source) : sources.includes(lead.source)) &&
  (!language || language === writtenLanguage(lead.language));

const findAgreementStarts = async ({ models }: Deps, step: 'sent' | 'opened', since: Date) => {
  const agreements = await models.agreements
    .find({ sentAt: { $gte: since } })
    .sort({ sentAt: -1 })
    .limit(mostStarts)
    .select({ leadId: 1, events: 1, isSpecimen: 1, kind: 1 })
    .lean<AgreementDoc[]>();
  const leads = await models.clients
    .find({ _id: { $in: agreements.map(({ leadId }) => leadId) } })
    .lean<ClientDoc[]>();
  const byId = new Map(leads.map((lead) => [String(lead._id), lead]));
  return agreements.flatMap(({ _id, leadId, events, isSpecimen }): Start[] => {
    const lead = byId.get(leadId);
    const first = events.find((one) => one.step === step);
    return lead && first && !isSpecimen ? [{ lead, at: first.at.getTime(), agreement: String(_id) }] : [];
  });
};

/** Returns the leads to which the event of a sequence happened since a time, the newest first, each once. */
export const findStarts = async (deps: Deps, sequence: Audience, since: Date): Promise<Start[]> => {
  const { startsOn } = sequence;
  const findLeads = (moment: 'createdAt' | 'updatedAt') =>
    deps.models.clients
      .find({ ...notSample, [moment]: { $gte: since } })
      .sort({ [moment]: -1, _id: -1 })
      .limit(mostStarts)
      .lean<ClientDoc[]>();
  const readStarts = async (): Promise<Start[]> => {
    if (startsOn === 'lead.created')
      return (await findLeads('createdAt')).map((lead) => ({ lead, at: lead.createdAt.getTime() }));
    if (startsOn === 'no-answer')
      return (await findLeads('updatedAt')).flatMap((lead) => {
        const first = lead.calls?.find(({ outcome, at }) => isUnanswered(outcome) && at >= since);
        return first ? [{ lead, at: first.at.getTime() }] : [];
      });
    return findAgreementStarts(deps, startsOn === 'agreement.sent' ? 'sent' : 'opened', since);
  };
  const starts = (await readStarts()).filter(({ lead }) => isFor(sequence, lead));
  return [...new Map(starts.map((start) => [String(start.lead._id), start])).values()];
};
