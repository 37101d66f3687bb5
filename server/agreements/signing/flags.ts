import type { LinkWay, SigningFlag, SigningGrade } from '../../../shared/schemas/agreement';
import { fold } from '../../core/db/search';
import { callerKey } from '../../core/limits/rate-limits';
import { findLeadId } from '../../leads/merge/lead-id';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { AgreementDoc, SignerDoc } from '../agreement.model';
import type { Deps } from '../deps';
import { findKnown } from './person';

type Needs = Pick<Deps, 'models' | 'now'>;

/** The time after a session for which an address counts as one that staff work from. */
const remembered = 30 * 24 * 60 * 60 * 1000;

/** Returns true if staff recently signed in or worked from an address. */
const isStaffAddress = async ({ models, now }: Needs, ip: string): Promise<boolean> => {
  const since = new Date(now() - remembered);
  const [sessions, signIns] = await Promise.all([
    models.sessions.distinct('ip', { lastSeenAt: { $gte: since } }),
    models.audit.distinct('ip', { action: 'sign-in', at: { $gte: since } }),
  ]);
  const key = callerKey(ip);
  return [...sessions, ...signIns].some((one) => one !== '' && callerKey(one) === key);
};

/** Returns when a lead itself arrived; `createdAt` is the arrival of the earliest lead merged into it. */
const getArrival = ({ receivedAt, createdAt }: ClientDoc): Date => receivedAt ?? createdAt;

/**
 * Returns true if staff replaced the address that a lead came with: by an edit, by a merge that took the other lead's
 * address, or by a merge into a later lead that kept its own.
 */
const isChangedByStaff = async ({ models }: Pick<Deps, 'models'>, lead: ClientDoc): Promise<boolean> => {
  const { email, history, mergedIds = [] } = lead;
  const merged = await models.clients
    .find({ _id: { $in: mergedIds } })
    .setOptions(withDeleted)
    .select({ email: 1, createdAt: 1, receivedAt: 1, mergeChanges: 1 })
    .lean<ClientDoc[]>();
  const isEarlierElsewhere = (one: ClientDoc) =>
    one.email !== '' && fold(one.email) !== fold(email) && getArrival(one) < getArrival(lead);
  if (merged.some(isEarlierElsewhere)) return true;
  const edits = history.filter(({ action, actorId }) => action === 'update' && actorId !== null);
  const replaced = [
    ...edits.map(({ changes }) => changes),
    ...merged.map(({ mergeChanges = [] }) => mergeChanges),
  ]
    .flat()
    .filter(({ field, from }) => field === 'email' && from !== '');
  const [first] = replaced;
  return first !== undefined && fold(first.from) !== fold(email);
};

/** A mailbox without its tag: `sam+lopez@example.com` is the mailbox of `sam@example.com`. */
const withoutTag = (address: string): string => fold(address).replace(/\+[^@]*@/, '@');

const isStaffMailbox = async ({ models }: Pick<Deps, 'models'>, email: string): Promise<boolean> => {
  const users = await models.users.find().select({ emailKey: 1 }).lean();
  return users.some(({ emailKey }) => withoutTag(emailKey) === withoutTag(email));
};

const mailboxFlags = async (
  { models }: Needs,
  doc: AgreementDoc,
  { email }: SignerDoc,
): Promise<SigningFlag[]> => {
  if (await isStaffMailbox({ models }, email)) return ['staff-mailbox'];
  const leadId = await findLeadId({ models }, doc.leadId);
  const lead = await models.clients
    .findById(leadId)
    .select({ email: 1, history: 1, mergedIds: 1, createdAt: 1, receivedAt: 1 })
    .lean<ClientDoc>();
  if (!lead || fold(lead.email) !== fold(email)) return ['other-mailbox'];
  return (await isChangedByStaff({ models }, lead)) ? ['changed-mailbox'] : [];
};

type Step = { doc: AgreementDoc; signer: SignerDoc; ip: string; isInOffice: boolean };

/**
 * Returns the flags for a signer's step. The office itself is not flagged: staff work there, and a mailbox does not
 * identify the signer there.
 */
export const findFlags = async (
  needs: Needs,
  { doc, signer, ip, isInOffice }: Step,
): Promise<SigningFlag[]> => {
  if (isInOffice || doc.isSpecimen) return [];
  const [isAtStaffs, mailbox] = await Promise.all([
    isStaffAddress(needs, ip),
    signer.email === '' ? [] : mailboxFlags(needs, doc, signer),
  ]);
  return [...(isAtStaffs ? (['staff-address'] as const) : []), ...mailbox];
};

const wasWith = ({ links }: SignerDoc, way: LinkWay) => links.some(({ to }) => to === way);

/**
 * Returns the grade of the proof that it was this signer. It counts staff who ever had one of the signer's links,
 * including ended ones.
 */
export const getGrade = (signer: SignerDoc): SigningGrade => {
  if (findKnown(signer) === 'office') return 'office';
  return wasWith(signer, 'staff') ? 'mailbox-and-staff' : 'mailbox';
};
