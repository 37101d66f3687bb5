import { day } from '../../../shared/durations';
import { type PrivacyRequestInput, privacyRequestInput } from '../../../shared/schemas/privacy';
import { type Caller, getName, type Staff } from '../../core/caller';
import { change } from '../../core/change/change';
import { notFound } from '../../core/http/trpc';
import { visitorsForm } from '../../core/http/visitors-form';
import { toE164 } from '../../leads/phone';
import { withdraw } from '../../proof/withdraw';
import type { Deps } from '../deps';
import { privacyRequests } from './request.model';

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
  await change(deps, privacyRequests, {
    id,
    decide: (request) => {
      if (request?.state !== 'open') throw notFound('open request');
      const closed = { state, note, closedBy: getName(caller), closedAt: new Date(deps.now()) };
      return { write: { $set: closed }, audit: { caller, action: 'close-request' } };
    },
  });
};

/** The public form for requests about one's own data. */
export const requestForm = visitorsForm({
  page: '/your-data',
  take: async (deps: Deps, body, sender) => {
    const parsed = privacyRequestInput.safeParse(body);
    const phone = parsed.data?.phoneNumber.trim() ?? '';
    if (!parsed.success || (phone !== '' && toE164(phone) === undefined)) return false;
    await takeRequest(deps, sender, parsed.data);
    return true;
  },
});
