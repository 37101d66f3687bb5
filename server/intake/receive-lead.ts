import { TRPCError } from '@trpc/server';
import { areSameExtension } from '../../shared/phone';
import { writeAudit } from '../core/audit/write-audit';
import { type Caller, getUserId } from '../core/caller';
import { repeatWrite } from '../core/change/repeat-write';
import { ClaimLost, isFirst } from '../core/db/errors';
import { badRequest } from '../core/http/trpc';
import { receiptMarks } from '../core/outbox/receipt-limits';
import { leadEvent } from '../leads/lead-events';
import { readPhone } from '../leads/phone';
import type { ClientDoc } from '../leads/store/client.model';
import { withDeleted } from '../leads/store/hide-deleted';
import { findWords } from '../leads/store/words';
import { certificateEvents } from '../proof/certificates/retain-certificate';
import { type IdempotencyClaim, personClaims, tokenClaims } from './claims/idempotency-claims';
import { withoutToken } from './consent-record';
import type { Deps } from './deps';
import { stopEvents } from './hold-from-form';
import type { Models } from './models';
import { placeAnswers } from './place-answers';

/** A lead to store, as its entry point made it. */
export type Draft = {
  lead: ClientDoc;
  /** The claims that recognize a repeat. */
  claims: readonly IdempotencyClaim[];
  /** True for leads from another system: they send no notices, and the audit log names the whole import. */
  isQuiet?: boolean;
};

/**
 * `replayed`: an earlier try of the same request stored the lead, and this is its answer again. `duplicate`: the lead
 * is the vendor's earlier one of the same person, and nothing was stored; `field` says by what it was recognized.
 */
export type Received = {
  outcome: 'accepted' | 'duplicate';
  lead: ClientDoc;
  replayed: boolean;
  field?: IdempotencyClaim['field'];
};

export const clash = () =>
  new TRPCError({
    code: 'UNPROCESSABLE_CONTENT',
    message: 'This Idempotency-Key was used with another body. Use a new key for a new lead.',
  });

/** Unset an empty list: the unique index would count it as a value that only one lead may have. */
const releaseClaim = async ({ clients }: Models, { _id }: ClientDoc, claim: string) => {
  const last = await clients.updateOne({ _id, onceKeys: [claim] }, { $unset: { onceKeys: '' } });
  if (last.matchedCount === 0) await clients.updateOne({ _id }, { $pull: { onceKeys: claim } });
};

/** Returns since when a lead has its claims; an imported lead's date comes from another system. */
const heldSince = ({ importId, updatedAt, createdAt }: ClientDoc): Date => (importId ? updatedAt : createdAt);

/**
 * Returns which of our claims another lead has. Removes a claim that it held too long. A lead with another extension of
 * the number is named only if nothing else is found.
 */
export const findClaimHolder = async ({ models, now }: Deps, keys: readonly IdempotencyClaim[]) => {
  if (keys.length === 0) return undefined;
  const values = keys.map(({ value }) => value);
  const holders = await models.clients.find({ onceKeys: { $in: values } }).lean();
  let neighbor: { key: IdempotencyClaim; lead: ClientDoc } | undefined;
  for (const key of keys) {
    const lead = holders.find(({ onceKeys }) => onceKeys?.includes(key.value));
    if (!lead) continue;
    if (now() - heldSince(lead).getTime() > key.keptFor) await releaseClaim(models, lead, key.value);
    else if (areSameExtension(key.extension, key.extension && readPhone(lead.phoneNumber).extension))
      return { key, lead };
    else neighbor ??= { key: { ...key, meaning: 'neighbor' }, lead };
  }
  return neighbor;
};

/** Returns the answer to the first try, although staff may have changed the lead since. */
export const firstAnswer = (
  { callBy: _, ...lead }: ClientDoc,
  { _id, createdAt, requestId, ip_address, callBy }: ClientDoc,
): Received => ({
  outcome: 'accepted',
  replayed: true,
  lead: {
    ...lead,
    _id,
    createdAt,
    updatedAt: createdAt,
    ...(lead.waitingSince && { waitingSince: createdAt }),
    ...(callBy && { callBy }),
    requestId,
    ip_address,
  },
});

/** Returns the person of a lead, in the form that comparisons use. */
export const findPerson = ({ caseType, keys, phoneE164, phoneNumber }: ClientDoc) => ({
  caseType,
  email: keys.email,
  phoneE164,
  extension: readPhone(phoneNumber).extension,
});

