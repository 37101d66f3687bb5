import type { Types } from 'mongoose';
import type { AgreementStep } from '../../shared/schemas/agreement';
import type { LeadStatus } from '../../shared/schemas/client';
import type { AgreementNeed } from '../../shared/schemas/desk';
import { type Setting, settings } from '../../shared/settings';
import type { AgreementDoc, EventDoc } from '../agreements/agreement.model';
import { askStaff, findSender, replaceTasks } from '../agreements/ask-staff';
import type { actWork } from '../agreements/change-agreement';
import { documentInSentence } from '../agreements/timeline-sentence';
import { system } from '../core/caller';
import type { Handler } from '../core/outbox/work';
import { readSetting } from '../core/settings/read-setting';
import { findLeadId } from '../leads/merge/lead-id';
import type { ClientDoc } from '../leads/store/client.model';
import type { TaskDoc } from '../leads/store/desk-fields';
import { type LeadWork, workOnLead } from '../leads/update-client';
import type { Deps } from './deps';

type Needs = Pick<Deps, 'models' | 'agreements' | 'feed' | 'interest' | 'now'>;

const titles: Record<AgreementNeed, (document: string) => string> = {
  'follow-up': (document) => `Ask whether ${document} arrived`,
  countersign: (document) => `Sign ${document} for the firm`,
  question: (document) => `Answer the question about ${document}`,
  paper: (document) => `Send ${document} on paper`,
  declined: (document) => `Call about ${document}, which was declined`,
  expired: (document) => `Send ${document} again, or close the lead: it expired`,
};
const openedTitle = (document: string) => `Ask about ${document}: opened, not signed yet`;

/** The hours after which someone asks how it is going. */
const waits: Partial<Record<AgreementStep, number>> = { sent: 72, opened: 48 };

const needOfStep: Partial<Record<AgreementStep, AgreementNeed>> = {
  asked: 'question',
  'paper-wanted': 'paper',
  declined: 'declined',
  expired: 'expired',
};

const endings: ReadonlySet<AgreementStep> = new Set(['complete', 'void', 'declined', 'expired']);

/** The product's own tasks about the retainer; an agreement that was sent has its own. */
const retainerTasks: ReadonlySet<string> = new Set(
  settings.taskRules.initial.rules.map(({ title }) => title),
);

/** Something that an agreement still needs; `act` is the event that asked for it. */
type Open = { act: EventDoc; need: AgreementNeed };
type Move = { act: EventDoc; name: keyof Setting<'agreementStatuses'> };

/** Returns what an agreement's acts leave to do, and those that may change the lead's status. */
const foldActs = ({ kind, events, signers, lawyer }: AgreementDoc) => {
  let open: Open[] = [];
  const moves: Move[] = [];
  let signed = 0;
  for (const act of events) {
    const { step } = act;
    if (step === 'signed') signed++;
    const isSigned = step === 'signed' && signed === signers.length;
    if (endings.has(step)) open = [];
    if (isSigned || step === 'opened') open = open.filter(({ need }) => need !== 'follow-up');
    if (kind === 'fee' && waits[step] && signed === 0) open.push({ act, need: 'follow-up' });
    if (isSigned && lawyer) open.push({ act, need: 'countersign' });
    const need = needOfStep[step];
    if (need) open.push({ act, need });
    if (isSigned && lawyer) moves.push({ act, name: 'signed' });
    if (
      step === 'sent' ||
      step === 'opened' ||
      step === 'complete' ||
      step === 'declined' ||
      step === 'expired'
    )
      moves.push({ act, name: step });
  }
  return { open, moves };
};

/** Returns when a member of the staff last set the lead's status. */
const staffSetStatus = async ({ models }: Needs, id: Types.ObjectId): Promise<number> => {
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
  needs: Needs,
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

const has = (task: TaskDoc, { act, need }: Open) => task._id.equals(act._id) && task.need === need;

/** Returns the work on a lead that the acts of its agreement ask for, beyond the acts that it has seen. */
const workAfter = async (
  needs: Needs,
  doc: AgreementDoc,
  before: ClientDoc,
): Promise<LeadWork | undefined> => {
  const agreement = String(doc._id);
  const seenEvents = before.agreementsSeen?.find((one) => one.agreement === agreement)?.events ?? 0;
  const fresh = new Set(doc.events.slice(seenEvents));
  if (fresh.size === 0) return undefined;
  const { open, moves } = foldActs(doc);
  const document = documentInSentence(doc);
  const added = await Promise.all(
    open
      .filter(({ act }) => fresh.has(act))
      .map(({ act: { _id, step }, need }) =>
        askStaff(needs, doc, before, {
          id: _id,
          need,
          title: (step === 'opened' ? openedTitle : titles[need])(document),
          waitHours: waits[step] ?? 0,
        }),
      ),
  );
  const isSent = doc.kind === 'fee' && [...fresh].some(({ step }) => step === 'sent' || step === 'complete');
  const isOver = (task: TaskDoc) =>
    task.agreement === agreement
      ? !open.some((one) => has(task, one))
      : isSent && !task.need && retainerTasks.has(task.title);
  return {
    ...(await findStatus(
      needs,
      doc,
      before,
      moves.filter(({ act }) => fresh.has(act)),
    )),
    tasks: replaceTasks(
      needs,
      added.map(({ task }) => task),
      isOver,
    ),
    events: added.flatMap(({ events }) => events),
    act: {
      seen: { agreement, events: doc.events.length },
      sentBy: await findSender(needs, doc),
      replaces: retainerTasks,
    },
  };
};

/**
 * Moves a lead after an act of its agreement: status, tasks and next step, in one write that also counts the acts that
 * it has seen. Running again, or after a later act, changes nothing.
 */
export const moveLead =
  (needs: Needs): Handler<typeof actWork> =>
  async ({ data }) => {
    const doc = await needs.models.agreements.findById(data.agreement).lean<AgreementDoc>();
    // A specimen has no effects, and a lead that is gone has no work.
    if (!doc || doc.isSpecimen || doc.keptUntil) return;
    const leadId = await findLeadId(needs, doc.leadId);
    if (!(await needs.models.clients.exists({ _id: leadId }))) return;
    await workOnLead(needs, system, leadId, (before) => workAfter(needs, doc, before));
  };
