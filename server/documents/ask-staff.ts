import { Types } from 'mongoose';
import { hour } from '../../shared/durations';
import type { AgreementNeed, TaskKind } from '../../shared/schemas/desk';
import { createOfficeTime } from '../contact/rules/office-time';
import { system } from '../core/caller';
import { mailJob } from '../core/outbox/enqueue';
import { event, type OutboxEvent } from '../core/outbox/work';
import { isAssignable } from '../leads/assign-leads';
import { taskChanges } from '../leads/lead-effects';
import type { ClientDoc } from '../leads/store/client.model';
import type { TaskDoc } from '../leads/store/desk-fields';
import { historyEntry } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
import { workOnLead } from '../leads/update-client';
import { findLawyers } from '../people/users/lawyers';
import type { AgreementDoc } from './agreement.model';
import type { Deps } from './deps';

type Lead = Pick<ClientDoc, '_id' | 'assignedTo' | 'source'>;

/** The words of the e-mail for each need that waits for the firm, for its subject too: they name nobody. */
const mailSubjects: Partial<Record<AgreementNeed, string>> = {
  countersign: 'An agreement is waiting for your signature',
  question: 'A signer has a question about an agreement',
  paper: 'A signer wants an agreement on paper',
  declined: 'A signer does not want to sign an agreement',
};

/** Returns the person who sent an agreement, if they can still open its lead. */
export const findSender = async (needs: Deps, { sentById }: AgreementDoc): Promise<string | null> =>
  sentById && (await isAssignable(needs, sentById)) ? sentById : null;

/** Returns the people who can do what an agreement needs: for a signature the named lawyer, or else every lawyer. */
const findAble = async (
  needs: Deps,
  { lawyer }: AgreementDoc,
  { need, assignedTo }: { need: AgreementNeed; assignedTo: string | null },
): Promise<string[]> => {
  if (need !== 'countersign' || lawyer?.userId) return assignedTo ? [assignedTo] : [];
  return (await findLawyers(needs)).map(({ id }) => id);
};

/** `what` are the words of the e-mail, if not those of the need. */
type Asked = {
  id: Types.ObjectId;
  need: AgreementNeed;
  title: string;
  kind?: TaskKind;
  waitHours?: number;
  what?: string;
};

export const longestTitle = 200;

/**
 * Returns the task for what an agreement needs, due after an hour in which the firm is open, with one message to each person
 * who can do it. The task belongs to the sender, a signature to the named lawyer.
 */
export const askStaff = async (
  needs: Deps,
  doc: AgreementDoc,
  lead: Lead,
  { id, need, title, kind = 'other', waitHours = 0, what = mailSubjects[need] }: Asked,
): Promise<{ task: TaskDoc; events: OutboxEvent[] }> => {
  const { agreements, now } = needs;
  const named = need === 'countersign' ? doc.lawyer?.userId : undefined;
  const assignedTo =
    named && (await isAssignable(needs, named)) ? named : ((await findSender(needs, doc)) ?? lead.assignedTo);
  const office = createOfficeTime(await agreements.firm());
  const from = now() + waitHours * hour;
  const task: TaskDoc = {
    _id: id,
    title: title.slice(0, longestTitle),
    kind,
    dueAt: new Date(office.after(from, hour) ?? from),
    remindAt: null,
    assignedTo,
    agreement: String(doc._id),
    need,
  };
  // No mail goes out for a sample lead.
  const readers =
    what && agreements.canMail && lead.source !== 'sample'
      ? await findAble(needs, doc, { need, assignedTo })
      : [];
  const events = readers.map((to) => ({
    ...event(mailJob, now, {
      event: 'agreement.waiting',
      template: 'agreement-waiting',
      lead: String(lead._id),
      to,
      what: what!,
    }),
    // Always the same, so that each person gets one message.
    id: `agreement-${id}:${to}`,
  }));
  return { task, events };
};

/** Returns the change of a lead's open tasks: those that are over are done, and the new ones are added. */
export const replaceTasks =
  ({ now }: Deps, added: readonly TaskDoc[], isOver: (task: TaskDoc) => boolean = () => false) =>
  (tasks: readonly TaskDoc[]) => ({
    open: [...tasks.filter((task) => !isOver(task)), ...added],
    entries: [
      ...tasks
        .filter(isOver)
        .map((task) =>
          historyEntry(system, now, { action: 'task done', changes: taskChanges(task).slice(0, 1) }),
        ),
      ...added.map((task) => historyEntry(system, now, { action: 'task', changes: taskChanges(task) })),
    ],
  });

type AskedOnce = Omit<Asked, 'id' | 'kind'> & {
  kind: TaskKind;
  /** Returns true for an open task that asks for the same. */
  isSame: (task: TaskDoc) => boolean;
  note?: string;
};

/** Adds a task to the lead of an agreement, once while one like it is open, and a note each time. A specimen has no effects. */
export const askOnce = async (
  needs: Deps,
  doc: AgreementDoc,
  { isSame, note, ...request }: AskedOnce,
): Promise<void> => {
  if (doc.isSpecimen) return;
  const leadId = await findLeadId(needs, doc.leadId);
  if (!(await needs.models.clients.exists({ _id: leadId }))) return;
  await workOnLead(needs, system, leadId, async (lead) => {
    const said = { ...(note !== undefined && { note }) };
    if (lead.openTasks?.some((task) => task.kind === request.kind && isSame(task))) return said;
    const { task, events } = await askStaff(needs, doc, lead, { id: new Types.ObjectId(), ...request });
    return { ...said, tasks: replaceTasks(needs, [task]), events };
  });
};
