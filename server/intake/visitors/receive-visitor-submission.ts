import type { RobotSign } from '../../../shared/robot-signs';
import type { ClientInput } from '../../../shared/schemas/client';
import type { Caller } from '../../core/caller';
import { callerKey } from '../../core/limits/rate-limits';
import type { ClientDoc } from '../../leads/store/client.model';
import { type IdempotencyClaim, requestClaims } from '../claims/idempotency-claims';
import type { RequestFacts } from '../consent-record';
import type { Deps } from '../deps';
import { newLead, type PresetFields } from '../new-lead';
import { getReceipt } from '../receipt';
import { clash, findClaimHolder, receiveLead, refuseLongKey } from '../receive-lead';

type Request = {
  caller: Caller;
  key?: string | undefined;
  requestId: string;
  input: ClientInput;
  /** The request body, including parts that don't belong to a lead. */
  body: unknown;
  preset?: Pick<ClientDoc, 'flags'>;
  requestFacts?: RequestFacts | undefined;
};
type Answer = { body: Record<string, unknown>; replayed: boolean };

/** Returns the answer to an earlier try that is held, or undefined. */
const heldAnswer = async (deps: Deps, keys: readonly IdempotencyClaim[]): Promise<Answer | undefined> => {
  const post = await deps.intake.refused.holder(keys.map(({ value }) => value));
  if (!post) return undefined;
  const claim = keys.find(({ value }) => post.onceKeys?.includes(value));
  if (!claim || deps.now() - post.at.getTime() > claim.keptFor) return undefined;
  if (claim.meaning === 'clash') throw clash();
  const body = deps.intake.refused.read(post)?.answer.body;
  return body && { body, replayed: true };
};

/** Returns what a visitor is promised; a held submission is answered the same. */
const promiseTo = ({ callPromise }: Deps, input: ClientInput): PresetFields => {
  const callBy = callPromise.find(input);
  return callBy ? { callBy } : {};
};

/** Holds a submission for staff to decide; its sender gets the usual answer. Undefined if there is no room. */
const hold = async (
  deps: Deps,
  request: Request,
  claims: readonly IdempotencyClaim[],
  sign: RobotSign,
): Promise<Answer | undefined> => {
  const { caller, key, requestId, input, requestFacts } = request;
  // With a key, the same content counts as another submission, as it would as another lead.
  const keys = claims.filter(({ meaning }) => meaning !== 'echo');
  // It is already a lead, so a repeat gets the lead's answer.
  if ((key?.length ?? 0) > 255 || (await findClaimHolder(deps, keys))) return undefined;
  const earlier = await heldAnswer(deps, keys);
  if (earlier) return earlier;
  await deps.limits.use('leads', callerKey(caller.ip));
  const preset = promiseTo(deps, input);
  const lead = newLead({ caller, input, requestId, preset, now: deps.now });
  const body = getReceipt(lead);
  const isKept = await deps.intake.refused.quarantine({
    _id: lead._id,
    vendorId: null,
    kind: 'quarantined',
    reason: sign,
    requestId,
    onceKeys: keys.map(({ value }) => value),
    arrived: {
      body: input,
      contentType: 'application/json',
      idempotencyKey: key,
      ip: caller.ip,
      seen: requestFacts,
      answer: { status: 201, body },
    },
  });
  return isKept ? { body, replayed: false } : undefined;
};

/**
 * Accepts a visitor's submission. One that looks automated is held for staff and answered like any other. If there is
 * no room to hold it, it becomes a flagged lead, so no answered submission is lost. Throws LimitReached, and the errors of
 * `receiveLead`.
 */
export const receiveVisitorSubmission = async (deps: Deps, request: Request): Promise<Answer> => {
  const { body, preset = {}, ...rest } = request;
  const sign =
    rest.caller.kind === 'anonymous'
      ? deps.intake.robots.findSign({ body, input: rest.input, ip: rest.caller.ip })
      : undefined;
  const claims = requestClaims(deps.models.leadSeal, rest);
  const held = sign && (await hold(deps, request, claims, sign));
  if (held) return held;
  const flags = sign ? [...(preset.flags ?? []), `LOOKS_LIKE_ROBOT:${sign}`] : preset.flags;
  const { caller, key } = rest;
  if (caller.kind === 'anonymous') await deps.limits.use('leads', callerKey(caller.ip));
  refuseLongKey(key);
  const { witness } = deps;
  const own = { ...promiseTo(deps, rest.input), ...(flags && { flags }) };
  const draft = newLead({ ...rest, preset: own, witness, now: deps.now });
  const { lead, replayed } = await receiveLead(deps, caller, { lead: draft, claims });
  return { body: getReceipt(lead), replayed };
};