/** Returns false if a lead with this ID or one of the claims already exists. */
const isInserted = (
  { models }: Deps,
  lead: ClientDoc,
  keys: readonly IdempotencyClaim[],
): Promise<boolean> => {
  const onceKeys = keys.map(({ value }) => value);
  return isFirst(models.insertClient(onceKeys.length > 0 ? { ...lead, onceKeys } : lead));
};

/**
 * The most tries to store a lead: each time it may lose a claim to another lead, or remove another lead's expired
 * claim.
 */
const tries = 20;

const store = async (
  deps: Deps,
  draft: ClientDoc,
  claims: readonly IdempotencyClaim[],
): Promise<Received> => {
  let lead = draft;
  let keys = claims;
  const insert = async (): Promise<Received | undefined> => {
    if (await isInserted(deps, lead, keys)) return { outcome: 'accepted', lead, replayed: false };
    // A lead's claims end but its ID does not: a kept submission accepted again finds the lead that it became.
    const itself = await deps.models.clients.findById(lead._id).setOptions(withDeleted).lean<ClientDoc>();
    if (itself) return firstAnswer(lead, itself);
    const holder = await findClaimHolder(deps, keys);
    if (holder?.key.meaning === 'repeat') return firstAnswer(lead, holder.lead);
    if (holder?.key.meaning === 'clash') throw clash();
    if (holder?.key.meaning === 'duplicate')
      return { outcome: 'duplicate', lead: holder.lead, replayed: false, field: holder.key.field };
    if (holder?.key.meaning === 'spent' && lead.consent)
      lead = { ...lead, consent: withoutToken(lead.consent) };
    keys = keys.filter(({ value }) => value !== holder?.key.value);
    return undefined;
  };
  return repeatWrite(insert, { tries, givenUp: () => new ClaimLost('Others hold its claims.') });
};

/** Throws BAD_REQUEST for a key that is too long. */
export const refuseLongKey = (key: string | undefined): void => {
  if (key && key.length > 255) throw badRequest('An Idempotency-Key has at most 255 characters.');
};

/**
 * Adds a lead from any source: REST, tRPC, or the form without scripts. Resolves when the lead is on disk. A repeated
 * request returns the first try's lead. Throws UNPROCESSABLE_CONTENT for a key sent with different content, and the
 * database's error if it cannot confirm the write in time.
 */
export const receiveLead = (deps: Deps, caller: Caller, draft: Draft): Promise<Received> =>
  deps.intake.queue.run(() => receive(deps, caller, draft));

const receive = async (
  deps: Deps,
  caller: Caller,
  { lead: arrived, claims, isQuiet = false }: Draft,
): Promise<Received> => {
  const questions = arrived.answers ? (await deps.rules.of(arrived.caseType)).questions : [];
  const draft = placeAnswers(questions, arrived);
  const isMarked = caller.kind === 'anonymous' && deps.interest.wants('lead.created');
  const facts = {
    source: draft.source,
    ...(isMarked && receiptMarks(deps.intake.mark, { email: draft.email, ip: caller.ip })),
  };
  const events = isQuiet
    ? []
    : [
        ...leadEvent(deps, 'lead.created', draft._id, facts),
        ...certificateEvents(deps, draft),
        ...stopEvents(deps, draft),
      ];
  const words = findWords(draft).map(deps.intake.hashWord);
  const lead = {
    ...draft,
    ...(words.length > 0 && { words }),
    ...(events.length > 0 && { outbox: [...(draft.outbox ?? []), ...events] }),
  };
  const { leadSeal } = deps.models;
  const received = await store(deps, lead, [
    ...claims,
    ...(caller.kind === 'vendor' ? personClaims(leadSeal, caller.vendor, findPerson(lead)) : []),
    ...tokenClaims(leadSeal, lead.consent?.token?.id),
  ]);
  deps.intake.tally.count(draft.source, received.replayed ? 'replayed' : received.outcome);
  if (received.outcome === 'accepted' && !received.replayed) {
    deps.leadCount.forget();
    deps.feed.announce(String(lead._id), 'new');
    deps.duplicates.look(lead);
    if (lead.consent) deps.consents.sealSoon();
    if (getUserId(caller) && !isQuiet)
      await writeAudit(deps, caller, { action: 'create', entity: 'client', entityId: String(lead._id) });
  }
  return received;
};
