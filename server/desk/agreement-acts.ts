import type { Types } from 'mongoose';
import type { AgreementStep } from '../../shared/schemas/agreement';
import type { LeadStatus } from '../../shared/schemas/client';
import type { AgreementNeed } from '../../shared/schemas/desk';
import type { Setting } from '../../shared/settings';
import { system } from '../core/caller';
import type { Handler } from '../core/outbox/work';
import { readSetting } from '../core/settings/read-setting';
import type { AgreementDoc, EventDoc } from '../documents/agreement.model';
import { askStaff, findSender, longestTitle, replaceTasks } from '../documents/ask-staff';
import type { actWork } from '../documents/change-agreement';
import { findDocuments } from '../documents/envelope';
import { documentInSentence } from '../documents/timeline-sentence';
import type { ClientDoc } from '../leads/store/client.model';
import type { TaskDoc } from '../leads/store/desk-fields';
import { historyEntry } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
import { type LeadWork, workOnLead } from '../leads/update-client';
import type { Deps } from './deps';

type Titles = (documents: string, isOne: boolean) => string;

const titles: Record<AgreementNeed, Titles> = {
  'follow-up': (documents) => `Ask whether ${documents} arrived`,
  countersign: (documents) => `Sign ${documents} for the firm`,
  question: (documents) => `Answer the question about ${documents}`,
  paper: (documents) => `Send ${documents} on paper`,
  declined: (documents, isOne) => `Call about ${documents}, which ${isOne ? 'was' : 'were'} declined`,
  expired: (documents, isOne) =>
    `Send ${documents} again, or close the lead: ${isOne ? 'it' : 'they'} expired`,
};
const openedTitle: Titles = (documents) => `Ask about ${documents}: opened, not signed yet`;

/** The hours after which someone asks how it is going. */
const waits: Partial<Record<AgreementStep, number>> = { sent: 72, opened: 48 };

const needOfStep: Partial<Record<AgreementStep, AgreementNeed>> = {
  asked: 'question',
  'paper-wanted': 'paper',
  declined: 'declined',
  expired: 'expired',
};

/** The steps that may change the status by themselves; a signature does once it is the last. */
const movingSteps = ['sent', 'opened', 'complete', 'declined', 'expired'] as const;

const endings: ReadonlySet<AgreementStep> = new Set(['complete', 'void', 'declined', 'expired']);

/** Something that an agreement still needs; `act` is the event that asked for it. */
type Open = { doc: AgreementDoc; act: EventDoc; need: AgreementNeed };
type Move = { act: EventDoc; name: keyof Setting<'agreementStatuses'> };

/** Returns what an agreement's acts leave to do, and those that may change the lead's status. */
const foldActs = (doc: AgreementDoc) => {
  const { kind, events, signers, lawyer } = doc;
  let open: Open[] = [];
  const moves: Move[] = [];
  let signed = 0;
  for (const act of events) {
    const { step } = act;
    if (step === 'signed') signed++;
    const isSigned = step === 'signed' && signed === signers.length;
    if (endings.has(step)) open = [];
    if (isSigned || step === 'opened') open = open.filter(({ need }) => need !== 'follow-up');
    if (kind === 'fee' && waits[step] && signed === 0) open.push({ doc, act, need: 'follow-up' });
    if (isSigned && lawyer) {
      open.push({ doc, act, need: 'countersign' });
      moves.push({ act, name: 'signed' });
    }
    const need = needOfStep[step];
    if (need) open.push({ doc, act, need });
    const name = movingSteps.find((one) => one === step);
    if (name) moves.push({ act, name });
  }
  return { open, moves };
};

/** Returns when a member of the staff last set the lead's status. */
const staffSetStatus = async ({ models }: Deps, id: Types.ObjectId): Promise<number> => {
  const lead = await models.clients
    .findById(id)
    .select({ 'history.at': 1, 'history.actorId': 1, 'history.changes': 1 })
    .lean<Pick<ClientDoc, 'history'>>();
  const last = lead?.history.findLast(
    ({ actorId, changes }) => actorId !== null && changes.some(({ field }) => field === 'status'),
  );
  return last?.at.getTime() ?? 0;
};

/**
 * Returns the change of status by the newest of these acts that has one. A fee agreement moves its lead, only to
 * where staff did not move it later, and a signed lead stays signed.
 */
