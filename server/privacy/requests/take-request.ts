import { day } from '../../../shared/durations';
import type { PrivacyRequestInput } from '../../../shared/schemas/privacy';
import { carryingEntry, logCarried } from '../../core/audit/write-audit';
import { type Caller, getName, type Staff } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import { withdraw } from '../../proof/withdraw';
import type { Deps } from '../deps';

/**
 * The deadline of each kind in days. Access, correction, deletion: 45 (11 CCR 7021(b); RCW 19.373.040). Withdrawal:
 * ours is immediate, the law's limit is ten business days (47 CFR 64.1200(a)(10)); staff review it within a day.
 * Checked on 2026-11-22; sources in docs/developers/research/README.md.
 */
const answerDays = { access: 45, correction: 45, deletion: 45, withdrawal: 1 } as const;

type Sender = { caller: Caller; userAgent?: string | undefined };

/** Records a request about a person's own data; a withdrawal is in force when this resolves. */
export const takeRequest = async (deps: Deps, { caller, userAgent }: Sender, input: PrivacyRequestInput) => {
  const { models, now } = deps;
  const { email, phoneNumber } = input;
  if (input.kind === 'withdrawal')
    await withdraw(deps, { caller, source: 'visitor', email, phoneNumber, userAgent });
  const at = now();
  const { _id } = await models.privacyRequests.create({
    ...input,
    at: new Date(at),
    dueAt: new Date(at + answerDays[input.kind] * day),
    state: 'open',
    isErased: false,
    note: '',
    keys: await deps.consents.personKeys.findKeys({ email, phoneNumber }),
  });
  return String(_id);
};

type Closing = { id: string; state: 'done' | 'refused'; note: string };

export const closeRequest = async (
  deps: Deps,
  caller: Staff,
  { id, state, note }: Closing,
): Promise<void> => {
  const { models, now } = deps;
  const { matchedCount } = await models.privacyRequests.updateOne(
    { _id: id, state: 'open' },
    {
      $set: { state, note, closedBy: getName(caller), closedAt: new Date(now()) },
      $push: carryingEntry({ now, caller }, { action: 'close-request', entity: 'privacy', entityId: id }),
    },
  );
  if (matchedCount === 0) throw notFound('open request');
  await logCarried(models, 'privacyRequests');
};
