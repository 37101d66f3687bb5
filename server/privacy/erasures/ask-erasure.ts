import { Types } from 'mongoose';
import type { ErasureRecord, PersonChoice } from '../../../shared/schemas/privacy';
import { carryingEntry, logCarried } from '../../core/audit/write-audit';
import { getName, type Staff } from '../../core/caller';
import { badRequest, conflict, notFound } from '../../core/http/trpc';
import type { ErasureDoc } from '../../proof/erasure.model';
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
  const { audits } = carryingEntry(
    { ...deps, caller },
    { action: 'ask-erase', entity: 'privacy', entityId: String(_id) },
  );
  await deps.models.erasures.create({
    _id,
    audits: [audits],
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

/** The second approval: the person is erased now. */
export const agreeToErasure = async (deps: Deps, caller: Staff, id: string): Promise<void> => {
  const { models, now } = deps;
  const erasure = await models.erasures.findOne({ _id: id, state: 'asked' }).lean<ErasureDoc>();
  if (!erasure) throw notFound('open request to erase');
  const wait = await computeWait(deps, caller, erasure);
  if (wait) throw conflict(getRefusal(wait));
  const agreed = await models.erasures
    .findOneAndUpdate(
      { _id: id, state: 'asked' },
      {
        $set: {
          state: 'agreed',
          decidedBy: caller.user.id,
          decidedByName: getName(caller),
          decidedAt: new Date(now()),
        },
        $push: carryingEntry({ now, caller }, { action: 'agree-erase', entity: 'privacy', entityId: id }),
      },
      { returnDocument: 'after' },
    )
    .lean<ErasureDoc>();
  if (!agreed) throw notFound('open request to erase');
  await logCarried(models, 'erasures');
  await carryOut(deps, agreed);
};

/** Turns a request down; nothing is erased. */
export const refuseErasure = async (deps: Deps, caller: Staff, id: string): Promise<void> => {
  const { matchedCount } = await deps.models.erasures.updateOne(
    { _id: id, state: 'asked' },
    {
      $set: {
        state: 'refused',
        decidedBy: caller.user.id,
        decidedByName: getName(caller),
        decidedAt: new Date(deps.now()),
      },
      $unset: { about: '' },
      $push: carryingEntry({ ...deps, caller }, { action: 'refuse-erase', entity: 'privacy', entityId: id }),
    },
  );
  if (matchedCount === 0) throw notFound('open request to erase');
  await logCarried(deps.models, 'erasures');
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