const findStatus = async (
  needs: Deps,
  doc: AgreementDoc,
  before: ClientDoc,
  moves: readonly Move[],
): Promise<Pick<LeadWork, 'update' | 'signed'>> => {
  if (doc.kind !== 'fee' || moves.length === 0) return {};
  const statuses = await readSetting(needs, 'agreementStatuses');
  const staffAt = await staffSetStatus(needs, before._id);
  const isSigned = before.status === 'Signed';
  const move = moves.findLast(
    ({ act, name }) =>
      statuses[name] !== '' && (name === 'complete' || !isSigned) && act.at.getTime() > staffAt,
  );
  const complete = moves.find(({ name }) => name === 'complete');
  const status = move && (statuses[move.name] as LeadStatus);
  const agreement = String(doc._id);
  // Staff may have set the status by hand; that an agreement shows it is still worth more.
  const signing = status === 'Signed' ? move : isSigned ? complete : undefined;
  return {
    ...(status && status !== before.status && { update: { status } }),
    ...(signing && { signed: { how: 'agreement', at: signing.act.at.toISOString(), agreement } }),
  };
};

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns the title of a task about these acts, which have the same need. */
const formatTitle = (acts: readonly Open[]): string => {
  const [{ act, need }] = acts as [Open];
  const documents = listFormat.format(acts.map(({ doc }) => documentInSentence(doc)));
  return (act.step === 'opened' ? openedTitle : titles[need])(documents, acts.length === 1).slice(
    0,
    longestTitle,
  );
};

/**
 * Returns which acts a task is about: the one that it was made for, and later ones of other documents in the same
 * envelope with the same need. So an envelope makes one task and one message for each need.
 */
const findCovered = (documents: readonly AgreementDoc[], open: readonly Open[], task: TaskDoc): Open[] => {
  const home = documents.find(({ events }) => events.some(({ _id }) => _id.equals(task._id)));
  const first = home?.events.find(({ _id }) => _id.equals(task._id));
  if (!first) return [];
  return open.filter(
    ({ doc, act, need }) => need === task.need && (act === first || (doc !== home && act.at >= first.at)),
  );
};

/** Returns the work on a lead that the acts of its agreement ask for, beyond the acts that it has seen. */
const workAfter = async (
  needs: Deps,
  agreement: AgreementDoc,
  before: ClientDoc,
): Promise<LeadWork | undefined> => {
  // Read after the lead, so that no act that the lead has seen is missing.
  const documents = await findDocuments(needs, agreement);
  const doc = documents.find(({ _id }) => _id.equals(agreement._id));
  const id = String(agreement._id);
  const seenEvents = before.agreementsSeen?.find((one) => one.agreement === id)?.events ?? 0;
  const fresh = new Set(doc?.events.slice(seenEvents));
  if (!doc || fresh.size === 0) return undefined;
  const open = documents.flatMap((one) => foldActs(one).open);
  const coveredActs = new Set(before.openTasks?.flatMap((task) => findCovered(documents, open, task)));
  const added = await Promise.all(
    open
      .filter((one) => fresh.has(one.act) && !coveredActs.has(one))
      .map((one) =>
        askStaff(needs, doc, before, {
          id: one.act._id,
          need: one.need,
          title: formatTitle([one]),
          waitHours: waits[one.act.step] ?? 0,
        }),
      ),
  );
  const isSent = doc.kind === 'fee' && [...fresh].some(({ step }) => step === 'sent' || step === 'complete');
  const isOver = (task: TaskDoc) =>
    task.agreement === id
      ? findCovered(documents, open, task).length === 0
      : isSent && (task.need === 'conflict' || task.kind === 'retainer');
  /** Lets a task name the documents that it is about now. */
  const rename = (task: TaskDoc): TaskDoc => {
    const acts = findCovered(documents, open, task);
    return acts[0] ? { ...task, title: formatTitle(acts), agreement: String(acts[0].doc._id) } : task;
  };
  const replace = replaceTasks(
    needs,
    added.map(({ task }) => task),
    isOver,
  );
  return {
    ...(await findStatus(
      needs,
      doc,
      before,
      foldActs(doc).moves.filter(({ act }) => fresh.has(act)),
    )),
    tasks: (tasks) => {
      const renamed = tasks.map(rename);
      const { open: after, entries } = replace(renamed);
      const renaming = renamed.flatMap(({ title }, index) =>
        title === tasks[index]!.title
          ? []
          : historyEntry(system, needs.now, {
              action: 'task',
              changes: [{ field: 'task', from: tasks[index]!.title, to: title }],
            }),
      );
      return { open: after, entries: [...renaming, ...entries] };
    },
    events: added.flatMap(({ events }) => events),
    act: {
      seen: { agreement: id, events: doc.events.length },
      sentBy: await findSender(needs, doc),
      replaces: 'retainer',
    },
  };
};

/**
 * Moves a lead after an act of its agreement: status, tasks and next step, in one write that also counts the acts that
 * it has seen. Running again, or after a later act, changes nothing.
 */
export const moveLead =
  (needs: Deps): Handler<typeof actWork> =>
  async ({ data }) => {
    const doc = await needs.models.agreements.findById(data.agreement).lean<AgreementDoc>();
    // A specimen has no effects, and a lead that is gone has no work.
    if (!doc || doc.isSpecimen || doc.keptUntil) return;
    const leadId = await findLeadId(needs, doc.leadId);
    if (!(await needs.models.clients.exists({ _id: leadId }))) return;
    await workOnLead(needs, system, leadId, (before) => workAfter(needs, doc, before));
  };
