import { TRPCError } from '@trpc/server';
import type { ClientInput } from '../../../shared/schemas/client';
import { type ConsentAnswer, consentFields } from '../../../shared/schemas/consent';
import type { Warning } from '../../../shared/schemas/outcome';
import { z } from '../../../shared/zod';
import type { Caller, Staff } from '../../core/caller';
import { writeLogged } from '../../core/change/change';
import { isForm } from '../../core/http/form-body';
import { badRequest, conflict, notFound } from '../../core/http/trpc';
import type { ClientDoc } from '../../leads/store/client.model';
import type { VendorDoc } from '../../leads/vendor.model';
import type { Refusal } from '../../vendors/answers/refusal';
import { toOurFields } from '../../vendors/mapping/to-our-fields';
import { type RefusedSubmissionDoc, refusedSubmissions } from '../../vendors/refused-submission.model';
import { toVendor } from '../../vendors/vendor-keys';
import { requestClaims } from '../claims/idempotency-claims';
import type { Deps } from '../deps';
import { newLead } from '../new-lead';
import { getFlags } from '../posts/judge-submission';
import { receiveSubmission } from '../posts/receive-submission';
import { readPost, readStrictly } from '../reading/read-post';
import { receiveLead } from '../receive-lead';
import type { Arrived } from './refused-submissions';

type Replayed =
  | { outcome: 'accepted' | 'duplicate'; lead: ClientDoc; warnings: readonly Warning[] }
  | { outcome: 'rejected'; refusal: Refusal };
type ReplayRequest = {
  id: string;
  changes?: Record<string, unknown> | undefined;
  /** Matches the submissions that the caller may decide. */
  among?: object;
  /** Called with the body before it is judged. */
  onSend?: (body: object) => void;
};

const gone = () =>
  new TRPCError({
    code: 'PRECONDITION_FAILED',
    message: 'We can no longer read what came in: it was sealed with another key.',
  });

/** Only the person decides what they agree to, so staff cannot change it in a kept submission. */
const consentIsTheirs = () =>
  badRequest('You cannot change what the person agreed to. Leave these fields as they are.');
const ofConsent = new Set([...Object.keys(consentFields), 'consentText', 'consentAt']);

const takenAlready = () => conflict('This post was already accepted.');

/** Returns the sender, if still known. */
const findSender = async ({ models }: Deps, post: RefusedSubmissionDoc, ip: string): Promise<Caller> => {
  if (!post.vendorId) return { kind: 'anonymous', ip };
  const vendor = await models.vendors.findById(post.vendorId).lean<VendorDoc>();
  if (!vendor) throw notFound('vendor');
  return { kind: 'vendor', ip, vendor: toVendor(vendor) };
};

type StoredPost = { arrived: Arrived; sender: Caller; changes?: object };

/** A value typed by staff must be valid; a sender's invalid value may be left out. */
const refuseChanges = (changes: object, warnings: readonly Warning[]) => {
  const wrong = warnings.filter(({ field }) => field in changes);
  if (wrong.length === 0) return;
  const issues = wrong.map(({ field, message, sent }) => ({
    code: 'custom' as const,
    path: [field],
    message,
    input: sent,
  }));
  throw new TRPCError({ code: 'BAD_REQUEST', cause: new z.ZodRealError(issues) });
};

/** Returns a kept submission in our names, with staff's changes. */
const getBody = ({ arrived, sender, changes }: StoredPost): object => {
  const came = typeof arrived.body === 'object' && arrived.body !== null ? arrived.body : {};
  const ours = sender.kind === 'vendor' ? toOurFields(sender.vendor, came) : came;
  return { ...(ours as object), ...changes };
};

/**
 * Reads the body of a kept submission with staff's changes, as for its sender. Throws BAD_REQUEST like the original
 * endpoint.
 */
const readKept = ({ timeZone }: Deps, { arrived, sender, changes = {} }: StoredPost) => {
  const vendor = sender.kind === 'vendor' ? sender.vendor : undefined;
  const body = getBody({ arrived, sender, changes });
  const isMeant = vendor || isForm({ headers: { 'content-type': arrived.contentType } });
  const read = isMeant ? readPost(body, vendor?.timeZone ?? timeZone) : readStrictly(body);
  refuseChanges(changes, read.warnings);
  return read;
};

