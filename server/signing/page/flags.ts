import { day } from '../../../shared/durations';
import type { LinkWay, SigningFlag, SigningGrade } from '../../../shared/schemas/agreement';
import { fold } from '../../core/db/search';
import { callerKey } from '../../core/limits/rate-limits';
import type { AgreementDoc, CodePhone, SignerDoc } from '../../documents/agreement.model';
import { toE164 } from '../../leads/phone';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import { findLeadId } from '../../leads/store/lead-by-id';
import type { Deps } from '../deps';
import { findKnown } from './person';

/** The time after a session for which an address counts as one that staff work from. */
const remembered = 30 * day;

/** Returns true if staff recently signed in or worked from an address. */
const isStaffAddress = async ({ models, now }: Deps, ip: string): Promise<boolean> => {
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

/** Addresses and numbers as they are compared. */
const comparable = { email: fold, phoneNumber: (phone: string) => toE164(phone) ?? '' } as const;

/**
 * Returns true if staff replaced the address or number that a lead came with: by an edit, by a merge that took the other
 * lead's, or by a merge into a later lead that kept its own. A number that the lead came without also counts.
 */
const isChangedByStaff = async (
  { models }: Pick<Deps, 'models'>,
  lead: ClientDoc,
  name: keyof typeof comparable,
): Promise<boolean> => {
  const { history, mergedIds = [] } = lead;
  const toComparable = comparable[name];
  const own = toComparable(lead[name]);
  const merged = await models.clients
    .find({ _id: { $in: mergedIds } }, { [name]: 1, createdAt: 1, receivedAt: 1, mergeChanges: 1 })
    .setOptions(withDeleted)
    .lean<ClientDoc[]>();
  const isEarlierElsewhere = (one: ClientDoc) =>
    one[name] !== '' && toComparable(one[name]) !== own && getArrival(one) < getArrival(lead);
  if (merged.some(isEarlierElsewhere)) return true;
  const edits = history.filter(({ action, actorId }) => action === 'update' && actorId !== null);
  const replaced = [
    ...edits.map(({ changes }) => changes),
    ...merged.map(({ mergeChanges = [] }) => mergeChanges),
  ]
    .flat()
    .filter(({ field, from }) => field === name && (from !== '' || name === 'phoneNumber'));
  const [first] = replaced;
  return first !== undefined && toComparable(first.from) !== own;
};

/** A mailbox without its tag: `sam+lopez@example.com` is the mailbox of `sam@example.com`. */
const withoutTag = (address: string): string => fold(address).replace(/\+[^@]*@/, '@');

const isStaffMailbox = async ({ models }: Pick<Deps, 'models'>, email: string): Promise<boolean> => {
  const users = await models.users.find({}, { emailKey: 1 }).lean();
  return users.some(({ emailKey }) => withoutTag(emailKey) === withoutTag(email));
};

const findLead = async ({ models }: Deps, { leadId }: AgreementDoc) =>
  models.clients.findById(await findLeadId({ models }, leadId)).lean<ClientDoc>();

const mailboxFlags = async (
  { models }: Deps,
  lead: ClientDoc | null,
  { email }: SignerDoc,
): Promise<SigningFlag[]> => {
  if (await isStaffMailbox({ models }, email)) return ['staff-mailbox'];
  if (!lead || fold(lead.email) !== fold(email)) return ['other-mailbox'];
  return (await isChangedByStaff({ models }, lead, 'email')) ? ['changed-mailbox'] : [];
};

/** Returns true if staff entered the lead, and nobody else came with its number. */
const isTypedByStaff = async ({ models }: Pick<Deps, 'models'>, lead: ClientDoc): Promise<boolean> => {
  const own = comparable.phoneNumber(lead.phoneNumber);
  const merged = await models.clients
    .find({ _id: { $in: lead.mergedIds ?? [] } }, { phoneNumber: 1, history: 1 })
    .setOptions(withDeleted)
    .lean<ClientDoc[]>();
  return [lead, ...merged]
    .filter(({ phoneNumber }) => comparable.phoneNumber(phoneNumber) === own)
    .every(({ history }) => history.some(({ action, actorId }) => action === 'create' && actorId !== null));
};

/** The lead must still have the number, and must have come with it: not from staff. */
const numberFlags = async (
  { models, consents }: Deps,
  lead: ClientDoc | null,
  { key }: CodePhone,
): Promise<SigningFlag[]> => {
  const current = lead ? await consents.personKeys.phoneKey(lead.phoneNumber) : [];
  const isTheirs =
    lead && current.includes(key) && !(await isChangedByStaff({ models }, lead, 'phoneNumber'));
  if (!isTheirs) return ['changed-number'];
  return (await isTypedByStaff({ models }, lead)) ? ['typed-number'] : [];
};

type Step = {
  doc: AgreementDoc;
  signer: SignerDoc;
  ip: string;
  isInOffice: boolean;
  phone: CodePhone | undefined;
};

/**
 * Returns the flags for a signer's step. The office itself is not flagged: staff work there, and a mailbox does not
 * identify the signer there.
 */
export const findFlags = async (
  needs: Deps,
  { doc, signer, ip, isInOffice, phone }: Step,
): Promise<SigningFlag[]> => {
  if (isInOffice || doc.isSpecimen) return [];
  const [isAtStaffs, lead] = await Promise.all([isStaffAddress(needs, ip), findLead(needs, doc)]);
  const [mailbox, number] = await Promise.all([
    signer.email === '' ? [] : mailboxFlags(needs, lead, signer),
    phone ? numberFlags(needs, lead, phone) : [],
  ]);
  return [...(isAtStaffs ? (['staff-address'] as const) : []), ...mailbox, ...number];
};

const wasWith = ({ links }: SignerDoc, way: LinkWay) => links.some(({ to }) => to === way);

/**
 * Returns the grade of the proof that it was this signer. It counts staff who ever had one of the signer's links,
 * including ended ones.
 */
export const getGrade = (signer: SignerDoc): SigningGrade => {
  const how = findKnown(signer);
  if (how === 'office') return 'office';
  const means = how === 'text' ? 'phone' : 'mailbox';
  return wasWith(signer, 'staff') ? `${means}-and-staff` : means;
};
