import { isDeepStrictEqual } from 'node:util';
import type { AgreementEntry } from '../../shared/schemas/consent';
import type { SignerDoc } from './agreement.model';

type EnteredSigner = NonNullable<AgreementEntry['signer']>;
export type Signing = Pick<SignerDoc, '_id' | 'name' | 'role' | 'capacity' | 'for' | 'letters'>;

/** Returns a signer for the ledger: the name, the capacity, and the person they sign for. */
export const enteredSigner = (signer: Signing): EnteredSigner => {
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
export const isSigner = (entered: EnteredSigner, signer: Signing | undefined): boolean => {
  if (!signer) return false;
  const now = enteredSigner(signer);
  const { id, name, role } = now;
  return isDeepStrictEqual(entered, entered.capacity === undefined ? { id, name, role } : now);
};
