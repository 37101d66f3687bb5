import { day } from '../../../shared/durations';
import type { ClientInput } from '../../../shared/schemas/client';
import type { Warning } from '../../../shared/schemas/outcome';
import type { VendorCaller } from '../../core/caller';
import { isUnavailable } from '../../core/db/errors';
import type { ClientDoc } from '../../leads/store/client.model';
import { type Refusal, refuse } from '../../vendors/answers/refusal';
import { judgeUnread, unknownValues } from '../../vendors/unknown-values';
import { type IdempotencyClaim, personClaims, requestClaims } from '../claims/idempotency-claims';
import type { RequestFacts } from '../consent-record';
import type { Deps } from '../deps';
import type { Models } from '../models';
import { newLead, type PresetFields } from '../new-lead';
import {
  clash,
  findClaimHolder,
  findPerson,
  firstAnswer,
  type Received,
  receiveLead,
  refuseLongKey,
} from '../receive-lead';
import type { Arrived } from '../refused/refused-submissions';
import { judgeSubmission } from './judge-submission';
import type { ReadSubmission } from './read-submission';

type Sent = {
  caller: VendorCaller;
  /** The Idempotency-Key. */
  key?: string | undefined;
  requestId: string;
  /** Validated in full, and not counted as a lead. */
  test: boolean;
  read: ReadSubmission;
  /** Facts about the request. */
  requestFacts?: RequestFacts | undefined;
};

/** A vendor's submission with everything found out about it so far. */
type Admitted = Omit<Sent, 'read'> & {
  input: ClientInput;
  /** Fields that the server sets itself. */
  preset?: PresetFields;
  /** The claims that recognize a repeat. */
  claims: readonly IdempotencyClaim[];
  /** Warnings about the values that were left out. */
  warnings: readonly Warning[];
};

export const getAdmitted = (
  { leadSeal }: Pick<Models, 'leadSeal'>,
  { read: { post, warnings, content }, ...sent }: Sent,
): Admitted => {
  const { test: _, ...input } = post;
  return {
    ...sent,
    input,
    warnings,
    claims: requestClaims(leadSeal, { ...sent, input: content }),
  };
};

type Rejected = { outcome: 'rejected'; refusal: Refusal };
type Outcome = Received | Rejected | { outcome: 'earlier'; answer: Arrived['answer'] };
/** The outcome of a vendor's submission; `earlier` is the answer to an earlier try that became no lead. */
type VendorOutcome = Outcome & { warnings: readonly Warning[] };

/** The time an Idempotency-Key stays with a refused submission, the same as with leads. */

type Held = Awaited<ReturnType<typeof findClaimHolder>>;

/** Returns the first answer again if the lead with these claims is an earlier try of the same submission. */
const storedAnswer = (held: Held, lead: ClientDoc): Received | undefined => {
  if (held?.key.meaning === 'clash') throw clash();
  return held && firstAnswer(lead, held.lead);
};

/** Returns the answer to an earlier submission with the same Idempotency-Key, whether or not it became a lead. */
const earlierAnswer = async (
  deps: Deps,
  { claims }: Admitted,
  lead: ClientDoc,
): Promise<Outcome | undefined> => {
  if (claims.length === 0) return undefined;
  const values = claims.map(({ value }) => value);
  const [held, post] = await Promise.all([findClaimHolder(deps, claims), deps.intake.refused.holder(values)]);
  if (held) return storedAnswer(held, lead);
  if (!post || deps.now() - post.at.getTime() > day) return undefined;
  const isRepeat = claims.some(
    ({ meaning, value }) => meaning === 'repeat' && post.onceKeys?.includes(value),
  );
  if (!isRepeat) throw clash();
  const arrived = deps.intake.refused.read(post);
  return arrived && { outcome: 'earlier', answer: arrived.answer };
};

const findDuplicate = async (
  deps: Deps,
  caller: VendorCaller,
  lead: ClientDoc,
): Promise<Received | undefined> => {
  const claims = personClaims(deps.models.leadSeal, caller.vendor, findPerson(lead));
  const held = await findClaimHolder(deps, claims);
  return held?.key.meaning === 'duplicate'
    ? { outcome: 'duplicate', lead: held.lead, replayed: false, field: held.key.field }
    : undefined;
};

