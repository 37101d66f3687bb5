import { Types } from 'mongoose';
import type { SequenceStep } from '../../shared/schemas/sequence';
import { countSegments } from '../../shared/segments';
import type { RunDoc } from '../conversation/permit/run.model';
import { askForStep, confirmStep, findPast, noteStep, toStepRef } from '../conversation/permit/run-state';
import { system } from '../core/caller';
import { deriveId } from '../core/db/derive-id';
import { ignoreDuplicate } from '../core/db/errors';
import { enqueueMail } from '../core/outbox/enqueue';
import { markMailbox } from '../core/outbox/receipt-limits';
import type { Handler } from '../core/outbox/work';
import { taskChanges } from '../leads/lead-effects';
import { toE164 } from '../leads/phone';
import type { ClientDoc } from '../leads/store/client.model';
import type { TaskDoc } from '../leads/store/desk-fields';
import { historyEntry } from '../leads/store/history';
import { workOnLead } from '../leads/update-client';
import { findSender, toQueued } from '../texting/texts';
import type { Deps } from './deps';
import { fillStep } from './plan-steps';
import { findTakenStep, type stepTaken } from './take-steps';

type Doing = { run: RunDoc; place: number; step: SequenceStep; lead: ClientDoc };

/** The ID of everything that a step makes, so that a repeat makes it once. */
const getStepId = ({ run, place }: Doing) =>
  new Types.ObjectId(deriveId(`step ${toStepRef(run._id, place)}`));

const queueText = async (needs: Deps, doing: Doing): Promise<void> => {
  const { models, consents, texts, now } = needs;
  const { run, place, step, lead } = doing;
  const to = toE164(lead.phoneNumber);
  const [phoneKey] = await consents.personKeys.phoneKey(lead.phoneNumber);
  const from = phoneKey && (await findSender(texts, phoneKey));
  const { until } = run.notes[`s${place}`] ?? {};
  if (!to || !from) {
    await noteStep(needs, run._id, place, { result: 'skipped', why: 'NO_NUMBER' });
    return;
  }
  const { text: body } = fillStep(step, lead, await texts.firm());
  const message = toQueued(
    texts,
    { body, from, to },
    {
      _id: getStepId(doing),
      clientId: run.lead,
      phoneKey,
      run: toStepRef(run._id, place),
      ground: 'consent',
      segments: countSegments(body).count,
      dueAt: new Date(now()),
      ...(until && { expiresAt: until }),
    },
  );
  await models.messages.create(message).catch(ignoreDuplicate);
  needs.feed.announce(run.lead, 'changed');
  texts.sendSoon();
};

const queueMail = async (needs: Deps, { run, place, lead }: Doing): Promise<void> => {
  const ref = toStepRef(run._id, place);
  const mailbox = markMailbox(needs.intake.mark, lead.email);
  const about = { lead: run.lead, run: ref, mailbox };
  const mail = { event: 'sequence', template: 'follow-up', to: 'person', ...about } as const;
  await enqueueMail(needs, mail, { id: `step:${ref}` });
};

/** Adds the task once, even if it was done meanwhile, unless something ended the run. */
const addTask = async (needs: Deps, doing: Doing): Promise<void> => {
  const { models, now, texts, conversation } = needs;
  const { run, place, step, lead } = doing;
  const ref = toStepRef(run._id, place);
  const permit = await askForStep(conversation, ref);
  if (permit.stop !== undefined || !(await confirmStep(conversation, ref, permit))) return;
  const _id = getStepId(doing);
  if (await models.clients.exists({ _id: lead._id, 'history._id': _id })) return;
  const { from } = permit.gate.ask('call');
  const task: TaskDoc = {
    _id,
    title: fillStep(step, lead, await texts.firm()).text,
    kind: 'call',
    dueAt: from ? new Date(from) : new Date(now()),
    remindAt: null,
    assignedTo: lead.assignedTo,
  };
  const entry = { ...historyEntry(system, now, { action: 'task', changes: taskChanges(task) }), _id };
  await workOnLead(needs, system, run.lead, async ({ openTasks = [] }) =>
    openTasks.some((one) => one._id.equals(_id))
      ? undefined
      : { tasks: (open) => ({ open: [...open, task], entries: [entry] }) },
  );
};

const channels = { text: queueText, email: queueMail, task: addTask };

/** Hands a step that was taken on to its channel, which asks whether it may leave. Safe to repeat. */
export const doStep =
  (needs: Deps): Handler<typeof stepTaken> =>
  async ({ data }) => {
    const run = await needs.models.sequenceRuns.findById(data.run).lean<RunDoc>();
    if (run && (await findPast(needs.conversation, run, data.step))) return;
    const lead = run && (await needs.models.clients.findById(run.lead).lean<ClientDoc>());
    const step = run && (await findTakenStep(needs, run, data.step));
    if (run && lead && step) await channels[step.channel](needs, { run, place: data.step, step, lead });
  };

/** The words of a step for its e-mail. */
export const readStep = async (
  needs: Pick<Deps, 'models'> & { firm: Deps['texts']['firm'] },
  ref: string,
  lead: ClientDoc,
): Promise<Record<string, string> | undefined> => {
  const [id, place] = ref.split(':');
  const run = await needs.models.sequenceRuns.findById(id).lean<RunDoc>();
  const step = run && (await findTakenStep(needs, run, Number(place)));
  if (!step) return undefined;
  const { subject = '', text } = fillStep(step, lead, await needs.firm());
  return { subject, text };
};
