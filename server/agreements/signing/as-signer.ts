import type { SigningFlag } from '../../../shared/schemas/agreement';
import type { AgreementDoc, SignerDoc } from '../agreement.model';
import { type AgreementNeeds, type Change, changeAgreement } from '../change-agreement';
import type { Content } from '../content';
import { sha256 } from '../create-agreements';
import type { Deps } from '../deps';
import { findFlags } from './flags';
import {
  findKnown,
  findSigner,
  findSigning,
  isKnown,
  refuseStep,
  type Signing,
  type SigningContext,
} from './signer';

export type SigningNeeds = AgreementNeeds & SigningContext & Pick<Deps, 'limits'>;

type Opened = Signing & { content: Content };

/** The steps of a change with what is known of each: how the link reached its signer, and what it is marked with. */
const marked = <Answer>(
  { doc, signer, link }: Signing,
  { set, steps = [], ...change }: Change<Answer>,
  flags: readonly SigningFlag[],
): Change<Answer> => {
  const id = String(signer._id);
  if (steps.length === 0) return { ...change, ...(set && { set }) };
  const signers = (set?.signers ?? doc.signers).map((one): SignerDoc => {
    if (!one._id.equals(signer._id) || flags.length === 0) return one;
    return { ...one, flags: [...new Set([...(one.flags ?? []), ...flags])] };
  });
  return {
    ...change,
    set: { ...set, signers },
    steps: steps.map((step) => (step.signer === id ? { ...step, link: link.to, flags: [...flags] } : step)),
  };
};

/** Changes the agreement that a link belongs to, by a step of its signer; `refuse` throws where it has ended for that. */
export const changeAsSigner = async <Answer>(
  needs: SigningNeeds,
  token: string,
  refuse: (signing: { doc: AgreementDoc; signer: SignerDoc }, now: number) => void,
  change: (opened: Opened) => Change<Answer>,
): Promise<Answer> => {
  const { doc, signer } = await findSigning(needs, token);
  refuseStep(needs, { doc, signer });
  const isInOffice = isKnown(needs, signer) && findKnown(signer) === 'office';
  const flags = await findFlags(needs, { doc, signer, ip: needs.ip, isInOffice });
  return changeAgreement(needs, doc._id, (opened) => {
    // Look it up each time, because the link may have ended meanwhile.
    const signing = findSigner(opened.doc, sha256(token));
    refuse(signing, needs.now());
    return marked(signing, change({ ...signing, content: opened.content }), flags);
  });
};
