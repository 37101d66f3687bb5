import { Types } from 'mongoose';
import { onlyDefined } from '../../shared/records';
import type { AgreementState, AgreementStep } from '../../shared/schemas/agreement';
import { recordId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { type Caller, getName, getUserId } from '../core/caller';
import { change as changeOne, type Decision } from '../core/change/change';
import type { Feed } from '../core/feed/feed';
import { carrying, event, type OutboxEvent } from '../core/outbox/work';
import { get } from '../core/record/get';
import { sequenceDue } from '../leads/jobs';
import {
  type AgreementDoc,
  type Content,
  closeContent,
  agreements as collection,
  type EventDoc,
  type Evidence,
  openContent,
  type SignerDoc,
} from './agreement.model';
import type { Deps } from './deps';

export type ChangeNeeds = Pick<Deps, 'models' | 'agreements' | 'now'> & { feed: Pick<Feed, 'announce'> };

/** The job that enters a step into the ledger and the lead's timeline. */
export const stepWork = {
  kind: 'agreement-step',
  data: z.object({ agreement: recordId, lead: recordId, step: recordId }),
};

/** The job that moves the lead after an act: its status, tasks and next step (`server/desk/agreement-acts.ts`). */
export const actWork = { kind: 'agreement-act', data: z.object({ agreement: recordId, lead: recordId }) };

/** The job after the last signature. */
export const completeWork = {
  kind: 'complete-agreement',
  data: z.object({ agreement: recordId, lead: recordId }),
};

/** The steps that move the lead. */
const acts: ReadonlySet<AgreementStep> = new Set([
  'sent',
  'opened',
  'signed',
  'complete',
  'asked',
  'paper-wanted',
  'declined',
  'void',
  'expired',
]);

/** An event of an agreement before it is stored. */
export type Step = Omit<EventDoc, '_id' | 'at' | 'note'> & { note?: string; evidence?: Evidence };

/** Returns a step by staff, or by the product. */
export const stepBy = (caller: Caller, step: AgreementStep, note = ''): Step => ({
  step,
  by: getName(caller),
  byId: getUserId(caller),
  note,
  ...(caller.ip && { evidence: { ip: caller.ip } }),
});

/** Returns a step by a signer. */
export const toStep = (signer: SignerDoc, step: AgreementStep, evidence: Evidence, note = ''): Step => ({
  step,
  by: signer.name,
  byId: null,
  signer: String(signer._id),
  note,
  evidence,
});

/** Returns the events of steps with their jobs. No event has an earlier time than the one before it. */
export const toEvents = (
  now: () => number,
  ids: { agreement: unknown; lead: string; last?: EventDoc | undefined },
  steps: readonly Step[],
) => {
  const at = new Date(Math.max(now(), (ids.last?.at.getTime() ?? 0) + 1));
  const docs = steps.map(({ evidence: _, note = '', flags, ...step }): EventDoc => {
    const fields = { ...step, flags: flags?.length ? flags : undefined };
    return onlyDefined({ _id: new Types.ObjectId(), at, note, ...fields });
  });
  const evidence = Object.fromEntries(
    steps.flatMap((one, index) => (one.evidence ? [[String(docs[index]!._id), one.evidence]] : [])),
  );
  const about = { agreement: String(ids.agreement), lead: ids.lead };
  const started = (['opened', 'sent'] as const).find((name) => steps.some(({ step }) => step === name));
  const outbox = [
    // First, because staff are waiting for it.
    ...(steps.some(({ step }) => acts.has(step)) ? [event(actWork, now, about)] : []),
    ...docs.map(({ _id }) => event(stepWork, now, { ...about, step: String(_id) })),
    ...(started ? [event(sequenceDue, now, { ...about, startsOn: `agreement.${started}` })] : []),
  ];
  return { docs, evidence, outbox };
};

export type Opened = { doc: AgreementDoc; content: Content };

type Writes = {
  set?: Partial<AgreementDoc>;
  content?: Content;
  steps?: Step[];
  events?: OutboxEvent[];
};

/** The result of a change; `answer` is returned to the caller, and left out if it may be undefined. */
export type Change<Answer = void> = Writes &
  ([undefined] extends [Answer] ? { answer?: Answer } : { answer: Answer });

export const agreementById = ({ models }: Pick<Deps, 'models'>, id: unknown): Promise<AgreementDoc> =>
  get(models.agreements, id, 'agreement');

/**
 * Changes an agreement in one write, with its events and their effects; a change that only answers writes nothing.
 * `change` runs again if others wrote meanwhile; if it throws, the change is refused. `current` is the agreement if the
 * caller just read it.
 */
export const changeAgreement = async <Answer = void>(
  needs: ChangeNeeds,
  id: unknown,
  change: (opened: Opened) => Change<Answer>,
  current?: AgreementDoc,
): Promise<Answer> => {
  const { agreements, now, feed } = needs;
  let firstRead = current;
  const read = async () => {
    const doc = firstRead ?? (await agreementById(needs, id));
    firstRead = undefined;
    return doc;
  };
  const decide = (doc: AgreementDoc): Decision<AgreementDoc, Answer> => {
    const content = openContent(agreements, doc);
    const { answer, ...changed }: Writes & { answer?: Answer } = change({ doc, content });
    if (Object.keys(changed).length === 0) return { answer };
    const { set, content: next = content, steps = [], events = [] } = changed;
    const about = { agreement: doc._id, lead: doc.leadId, last: doc.events.at(-1) };
    const { docs, evidence, outbox } = toEvents(now, about, steps);
    const after = { ...next, evidence: { ...next.evidence, ...evidence } };
    const write = {
      $set: { ...set, sealed: closeContent(agreements, doc._id, after), version: doc.version + 1 },
      $push: { events: { $each: docs }, ...carrying([...outbox, ...events]) },
    };
    return { write, answer };
  };
  // An agreement with its sealed content is large, so the write returns no more than its version.
  const steps = { id: String(id), read, returns: { version: 1 }, decide };
  const { before, after, answer } = await changeOne(needs, collection, steps);
  if (after !== before) feed.announce(before.leadId, 'changed');
  return answer as Answer;
};

/** Returns an agreement's current state; one that waits expires by time alone. */
export const getState = (
  { state, expiresAt }: Pick<AgreementDoc, 'state' | 'expiresAt'>,
  now: number,
): AgreementState => (isWaiting(state) && expiresAt.getTime() <= now ? 'expired' : state);

/** Returns true if its signers can still sign. */
export const isWaiting = (state: AgreementState): boolean => state === 'sent' || state === 'opened';

/** Returns true if it still waits for a signer or for the firm. */
export const isUnderWay = (state: AgreementState): boolean => isWaiting(state) || state === 'signed';

/** Returns the signers with one of them changed. */
export const withSigner = (doc: AgreementDoc, changed: SignerDoc): SignerDoc[] =>
  doc.signers.map((one) => (one._id.equals(changed._id) ? changed : one));
