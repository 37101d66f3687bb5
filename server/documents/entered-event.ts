import { onlyDefined } from '../../shared/records';
import { agreementEntry } from '../../shared/schemas/consent';
import type { z } from '../../shared/zod';
import type { AgreementDoc, EventDoc } from './agreement.model';
import type { Evidence } from './content';
import { enteredSigner } from './entered-signer';

/** The parts of a ledger entry that the record attached to the signed PDF repeats. */
export const enteredEvent = agreementEntry.pick({
  id: true,
  step: true,
  at: true,
  by: true,
  signer: true,
  facts: true,
  note: true,
  link: true,
  flags: true,
  phone: true,
  grade: true,
  confirmedBy: true,
  text: true,
  ip: true,
  userAgent: true,
});
export type EnteredEvent = z.infer<typeof enteredEvent>;

/** Returns an event for the ledger and for the record attached to the signed PDF. */
export const toEnteredEvent = (
  { signers }: Pick<AgreementDoc, 'signers'>,
  event: EventDoc,
  { ip, userAgent }: Partial<Evidence> = {},
): EnteredEvent => {
  const signer = signers.find(({ _id }) => String(_id) === event.signer);
  const { step, by, facts, note, link, flags, phone, grade, text } = event;
  return onlyDefined({
    id: `agreement-${event._id}`,
    step,
    at: event.at.toISOString(),
    by,
    signer: signer && enteredSigner(signer),
    facts,
    note: note || undefined,
    link,
    flags: flags?.length ? flags : undefined,
    phone,
    grade,
    confirmedBy: (grade === 'office' && signer?.confirmedBy) || undefined,
    text,
    ip: ip || undefined,
    userAgent: userAgent || undefined,
  });
};
