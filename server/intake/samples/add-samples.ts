import { builtInCaseTypes } from '../../../shared/case-types';
import { writeAudit } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import { onlySample } from '../../leads/store/sample';
import type { Deps } from '../deps';
import type { Models } from '../models';
import { newLead } from '../new-lead';
import { type IntakeNeeds, receiveLead } from '../receive-lead';
import { samplePeople } from './sample-people';

/** The audit log's name for all sample leads. */
export const samples = { entity: 'import', entityId: 'samples' } as const;

export const countSamples = async ({ models }: Pick<Deps, 'models'>): Promise<number> =>
  models.clients.countDocuments(onlySample);

const findCaseTypes = async ({ services }: Models): Promise<string[]> => {
  const active = await services.find({ status: 1 }).sort({ _id: 1 }).select({ _id: 1 }).lean();
  return (active.length > 0 ? active.map(({ _id }) => _id) : builtInCaseTypes.map(({ id }) => id)).map(
    String,
  );
};

/** A lead that is not new has had its first response. */
const asWorkedOn = (
  { waitingSince, ...lead }: ClientDoc,
  status: ClientDoc['status'],
  now: Date,
): ClientDoc => ({
  ...lead,
  status,
  updatedAt: now,
  ...(status === 'New' ? { waitingSince } : { firstContactAt: lead.createdAt }),
});

/** Adds the sample leads, if there are none, through the same intake as all leads. Sends no notices. */
export const addSamples = async (deps: IntakeNeeds & { caller: Staff }): Promise<number> => {
  const { models, caller, now } = deps;
  if (await models.clients.exists(onlySample).setOptions(withDeleted)) return countSamples(deps);
  const caseTypes = await findCaseTypes(models);
  await writeAudit(deps, { action: 'create', ...samples, note: `${samplePeople.length} sample leads` });
  // One at a time, oldest first, in the order they arrived.
  for (const [index, { input, status, ago }] of [...samplePeople.entries()].toReversed()) {
    const lead = newLead({
      caller,
      input: { ...input, caseType: caseTypes[index % caseTypes.length]! },
      preset: { ...onlySample, createdAt: new Date(now() - ago) },
      now,
    });
    await receiveLead(deps, caller, {
      lead: asWorkedOn(lead, status, new Date(now())),
      // Two users who add them at the same moment make one set.
      claims: [{ value: `sample ${index}`, keptFor: Number.POSITIVE_INFINITY, meaning: 'repeat' }],
      isQuiet: true,
    });
  }
  return countSamples(deps);
};
