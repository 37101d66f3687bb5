import { isSeen } from '../../core/http/is-seen';
import type { DocumentWay, SignerDoc } from '../../documents/agreement.model';
import { getState, isWaiting, toStep, withSigner } from '../../documents/change-agreement';
import { isTurn } from '../../documents/envelope';
import { changeAsSigner, type SigningNeeds } from './as-signer';
import { findSigning, getEvidence, isForeign, isOfStaff, refuseUnlessOpen, type Signing } from './signer';
import { type SigningView, toView } from './view';

/** Returns what a signer sees for the first time: the page itself, and the document as a page or as a PDF. */
const findNew = ({ openedAt, consentedAt, shownAs = [] }: SignerDoc, shown: DocumentWay | undefined) => {
  const isOpening = openedAt === undefined;
  const way = shown && consentedAt && !shownAs.includes(shown) ? shown : undefined;
  return isOpening || way ? { isOpening, way } : undefined;
};

/**
 * Records that a signer opened their page, and in which form they were shown the document, each once. Staff who look at
 * it do not count, nor do programs that fetch it ahead.
 */
export const noteSeen = async (needs: SigningNeeds, signing: Signing, shown?: DocumentWay): Promise<void> => {
  const { doc, signer } = signing;
  if (!isSeen(needs.req) || isForeign(needs) || isOfStaff(needs, signing) || signer.state === 'signed')
    return;
  if (!isWaiting(getState(doc, needs.now())) || !isTurn(doc, String(signer._id))) return;
  if (!findNew(signer, shown)) return;
  await changeAsSigner(needs, signing, refuseUnlessOpen, (opened) => {
    const news = findNew(opened.signer, shown);
    if (!news) return {};
    const { isOpening, way } = news;
    const evidence = getEvidence(needs);
    const after: SignerDoc = {
      ...opened.signer,
      ...(isOpening && { openedAt: new Date(needs.now()), state: 'opened' }),
      ...(way && { shownAs: [...(opened.signer.shownAs ?? []), way] }),
    };
    return {
      set: { ...(isOpening && { state: 'opened' }), signers: withSigner(opened.doc, after) },
      steps: [
        ...(isOpening ? [toStep(opened.signer, 'opened', evidence)] : []),
        ...(way ? [{ ...toStep(opened.signer, 'document-shown', evidence), facts: { shownAs: way } }] : []),
      ],
    };
  });
};

/** Opens the signer's page, and records what it shows. */
export const openPage = async (needs: SigningNeeds, token: string): Promise<SigningView> => {
  const signing = await findSigning(needs, token);
  const view = await toView(needs, signing);
  await noteSeen(needs, signing, view.document ? 'page' : undefined);
  return view;
};
