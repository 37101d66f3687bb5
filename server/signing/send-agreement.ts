import { Types } from 'mongoose';
import type { AgreementPost, AgreementReceipt } from '../../shared/schemas/agreement';
import type { DocumentLanguage } from '../../shared/schemas/agreement-template';
import { type Caller, getName } from '../core/caller';
import { badRequest, conflict } from '../core/http/trpc';
import type { AgreementDoc, SignerDoc } from '../documents/agreement.model';
import { agreementById, getState, isWaiting } from '../documents/change-agreement';
import type { Agreements } from '../documents/create-agreements';
import { buildDraft, type Draft } from '../documents/draft';
import { findPerson } from '../documents/envelope';
import { refuseUnchecked } from '../documents/refuse-unchecked';
import { refuseFilled } from '../documents/sent-values';
import { findLeadId } from '../leads/store/lead-by-id';
import { lawyerById } from '../people/users/lawyers';
import type { Deps } from './deps';
import { endedLink, getAddress, newLink, newSigner, withLink } from './links';
import { isSpecimen } from './mails';
import { type Invited, newAgreement } from './new-agreement';
import { voidReplaced } from './void-agreement';

const refuseDraft = ({ missing, problems }: Draft) => {
  const [first] = problems;
  if (first) throw badRequest(first.message);
  if (missing.length > 0)
    throw badRequest(`These fields have no value yet: ${missing.join(', ')}. Fill them in first.`);
};

const refuseDelivery = ({ canMail }: Agreements, { deliver, signers }: AgreementPost) => {
  if (deliver !== 'mail') return;
  if (!canMail) throw conflict('E-mail is not set up. Create links, or have it signed on this screen.');
  if (signers.every(({ email }) => email === ''))
    throw badRequest('Enter an e-mail address, or have it signed on this screen.');
};

const findLawyer = async (
  needs: Pick<Deps, 'models'>,
  { needsLawyer }: Draft,
  id: string | undefined,
): Promise<AgreementDoc['lawyer']> => {
  if (!needsLawyer) return undefined;
  if (id === undefined) return { userId: null, name: '' };
  const lawyer = await lawyerById(needs, id);
  if (!lawyer) throw badRequest('Choose a lawyer of the firm, or leave it open.');
  return { userId: id, name: lawyer.name };
};

/** Returns the agreement to replace, if there is one. Throws if it cannot be replaced. */
const findReplaced = async (
  needs: Deps,
  { id, replaces }: Pick<AgreementPost, 'id' | 'replaces'>,
  isTrial: boolean,
) => {
  if (replaces === undefined) return undefined;
  const old = await agreementById(needs, replaces);
  if (isTrial && !old.isSpecimen) throw conflict('A specimen replaces no agreement.');
  if (old.leadId !== id || !isWaiting(getState(old, needs.now())))
    throw conflict('Only an agreement of this lead that still waits can be replaced.');
  return old;
};

type Linking = { signer: SignerDoc; isNext: boolean; isMailed: boolean; at: number; by: string };

/**
 * Returns a person with the link for their message or for staff to hand over; without one if they sign in the office or
 * if others sign first.
 */
const withFirstLink = (
  { deliver }: AgreementPost,
  { signer, isNext, isMailed, at, by }: Linking,
): Invited => {
  const to = deliver === 'link' ? 'staff' : isMailed && isNext && signer.email !== '' ? 'mailbox' : undefined;
  if (!to) return { signer };
  const { token, link } = newLink({ to, at, by });
  return { signer: withLink(signer, link), token };
};

/** Returns the links that staff hand over. */
const toLinks = async (agreements: Agreements, language: DocumentLanguage, people: readonly Invited[]) => {
  const links: NonNullable<AgreementReceipt['links']> = [];
  for (const { signer, token } of people)
    if (token)
      links.push({
        signer: String(signer._id),
        name: signer.name,
        url: await getAddress(agreements, language, token),
      });
  return links;
};

/** Throws if a person has no place in any of the documents. */
const refuseUnseated = (drafts: readonly Draft[], invited: readonly SignerDoc[]) => {
  const alone = invited.find(
    ({ _id }) => !drafts.some(({ people }) => people.some(({ id }) => id === String(_id))),
  );
  if (alone) throw badRequest(`These documents have no place for ${alone.name}. Choose other templates.`);
};

