import { Types } from 'mongoose';
import type { ErasureRecord, PersonChoice } from '../../../shared/schemas/privacy';
import { auditEntry, logCarried } from '../../core/audit/write-audit';
import { getName, type Staff } from '../../core/caller';
import { change } from '../../core/change/change';
import { badRequest, conflict, notFound } from '../../core/http/trpc';
import { type ErasureDoc, erasures } from '../../proof/erasure.model';
import type { Deps } from '../deps';
import { loadPerson } from '../person/person';
import { privacyMessages as messages } from '../privacy-messages';
import { carryOut, isHeld } from './erase-person';
import { computeWait, type Wait } from './erasure-wait';

type Ask = PersonChoice & { reason: string; request?: string | undefined };

/** Requests a person's erasure; another administrator must approve it. */
export const askErasure = async (deps: Deps, caller: Staff, { reason, request, ...choice }: Ask) => {
  const { leads, refused, email, phoneNumber } = choice;
  const person = await loadPerson(deps, choice);
  if (person.keys.length === 0 && leads.length === 0 && refused.length === 0)
    throw badRequest(messages.nobodyChosen);
  const ids = person.leads.map(({ _id }) => String(_id));
  if (await isHeld(deps, ids)) throw conflict(messages.held);
  const _id = new Types.ObjectId();
  const about = { action: 'ask-erase', entity: 'privacy', entityId: String(_id) } as const;
  await deps.models.erasures.create({
    _id,
    audits: [auditEntry({ ...deps, caller }, about)],
    at: new Date(deps.now()),
    askedBy: caller.user.id,
    askedByName: getName(caller),
    reason,
    leads: ids,
    refused,
    about: deps.archive.close(JSON.stringify({ email, phoneNumber }), String(_id)),
    ...(request && { request }),
    state: 'asked',
    keys: person.keys,
  });
  await logCarried(deps.models, 'erasures');
  return { id: String(_id) };
};

const refusals = {
  hold: messages.held,
  other: messages.needsAnother,
  newer: messages.needsEarlier,
  fresh: messages.needsOldAccount,
  asker: messages.needsOldAsker,
  gone: messages.askerIsGone,
  time: messages.needsTime,
} as const;

const getRefusal = ({ why, from }: Wait): string =>
  from ? `${refusals[why]} The earliest moment is ${from.toISOString()}.` : refusals[why];

type Decided = { id: string; state: 'agreed' | 'refused'; action: 'agree-erase' | 'refuse-erase' };

/** Records a decision about an open request, once: of two people at the same time, the second finds none. */
const decide = async (deps: Deps, caller: Staff, { id, state, action }: Decided): Promise<ErasureDoc> => {
  const { after } = await change(deps, erasures, {
    id,
    decide: (erasure) => {
      if (erasure?.state !== 'asked') throw notFound('open request to erase');
      const by = { decidedBy: caller.user.id, decidedByName: getName(caller) };
      const $set = { state, ...by, decidedAt: new Date(deps.now()) };
      return {
        write: { $set, ...(state === 'refused' && { $unset: { about: '' } }) },
        audit: { caller, action },
      };
    },
  });
  return after!;
};

/** The second approval: the person is erased now. */
export const agreeToErasure = async (deps: Deps, caller: Staff, id: string): Promise<void> => {
  const erasure = await deps.models.erasures.findOne({ _id: id, state: 'asked' }).lean<ErasureDoc>();
  if (!erasure) throw notFound('open request to erase');
  const wait = await computeWait(deps, caller, erasure);
  if (wait) throw conflict(getRefusal(wait));
  await carryOut(deps, await decide(deps, caller, { id, state: 'agreed', action: 'agree-erase' }));
};

/** Turns a request down; nothing is erased. */
export const refuseErasure = async (deps: Deps, caller: Staff, id: string): Promise<void> => {
  await decide(deps, caller, { id, state: 'refused', action: 'refuse-erase' });
};

const shownMost = 100;

/** Requested and completed erasures, newest first. */
export const erasuresFor = async (deps: Deps, caller: Staff): Promise<ErasureRecord[]> => {
  const docs = await deps.models.erasures.find().sort({ _id: -1 }).limit(shownMost).lean<ErasureDoc[]>();
  return Promise.all(
    docs.map(async (doc): Promise<ErasureRecord> => {
      const wait = doc.state === 'asked' ? await computeWait(deps, caller, doc) : undefined;
      return {
        id: String(doc._id),
        at: doc.at.toISOString(),
        askedBy: doc.askedByName,
        isOwn: doc.askedBy === caller.user.id,
        reason: doc.reason,
        leads: doc.leads,
        state: doc.state,
        ...(wait && { waitsFor: wait.why }),
        ...(wait?.from && { [wait.why === 'time' ? 'aloneFrom' : 'agreeFrom']: wait.from.toISOString() }),
        ...(doc.decidedByName && { decidedBy: doc.decidedByName }),
        ...(doc.doneAt && { doneAt: doc.doneAt.toISOString() }),
        ...(doc.erased && { erased: doc.erased }),
      };
    }),
  );
};
