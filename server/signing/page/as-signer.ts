import type { SigningFlag } from '../../../shared/schemas/agreement';
import type { AgreementDoc, CodePhone, SignerDoc } from '../../documents/agreement.model';
import {
  type Change,
  changeAgreement,
  type Opened as ReadAgreement,
  type Step,
} from '../../documents/change-agreement';
import type { Content } from '../../documents/content';
import { getPerson } from '../../documents/envelope';
import type { Deps } from '../deps';
import { findFlags } from './flags';
import { continueSigning, findIdentity } from './person';
import { findSigner, getEvidence, isKnown, refuseStep, type Signing, type SigningContext } from './signer';

export type SigningNeeds = Deps & SigningContext;

type Opened = Pick<Signing, 'doc' | 'signer' | 'link'> & { content: Content };

/** Adds to each step of a change how the link reached its signer, and its flags. */
const marked = (
  { doc, signer, link }: Pick<Signing, 'doc' | 'signer' | 'link'>,
  { set, steps }: { set: Change['set']; steps: readonly Step[] },
  flags: readonly SigningFlag[],
) => {
  const id = String(signer._id);
  const signers = (set?.signers ?? doc.signers).map((one): SignerDoc => {
    if (!one._id.equals(signer._id) || flags.length === 0) return one;
    return { ...one, flags: [...new Set([...(one.flags ?? []), ...flags])] };
  });
  return {
    set: { ...set, signers },
    steps: steps.map((step) => (step.signer === id ? { ...step, link: link.to, flags: [...flags] } : step)),
  };
};

type Refusal = (signing: { doc: AgreementDoc; signer: SignerDoc }, now: number) => void;

/**
 * Changes the document that a link opened, by a step of its signer; `refuse` throws if the document no longer allows it.
 * `phone` is the number to which the step sends a code.
 * A later document of an envelope first takes over the identification and the consent.
 */
export const changeAsSigner = async <Answer = void>(
  needs: SigningNeeds,
  signing: Signing & { phone?: CodePhone | undefined },
  refuse: Refusal,
  change: (opened: Opened) => Change<Answer>,
): Promise<Answer> => {
  const { token, doc, home, link } = signing;
  const id = String(signing.signer._id);
  const person = getPerson(home, id);
  refuseStep(needs, { doc, signer: person });
  const isIdentified = isKnown(needs, person);
  const identity = findIdentity(person);
  const isInOffice = isIdentified && identity.how === 'office';
  // The number that a code is for, until it was entered.
  const phone = signing.phone ?? (isIdentified ? identity.phone : person.code?.phone);
  const flags = await findFlags(needs, { doc, signer: person, ip: needs.ip, isInOffice, phone });

  const isHome = doc._id.equals(home._id);
  const act = (opened: ReadAgreement): Change<Answer> => {
    const evidence = getEvidence(needs);
    // Looks the link up each time, because it may have ended meanwhile.
    const own = isHome
      ? { content: opened.content, earlierSteps: [], ...findSigner(opened.doc, token) }
      : { link, ...continueSigning(opened, home, { id, isIdentified, evidence }) };
    const owner = { doc: opened.doc, ...own };
    refuse(owner, needs.now());
    const changed = change(owner);
    if (!changed.steps?.length) return changed;
    const steps = [...own.earlierSteps, ...changed.steps];
    return { content: own.content, ...changed, ...marked(owner, { set: changed.set, steps }, flags) };
  };
  return changeAgreement(needs, doc._id, act, doc);
};
