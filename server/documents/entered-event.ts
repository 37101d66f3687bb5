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
  return {
    id: `agreement-${event._id}`,
    step: event.step,
    at: event.at.toISOString(),
    by: event.by,
    ...(signer && { signer: enteredSigner(signer) }),
    ...(event.facts && { facts: event.facts }),
    ...(event.note && { note: event.note }),
    ...(event.link && { link: event.link }),
    ...(event.flags?.length && { flags: event.flags }),
    ...(event.phone && { phone: event.phone }),
    ...(event.grade && { grade: event.grade }),
    ...(event.grade === 'office' && signer?.confirmedBy && { confirmedBy: signer.confirmedBy }),
    ...(event.text && { text: event.text }),
    ...(ip && { ip }),
    ...(userAgent && { userAgent }),
  };
};
