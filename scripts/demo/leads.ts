import { Types } from 'mongoose';
import type { ClientDoc } from '../../server/leads/store/client.model';
import type { CallDoc, TaskDoc } from '../../server/leads/store/desk-fields';
import type { HistoryEntry } from '../../server/leads/store/history';
import type { CallOutcome } from '../../shared/schemas/desk';
import { sampleLeads } from '../sample-leads';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A person of the made-up firm who works on leads. */
type Colleague = { id: string; name: string };

const tasks = ['Ask for the medical records', 'Call back with the doctor’s name', 'Send the questionnaire'];
const isOpen = ({ status }: ClientDoc) => ['Contacted', 'Qualified', 'Retainer sent'].includes(status);

const entry = (at: Date, by: Colleague, what: Pick<HistoryEntry, 'action' | 'changes'>): HistoryEntry => ({
  _id: new Types.ObjectId(),
  at,
  actorId: by.id,
  actor: by.name,
  note: '',
  ...what,
});

/** The calls behind a lead's status: the last one reached the person, the earlier ones did not. */
const callsTo = (lead: ClientDoc, by: Colleague, number: number, now: number): CallDoc[] => {
  const first = lead.firstContactAt!.getTime();
  const misses: CallOutcome[] = ['Voicemail', 'No answer'];
  return Array.from({ length: 1 + (number % 3) }, (_, index, all = 1 + (number % 3)) => ({
    _id: new Types.ObjectId(),
    at: new Date(Math.min(now, first + index * 5 * hour)),
    by: by.name,
    byId: by.id,
    outcome: index === all - 1 ? 'Reached' : misses[index % misses.length]!,
  }));
};

/** A task for a lead: some since yesterday, most within three days. */
const taskFor = (by: Colleague, number: number, now: number): TaskDoc => ({
  _id: new Types.ObjectId(),
  title: tasks[number % tasks.length]!,
  kind: number % 2 === 0 ? 'call' : 'other',
  dueAt: new Date(now - day + (number % 16) * 6 * hour),
  remindAt: null,
  // A demo visitor is none of the firm's people, and sees the unassigned tasks.
  assignedTo: number % 2 === 0 ? by.id : null,
});

/** A made-up lead with its calls, its open task, and the timeline entries for them. */
const workedOn = (lead: ClientDoc, by: Colleague, number: number, now: number): ClientDoc => {
  const calls = callsTo(lead, by, number, now);
  const task = isOpen(lead) && number % 3 === 0 ? taskFor(by, number, now) : undefined;
  const called = calls.map(({ at, outcome }) =>
    entry(at, by, { action: 'call', changes: [{ field: 'outcome', from: '', to: outcome }] }),
  );
  const last = calls.at(-1)!.at;
  const status = entry(last, by, {
    action: 'update',
    changes: [{ field: 'status', from: 'New', to: lead.status }],
  });
  return {
    ...lead,
    updatedAt: last,
    calls,
    attempts: calls.length,
    history: [...lead.history, ...called, status],
    ...(task && { openTasks: [task], nextTaskAt: task.dueAt }),
    ...(lead.status === 'Turned down' && { letter: { at: last, by: by.name, reason: lead.statusReason } }),
  };
};

/** The leads of an active firm: 60 days up to now, answered, called, scheduled and turned down by its people. */
export function* demoLeads(count: number, now: number, staff: readonly Colleague[]): Generator<ClientDoc> {
  let number = 0;
  for (const lead of sampleLeads(
    count,
    now,
    staff.map(({ id }) => id),
  )) {
    const by = staff.find(({ id }) => id === lead.assignedTo);
    yield by ? workedOn(lead, by, number++, now) : lead;
  }
}