/** Throws unless all documents of an envelope are specimens, or none. */
const areSpecimens = async (needs: Deps, drafts: readonly Draft[], { signers }: AgreementPost) => {
  const trials: boolean[] = [];
  for (const { template } of drafts) trials.push(await isSpecimen(needs, template, signers));
  if (new Set(trials).size > 1)
    throw badRequest('A specimen cannot be in one envelope with a text that a lawyer adopted.');
  return trials[0]!;
};

/** Builds each document, and throws if one of them cannot be sent. */
const buildDrafts = async (
  needs: Deps,
  { templates, ...post }: AgreementPost & { templates: string[] },
  invited: readonly SignerDoc[],
): Promise<Draft[]> => {
  const people = post.signers.map((signer, index) => ({ ...signer, id: String(invited[index]!._id) }));
  const drafts: Draft[] = [];
  for (const template of templates)
    drafts.push(await buildDraft(needs, { ...post, template }, people, templates.length > 1));
  for (const { template, sent } of drafts) {
    if (template.isArchived) throw conflict('This template is archived. Choose another one.');
    refuseFilled(sent);
  }
  return drafts;
};

/**
 * Sends an agreement, or several as one envelope: the text of each is now fixed, as a PDF with its hash. Links and
 * reminders follow from the same write. Refused (409) if no lawyer adopted a text, or if the conflict check, which runs
 * if anything changed since the last one, has matches that nobody decided about.
 */
export const sendAgreement = async (
  needs: Deps,
  caller: Caller,
  post: AgreementPost,
): Promise<AgreementReceipt> => {
  const { models, agreements, now, feed } = needs;
  const leadId = await findLeadId(needs, post.id);
  const templates = post.templates ?? [post.template!];
  const invited = post.signers.map(newSigner);
  const drafts = await buildDrafts(needs, { ...post, id: leadId, templates }, invited);
  const isTrial = await areSpecimens(needs, drafts, post);
  for (const draft of drafts) refuseDraft(draft);
  refuseUnseated(drafts, invited);
  refuseDelivery(agreements, post);
  if (!isTrial) await refuseUnchecked(needs, caller, { leadId, signers: post.signers });
  const chosen = await findReplaced(needs, { ...post, id: leadId }, isTrial);

  const at = now();
  const isMailed = post.deliver === 'mail' && drafts[0]!.lead.source !== 'sample';
  const linked = invited.map((signer) => {
    const isFirstOf = ({ people }: Draft) => people.findIndex(({ id }) => id === String(signer._id)) <= 0;
    const isNext = post.order !== 'in-turn' || drafts.every(isFirstOf);
    return withFirstLink(post, { signer, isNext, isMailed, at, by: getName(caller) });
  });
  const ids = drafts.map(() => new Types.ObjectId());
  const docs: AgreementDoc[] = [];
  for (const [index, draft] of drafts.entries()) {
    const people = linked.filter(({ signer }) => draft.people.some(({ id }) => id === String(signer._id)));
    const count = drafts.length;
    docs.push(
      await newAgreement(needs, caller, {
        ...{ _id: ids[index]!, leadId, draft, post, isTrial, at },
        lawyer: await findLawyer(needs, draft, post.lawyer),
        // The first document of a person holds their link.
        people: people.map(({ signer, token }) =>
          docs.some((doc) => findPerson(doc, String(signer._id)))
            ? { signer: { ...signer, links: signer.links.map(endedLink) } }
            : { signer, ...(token && { token }) },
        ),
        ...(count > 1 && { envelope: { id: String(ids[0]), place: index + 1, count } }),
      }),
    );
  }
  // First, so that old and new ones are never both out.
  if (chosen) await voidReplaced(needs, caller, { chosen, replacedBy: String(ids[0]), templates });
  // In one command, so that no document of an envelope is without the others.
  await models.agreements.insertMany(docs);
  feed.announce(leadId, 'changed');
  return {
    id: String(ids[0]),
    state: 'sent',
    ...(post.deliver === 'link' && { links: await toLinks(agreements, docs[0]!.language, linked) }),
    ...(docs.length > 1 && {
      envelope: String(ids[0]),
      agreements: docs.map(({ _id, title, state }) => ({ id: String(_id), title, state })),
    }),
  };
};