const rejected = (refusal: Refusal): Rejected => ({ outcome: 'rejected', refusal });

const capReached = rejected(
  refuse('CAP_REACHED', {
    field: '',
    message: 'We have as many of these leads from you as we agreed on.',
  }),
);

/** Validates a test like any other submission, but stores no lead. */
const tryOut = async (deps: Deps, { caller }: Admitted, lead: ClientDoc): Promise<Received | Rejected> => {
  const duplicate = await findDuplicate(deps, caller, lead);
  if (duplicate) return duplicate;
  if (!(await deps.vendors.caps.hasRoom(caller.vendor, lead))) return capReached;
  return { outcome: 'accepted', lead, replayed: false };
};

/** Stores a lead in the place reserved for it under its vendor's caps. */
const accept = async (
  deps: Deps,
  { caller, input, claims }: Admitted,
  lead: ClientDoc,
): Promise<Received | Rejected> => {
  const { vendor } = caller;
  const place = await deps.vendors.caps.take(vendor, lead);
  if (!place) {
    // Another server may have used the last place for the same submission.
    const stored = storedAnswer(await findClaimHolder(deps, claims), lead);
    if (stored) return stored;
    const duplicate = await findDuplicate(deps, caller, lead);
    if (duplicate) return duplicate;
    return capReached;
  }
  const cost = vendor.price ?? input.price;
  const priced = { ...lead, ...(cost !== undefined && { cost }) };
  try {
    const received = await receiveLead(deps, caller, { lead: priced, claims });
    if (received.outcome === 'duplicate' || received.replayed) await deps.vendors.caps.giveBack(place);
    return received;
  } catch (error) {
    // If the database did not answer, the lead may exist: better an unused place than one used twice.
    if (!isUnavailable(error)) await deps.vendors.caps.giveBack(place);
    throw error;
  }
};

/**
 * An earlier answer comes before every rule: an accepted submission stays accepted when terms change or a cap is full.
 */
const judge = async (
  deps: Deps,
  admitted: Admitted,
  { lead, warnings }: { lead: ClientDoc; warnings: readonly Warning[] },
): Promise<Outcome> => {
  const { caller, input, test } = admitted;
  const earlier = await earlierAnswer(deps, admitted, lead);
  if (earlier) return earlier;
  const unread = judgeUnread(caller.vendor, warnings);
  if (unread) return rejected(unread);
  const judged = await judgeSubmission(deps, caller.vendor, input);
  if (judged.refusal) return rejected(judged.refusal);
  if (test) return tryOut(deps, admitted, lead);
  return accept(deps, admitted, { ...lead, ...(judged.flags.length > 0 && { flags: judged.flags }) });
};

const receive = async (deps: Deps, admitted: Admitted): Promise<VendorOutcome> => {
  const { caller, requestId, input, preset = {}, requestFacts } = admitted;
  const lead = newLead({ caller, input, requestId, preset, requestFacts, now: deps.now });
  const warnings = [...admitted.warnings, ...(await unknownValues(deps, lead))];
  return { ...(await judge(deps, admitted, { lead, warnings })), warnings };
};

/**
 * Accepts a vendor's submission. The same person within the agreed number of days is a duplicate, even for concurrent
 * submissions, and the caps are kept even if a server crashes. Throws the errors of `receiveLead`.
 */
export const receiveSubmission = async (deps: Deps, admitted: Admitted): Promise<VendorOutcome> => {
  const {
    caller,
    key,
    test,
    claims: [claim],
  } = admitted;
  await deps.limits.use('vendorLeads', caller.vendor.id);
  refuseLongKey(key);

  if (!claim || test) return receive(deps, admitted);
  const { outcome, isFirst } = await deps.intake.sameSubmission.once(claim.value, () =>
    receive(deps, admitted),
  );
  return isFirst || outcome.outcome !== 'accepted' ? outcome : { ...outcome, replayed: true };
};
