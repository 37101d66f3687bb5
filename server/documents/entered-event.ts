import { isDeepStrictEqual } from 'node:util';
import { onlyDefined } from '../../shared/records';
import { type AgreementEntry, agreementEntry } from '../../shared/schemas/consent';
import type { z } from '../../shared/zod';
import type { AgreementDoc, EventDoc, Evidence, SignerDoc } from './agreement.model';

type EnteredSigner = NonNullable<AgreementEntry['signer']>;

/** Returns a signer for the ledger: the name, the capacity, and the person they sign for. */
export const enteredSigner = (signer: SignerDoc): EnteredSigner => {
  const { _id, name, role, capacity, letters } = signer;
  return {
    id: String(_id),
    name,
    role,
    capacity: capacity || 'self',
    ...(signer.for && { for: signer.for }),
    ...(letters && { letters: { date: letters.date, court: letters.court } }),
  };
};

/** Returns true if the ledger and the agreement agree on a signer. Entries of earlier versions have no capacity. */
export const isSigner = (entered: EnteredSigner, signer: SignerDoc | undefined): boolean => {
  if (!signer) return false;
  const now = enteredSigner(signer);
  const { id, name, role } = now;
  return isDeepStrictEqual(entered, entered.capacity === undefined ? { id, name, role } : now);
};

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