/**
 * Returns other fields of a visitor's lead: one that was answered as a lead keeps the ID and time of that answer, and the
 * time that it promised.
 */
const findPreset = async (
  { rules }: Deps,
  { _id, at, kind }: RefusedSubmissionDoc,
  input: ClientInput,
  { callBy }: Arrived['answer']['body'],
) => {
  const flags = input.answers ? getFlags(await rules.of(input.caseType), input) : [];
  return {
    ...(kind === 'quarantined' && {
      _id,
      createdAt: at,
      ...(callBy ? { callBy: new Date(String(callBy)) } : {}),
    }),
    ...(flags.length > 0 && { flags }),
  };
};

/** The consent is from the person named in the original, whatever staff have corrected since. */
const asAnswered = (lead: ClientDoc, body: unknown, changes: object): ClientDoc => {
  if (!lead.consent) return lead;
  const came = (body ?? {}) as Record<string, unknown>;
  const sent = (name: string) => (['string', 'number'].includes(typeof came[name]) ? `${came[name]}` : '');
  const person = Object.fromEntries(
    Object.entries(lead.consent.person).map(([name, value]) => [name, name in changes ? sent(name) : value]),
  ) as ConsentAnswer['person'];
  return { ...lead, consent: { ...lead.consent, person } };
};

/**
 * Submits a kept submission again with changes, as if its sender had sent it that way. Throws the same errors as for
 * the sender, and makes only one lead, however often it is called.
 */
export const replaySubmission = async (
  deps: Deps & { caller: Staff; requestId: string },
  { id, changes = {}, among = {}, onSend }: ReplayRequest,
): Promise<Replayed> => {
  const { models, now, requestId } = deps;
  if (Object.keys(changes).some((name) => ofConsent.has(name))) throw consentIsTheirs();
  const post = await models.refusedSubmissions.findOne({ _id: id, ...among }).lean<RefusedSubmissionDoc>();
  if (!post) throw notFound('refused post');
  if (post.leadId) throw takenAlready();
  const arrived = deps.intake.refused.read(post);
  if (!arrived) throw gone();
  const sender = await findSender(deps, post, arrived.ip);
  onSend?.(getBody({ arrived, sender, changes }));
  const {
    post: { test: _, ...input },
    warnings,
  } = readKept(deps, { arrived, sender, changes });
  // The submission's ID is the key, so that replaying it twice makes one lead.
  const key = `replay ${id}`;
  const request = { key, requestId, input, requestFacts: arrived.seen };
  const claims = requestClaims(models.leadSeal, { ...request, caller: sender });
  // Staff who accept a kept submission use up no one's limit.
  const unlimited = { ...deps, limits: { ...deps.limits, use: async () => undefined } };
  const result =
    sender.kind === 'vendor'
      ? await receiveSubmission(unlimited, {
          ...request,
          caller: sender,
          test: false,
          preset: { arrivedAs: { caseType: input.caseType, takenIn: true } },
          warnings,
          claims,
        })
      : await receiveLead(deps, sender, {
          lead: asAnswered(
            newLead({
              ...request,
              caller: sender,
              preset: await findPreset(deps, post, input, arrived.answer.body),
              witness: deps.witness,
              now,
            }),
            arrived.body,
            changes,
          ),
          claims,
        });
  if (result.outcome === 'rejected') return result;
  if (result.outcome === 'earlier') throw takenAlready();
  // A duplicate is also done: its person is already a lead of this vendor.
  const leadId = result.outcome === 'accepted' && { leadId: String(result.lead._id) };
  const write = { $set: { ...leadId, decidedAt: new Date(now()) } };
  const said = { note: `replayed: ${result.outcome}` };
  await writeLogged(deps, refusedSubmissions, deps.caller, { _id: post._id }, write, said);
  return { outcome: result.outcome, lead: result.lead, warnings };
};
