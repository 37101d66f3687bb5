import type {
  AgreementDoc,
  CodePhone,
  Content,
  Evidence,
  Identification,
  SignerDoc,
} from '../../documents/agreement.model';
import { type Opened, type Step, toStep } from '../../documents/change-agreement';
import { getPerson } from '../../documents/envelope';
import { endedLink } from '../links';

/** Returns how the signer of a confirmed browser was identified. Sessions of earlier versions did not say. */
export const findKnown = ({ session, knownBy }: SignerDoc): Identification =>
  session?.how ?? knownBy ?? 'code';

/** The way a signer was identified, and for a code by text the number. */
export type Identity = { how: Identification; phone?: CodePhone | undefined };

export const findIdentity = (signer: SignerDoc): Identity => ({
  how: findKnown(signer),
  phone: (signer.session ?? signer).phone,
});

const isSameIdentity = (one: Identity, other: Identity): boolean =>
  one.how === other.how && one.phone?.key === other.phone?.key;

/** Returns a signer who is identified this way; `by` confirmed it in the office. */
export const identifiedAs = (
  { confirmedBy: _, phone: __, ...signer }: SignerDoc,
  { how, phone, by }: Identity & { by?: string | undefined },
): SignerDoc => ({
  ...signer,
  knownBy: how,
  ...(phone && { phone }),
  ...(by && { confirmedBy: by }),
});

/**
 * A signer's steps count only for the identification they were made with: a consent and a signature that were entered
 * on a screen in the office, or by the code of one phone number, do not become those of the mailbox or of another
 * number. They begin again.
 */
export const beginAgain = (
  { signer, content }: { signer: SignerDoc; content: Content },
  identity: Identity,
): { signer: SignerDoc; content: Content } => {
  if (signer.state === 'signed' || isSameIdentity(findIdentity(signer), identity)) return { signer, content };
  const { consentedAt: _, shownAs: __, ...rest } = signer;
  const marks = Object.entries(content.marks).filter(([, { who }]) => who !== String(signer._id));
  return { signer: rest, content: { ...content, marks: Object.fromEntries(marks) } };
};

const nothing: Content = { blocks: [], message: '', marks: {}, evidence: {} };

/** The consent of a person counts for all documents, if they are still identified the way they were then. */
const findConsent = (home: SignerDoc) =>
  home.knownBy && isSameIdentity({ how: home.knownBy, phone: home.phone }, findIdentity(home))
    ? home.consentedAt
    : undefined;

/** Returns a signer without a session; in an envelope, only the session in the first document counts. */
const withoutSession = ({ session: _, ...signer }: SignerDoc): SignerDoc => signer;

/**
 * Returns a signer of a later document of an envelope with what the first one knows about the person: links, session,
 * identification and consent. The links are without their hashes, because only the first document opens by them.
 */
export const asPerson = (own: SignerDoc, home: SignerDoc): SignerDoc => {
  if (own === home) return own;
  const { session, endedSessions } = home;
  const shared = { ...(session && { session }), ...(endedSessions && { endedSessions }) };
  if (own.state === 'signed') return { ...withoutSession(own), ...shared };
  const identity = findIdentity(home);
  const { confirmedBy: _, ...begun } = withoutSession(
    beginAgain({ signer: own, content: nothing }, identity).signer,
  );
  const consentedAt = begun.consentedAt ?? findConsent(home);
  return {
    ...(session ? identifiedAs(begun, { ...identity, by: session.by }) : begun),
    ...shared,
    links: home.links.map(endedLink),
    ...(consentedAt && { consentedAt }),
  };
};

/**
 * Returns the steps that a later document of an envelope takes over from the first one, each once: the links that staff
 * had, the identification, and the consent.
 */
const takenSteps = (
  home: AgreementDoc,
  { own, next, evidence }: { own: SignerDoc; next: SignerDoc; evidence: Evidence },
): Step[] => {
  const signer = String(own._id);
  const link = next.links
    .slice(own.links.length)
    .filter(({ to }) => to === 'staff')
    .map(({ by }): Step => ({ step: 'link-shown', by, byId: null, signer, note: own.name }));
  const note = `${home.title}, ${home._id}`;
  const { session } = next;
  const isNew = session !== undefined && session.hash !== own.session?.hash;
  const identified: Step[] = !isNew
    ? []
    : session.how === 'office'
      ? [{ step: 'identified', by: session.by ?? '', byId: null, signer, note }]
      : [{ ...toStep(own, 'code-right', evidence, note), phone: session.phone?.ending }];
  const consent = home.events.findLast((one) => one.step === 'consented' && one.signer === signer);
  const isConsenting = next.consentedAt !== undefined && consent?.at !== undefined && !hasOwn(own, next);
  const consented: Step[] = isConsenting
    ? [
        {
          ...toStep(own, 'consented', evidence, [consent.note, note].filter(Boolean).join('; ')),
          facts: consent.facts,
          ...(consent.text && { text: consent.text }),
        },
      ]
    : [];
  return [...link, ...identified, ...consented];
};

/** Returns true if the signer had given this consent in this document already. */
const hasOwn = (own: SignerDoc, { consentedAt }: SignerDoc): boolean =>
  own.consentedAt?.getTime() === consentedAt?.getTime();

/**
 * Returns a later document of an envelope as its signer continues there, with the steps to take over. An unknown browser
 * takes over nothing.
 */
export const continueSigning = (
  { doc, content }: Opened,
  home: AgreementDoc,
  { id, isIdentified, evidence }: { id: string; isIdentified: boolean; evidence: Evidence },
) => {
  const [own, person] = [getPerson(doc, id), getPerson(home, id)];
  if (!isIdentified) return { signer: withoutSession(own), content, earlierSteps: [] };
  const signer = asPerson(own, person);
  return {
    signer,
    content: beginAgain({ signer: own, content }, findIdentity(person)).content,
    earlierSteps: takenSteps(home, { own, next: signer, evidence }),
  };
};
