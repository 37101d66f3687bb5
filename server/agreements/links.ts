import { Types } from 'mongoose';
import { capacityToKeep } from '../../shared/agreements/capacities';
import type { SignerInput } from '../../shared/schemas/agreement';
import type { DocumentLanguage } from '../../shared/schemas/agreement-template';
import type { SignerDoc } from './agreement.model';
import { type Agreements, sha256 } from './create-agreements';

type Linked = { _id: unknown; language: DocumentLanguage };

/** The address of a signer's page. Whoever has it is asked for the code, and yet it belongs to its signer alone. */
export const linkOf = async (
  { firm, tokenOf }: Agreements,
  { _id, language }: Linked,
  signer: Pick<SignerDoc, '_id' | 'round'>,
): Promise<string> => {
  const { origin } = await firm();
  const token = tokenOf(String(_id), String(signer._id), signer.round);
  return `${origin}${language === 'es' ? '/es' : ''}/sign/${token}`;
};

/** A signer of a new agreement. */
export const newSigner = (
  { tokenOf }: Agreements,
  agreement: unknown,
  { name, email, role, capacity, letters, for: represented }: SignerInput,
): SignerDoc => {
  const _id = new Types.ObjectId();
  return {
    _id,
    name,
    email,
    role,
    capacity: capacityToKeep(capacity),
    ...(represented?.trim() && { for: represented.trim() }),
    ...(letters && { letters }),
    state: 'waiting',
    round: 1,
    tokenHash: sha256(tokenOf(String(agreement), String(_id), 1)),
  };
};

/** The signer with a new link: the one before, the code and the browser that was let in end. */
export const withNewLink = (
  { tokenOf }: Agreements,
  agreement: unknown,
  { code: _, session: __, ...signer }: SignerDoc,
): SignerDoc => {
  const round = signer.round + 1;
  return { ...signer, round, tokenHash: sha256(tokenOf(String(agreement), String(signer._id), round)) };
};
