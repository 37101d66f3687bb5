import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import type { ErasureRecord, PersonChoice } from '../../../shared/schemas/privacy';
import { carryingEntry, logCarried } from '../../audit/carried-entries';
import { entrustedSince } from '../../auth/user.model';
import { nameOf, type Staff } from '../../ground/caller';
import type { Deps } from '../../http/context';
import { notFound } from '../../http/trpc';
import { type PersonDeps, personOf } from '../person/person';
import { privacyMessages as messages } from '../privacy-messages';
import { carryOut, isHeld } from './erase-person';
import type { ErasureDoc } from './erasure.model';

/** An administrator who has nobody to ask waits so long and agrees again. */
export const aloneHours = 24;
const hour = 60 * 60 * 1000;

const conflict = (message: string) => new TRPCError({ code: 'CONFLICT', message });

/** Who was an administrator when it was asked: nobody can make one who agrees to it. */
const adminsThen = async ({ models }: Pick<Deps, 'models'>, { at }: ErasureDoc): Promise<string[]> => {
  const admins = await models.users.find({ role: 'admin' }).lean();
  return admins.filter((user) => entrustedSince(user) <= at).map(({ _id }) => String(_id));
};

const aloneFrom = ({ at }: ErasureDoc) => new Date(at.getTime() + aloneHours * hour);

/** Why the caller cannot agree to it now; undefined where they can. */
const waitsFor = async (
  deps: Pick<Deps, 'models' | 'now'>,
  caller: Staff,
  erasure: ErasureDoc,
): Promise<ErasureRecord['waitsFor']> => {
  if (await isHeld(deps, erasure.leads)) return 'hold';
  const { id } = caller.user;
  const admins = await adminsThen(deps, erasure);
  if (id !== erasure.askedBy) return admins.includes(id) ? undefined : 'newer';
  if (admins.some((admin) => admin !== id)) return 'other';
  return deps.now() < aloneFrom(erasure).getTime() ? 'time' : undefined;
};

type Ask = PersonChoice & { reason: string; request?: string | undefined };

/** Asks that a person be erased; another administrator has to agree. */
export const askErasure = async (deps: PersonDeps, caller: Staff, { reason, request, ...choice }: Ask) => {
  const { leads, refused, email, phoneNumber } = choice;
  const person = await personOf(deps, choice);
  if (person.keys.length === 0 && leads.length === 0 && refused.length === 0)
    throw new TRPCError({ code: 'BAD_REQUEST', message: messages.nobodyChosen });
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
    askedByName: nameOf(caller),
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
  time: messages.needsTime,
} as const;

/** The second word: the person is erased now. */
export const agreeToErasure = async (deps: PersonDeps, caller: Staff, id: string): Promise<void> => {
  const { models, now } = deps;
  const erasure = await models.erasures.findOne({ _id: id, state: 'asked' }).lean<ErasureDoc>();
  if (!erasure) throw notFound('open request to erase');
  const wait = await waitsFor(deps, caller, erasure);
  if (wait) throw conflict(refusals[wait]);
  const agreed = await models.erasures
    .findOneAndUpdate(
      { _id: id, state: 'asked' },
      {
        $set: {
          state: 'agreed',
          decidedBy: caller.user.id,
          decidedByName: nameOf(caller),
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

/** Nothing is erased. */
export const refuseErasure = async (
  deps: Pick<Deps, 'models' | 'now'>,
  caller: Staff,
  id: string,
): Promise<void> => {
  const { matchedCount } = await deps.models.erasures.updateOne(
    { _id: id, state: 'asked' },
    {
      $set: {
        state: 'refused',
        decidedBy: caller.user.id,
        decidedByName: nameOf(caller),
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

/** What is to be erased and what was, the newest first. */
export const erasuresFor = async (
  deps: Pick<Deps, 'models' | 'now'>,
  caller: Staff,
): Promise<ErasureRecord[]> => {
  const docs = await deps.models.erasures.find().sort({ _id: -1 }).limit(shownMost).lean<ErasureDoc[]>();
  return Promise.all(
    docs.map(async (doc): Promise<ErasureRecord> => {
      const wait = doc.state === 'asked' ? await waitsFor(deps, caller, doc) : undefined;
      return {
        id: String(doc._id),
        at: doc.at.toISOString(),
        askedBy: doc.askedByName,
        isOwn: doc.askedBy === caller.user.id,
        reason: doc.reason,
        leads: doc.leads,
        state: doc.state,
        ...(wait && { waitsFor: wait }),
        ...(wait === 'time' && { aloneFrom: aloneFrom(doc).toISOString() }),
        ...(doc.decidedByName && { decidedBy: doc.decidedByName }),
        ...(doc.doneAt && { doneAt: doc.doneAt.toISOString() }),
        ...(doc.erased && { erased: doc.erased }),
      };
    }),
  );
};
