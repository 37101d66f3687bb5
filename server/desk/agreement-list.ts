import { day } from '../../shared/durations';
import {
  type AgreementFilter,
  type AgreementList,
  type AgreementPageQuery,
  type AgreementRow,
  agreementLists,
} from '../../shared/schemas/agreement';
import { agreementNeeds } from '../../shared/schemas/desk';
import { readPage } from '../core/read-page';
import type { AgreementDoc } from '../documents/agreement.model';
import { getState } from '../documents/change-agreement';
import type { ClientDoc } from '../leads/store/client.model';
import type { TaskDoc } from '../leads/store/desk-fields';
import { leadsByIds } from '../leads/store/lead-by-id';
import { lawyerById } from '../people/users/lawyers';
import type { Deps } from './deps';

/** An agreement expires soon in its last three days. */
const soon = 3 * day;

/** The needs that a sender meets; the firm's signature has its own state. */
const senderNeeds: readonly string[] = agreementNeeds.filter(
  (need) => need !== 'follow-up' && need !== 'countersign',
);

/** Returns the open tasks for senders of the leads that match. */
const findSenderTasks = async ({ models }: Deps, filter: object): Promise<TaskDoc[]> => {
  const leads = await models.clients
    .find(filter)
    .select({ openTasks: 1 })
    .lean<Pick<ClientDoc, 'openTasks'>[]>();
  return leads.flatMap(({ openTasks = [] }) =>
    openTasks.filter(({ need }) => need && senderNeeds.includes(need)),
  );
};

/** Returns the agreements whose leads have an open task for the sender. */
const findAsked = async (needs: Deps): Promise<string[]> => {
  const tasks = await findSenderTasks(needs, { 'openTasks.need': { $in: senderNeeds } });
  return tasks.flatMap(({ agreement = [] }) => agreement);
};

const forSigners = (until: object) => ({ state: { $in: ['sent', 'opened'] }, expiresAt: until });

const getListFilter = async (needs: Deps, list: AgreementList): Promise<object> => {
  const now = new Date(needs.now());
  switch (list) {
    case 'us':
      return { $or: [{ state: 'signed' }, { _id: { $in: await findAsked(needs) } }] };
    case 'them':
      return forSigners({ $gt: now });
    case 'expiring':
      return forSigners({ $gt: now, $lte: new Date(needs.now() + soon) });
    default:
      return { state: list };
  }
};

/** Returns the filter of a list: without specimens, and without what the law requires of leads that are gone. */
const toFilter = async (needs: Deps, { list, template, sentBy }: AgreementFilter): Promise<object> => ({
  $and: [
    { keptUntil: { $exists: false }, isSpecimen: { $ne: true } },
    ...(list ? [await getListFilter(needs, list)] : []),
    ...(template ? [{ templateId: template }] : []),
    ...(sentBy ? [{ sentById: sentBy }] : []),
  ],
});

/** Returns the leads of agreements. */
const findLeads = (needs: Deps, docs: readonly AgreementDoc[]) =>
  leadsByIds(
    needs,
    docs.map(({ leadId }) => leadId),
    { firstName: 1, lastName: 1, openTasks: 1 },
  );

const toRow = (doc: AgreementDoc, lead: ClientDoc | undefined, now: number): AgreementRow => {
  const id = String(doc._id);
  const [task] = (lead?.openTasks ?? [])
    .filter(({ agreement }) => agreement === id)
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  return {
    id,
    lead: lead ? String(lead._id) : doc.leadId,
    leadName: lead
      ? `${lead.firstName} ${lead.lastName}`.trim()
      : doc.signers.map(({ name }) => name).join(', '),
    title: doc.title,
    state: getState(doc, now),
    sentAt: doc.sentAt.toISOString(),
    sentBy: doc.sentBy,
    expiresAt: doc.expiresAt.toISOString(),
    nextStep: task ? { title: task.title, dueAt: task.dueAt.toISOString() } : null,
  };
};

/** The documents of an envelope, which have the same times, stay in their order. */
const inEnvelope = { 'envelope.place': 1 } as const;
const withoutContent = { sealed: 0, events: 0, stateRules: 0 } as const;

/** Returns one page of the agreements of all leads, newest first or by expiry. */
export const findPage = async (
  needs: Deps,
  { page, limit, sort, order, ...filter }: AgreementPageQuery,
): Promise<{ rows: AgreementRow[]; total: number }> => {
  const wanted = await toFilter(needs, filter);
  const direction = sort && order === 'asc' ? 1 : -1;
  const { docs, total } = await readPage(
    needs.models.agreements,
    wanted,
    { page, limit },
    { sort: { [sort ?? 'sentAt']: direction, ...inEnvelope, _id: direction }, fields: withoutContent },
  );
  const leads = await findLeads(needs, docs);
  return { rows: docs.map((doc) => toRow(doc, leads.get(doc.leadId), needs.now())), total };
};

export const countLists = async (needs: Deps) => {
  const count = async (filter: AgreementFilter) =>
    needs.models.agreements.countDocuments(await toFilter(needs, filter));
  const counts = await Promise.all(
    agreementLists.map(async (list) => [list, await count({ list })] as const),
  );
  return { all: await count({}), ...(Object.fromEntries(counts) as Record<AgreementList, number>) };
};

/** Returns how much waits for a user: signatures that they can give, and their open tasks for agreements. */
export const countOwn = async (needs: Deps, userId: string): Promise<number> => {
  const { models } = needs;
  const own = { openTasks: { $elemMatch: { need: { $in: senderNeeds }, assignedTo: userId } } };
  const [lawyer, tasks] = await Promise.all([lawyerById(needs, userId), findSenderTasks(needs, own)]);
  const signatures = lawyer
    ? await models.agreements.countDocuments({
        state: 'signed',
        'lawyer.userId': { $in: [userId, null] },
        isSpecimen: { $ne: true },
      })
    : 0;
  return signatures + tasks.filter(({ assignedTo }) => assignedTo === userId).length;
};

const mostAtOnce = 500;

/** Yields the rows of a list for an export, newest first. */
export async function* exportedRows(needs: Deps, filter: AgreementFilter): AsyncGenerator<AgreementRow> {
  const wanted = await toFilter(needs, filter);
  let group: AgreementDoc[] = [];
  const toRows = async () => {
    const leads = await findLeads(needs, group);
    return group.map((doc) => toRow(doc, leads.get(doc.leadId), needs.now()));
  };
  const docs = needs.models.agreements
    .find(wanted)
    .sort({ sentAt: -1, ...inEnvelope, _id: -1 })
    .select(withoutContent);
  for await (const doc of docs.lean<AgreementDoc[]>().cursor({ batchSize: mostAtOnce })) {
    group.push(doc as unknown as AgreementDoc);
    if (group.length < mostAtOnce) continue;
    yield* await toRows();
    group = [];
  }
  yield* await toRows();
}
