import type { messageSenders } from '../../../shared/schemas/message';
import { fold } from '../../core/db/search';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import { findLeadId } from '../../leads/store/lead-by-id';
import type { Deps } from '../deps';
import { findMessageNames } from '../message-name';
import type { ParsedMail } from './parse-mail';
import { hashTokens } from './reply-address';
import { type Authentication, isDoubtful } from './rules/authentication';

/** Headers in which a receiving server, or the sender's program, names the address that a message went to. */
const recipients = [
  'to',
  'cc',
  'delivered-to',
  'x-delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'x-rcpt-to',
  'resent-to',
];
/** Of a long thread, the newest names count: they come last. */
const mostNames = 200;

const getValues = ({ headers }: Pick<ParsedMail, 'headers'>, names: readonly string[]) =>
  headers.filter(([name]) => names.includes(name)).map(([, value]) => value);

type Lead = Pick<ClientDoc, '_id' | 'email' | 'mergedIds'>;

/** Returns the leads that messages of ours went to; those in the trash don't count. */
const findLeads = async ({ models }: Deps, sent: readonly { clientId?: string }[]): Promise<Lead[]> => {
  const ids = [...new Set(sent.flatMap(({ clientId }) => clientId ?? []))];
  const current = await Promise.all(ids.map((id) => findLeadId({ models }, id)));
  return models.clients
    .find({ _id: { $in: current } })
    .select({ email: 1, mergedIds: 1 })
    .lean<Lead[]>();
};

/** Returns true if an address belonged to a lead that was merged into this one, or we wrote to it there. */
const isMergedAddress = async (
  { models, consents }: Deps,
  { mergedIds = [] }: Lead,
  from: string,
): Promise<boolean> => {
  if (mergedIds.length === 0) return false;
  const merged = await models.clients
    .find({ _id: { $in: mergedIds } })
    .setOptions(withDeleted)
    .select({ email: 1 })
    .lean<Lead[]>();
  if (merged.some(({ email }) => fold(email) === from)) return true;
  // A merged lead is removed one day; what we wrote to it stays.
  const phoneKey = { $in: await consents.personKeys.findKeys({ email: from }) };
  const sent = { clientId: { $in: mergedIds }, channel: 'email', direction: 'out', phoneKey } as const;
  return (await models.messages.exists(sent)) !== null;
};

/** Where a message belongs, with the lead's address, and who sent it; a `colleague` is the one on the staff who has the address. */
export type Place = {
  clientId?: string;
  email?: string | undefined;
  sender: (typeof messageSenders)[number];
  colleague?: string;
};

const unknown: Place = { sender: 'other' };

/** Returns the name of the staff member who has an address. */
const findColleague = async ({ models }: Deps, from: string): Promise<string | undefined> => {
  const user = await models.users.findOne({ emailKey: from }).select({ firstName: 1, lastName: 1 }).lean();
  return user ? `${user.firstName} ${user.lastName}`.trim() : undefined;
};

/**
 * Finds the lead of a message: by the token of an address of ours; else by a message of ours that it follows, if the
 * sender has an address of the lead. Never by its subject. Someone else with a token may write into the conversation,
 * but not the person of another lead.
 */
export const findPlace = async (
  deps: Deps,
  parsed: ParsedMail,
  authentication: Authentication | undefined,
): Promise<Place> => {
  const { models } = deps;
  const from = fold(parsed.from);
  const findTheirs = async (leads: readonly Lead[]) => {
    if (from === '' || isDoubtful(authentication)) return undefined;
    const own = leads.find(({ email }) => fold(email) === from);
    if (own) return own;
    for (const lead of leads) if (await isMergedAddress(deps, lead, from)) return lead;
    return undefined;
  };
  const tokens = hashTokens(getValues(parsed, recipients));
  const byToken =
    tokens.length > 0
      ? await findLeads(deps, await models.sentMails.find({ tokens: { $in: tokens } }).lean())
      : [];
  const names = findMessageNames(getValues(parsed, ['in-reply-to', 'references']).join('\n')).slice(
    -mostNames,
  );
  const byName =
    names.length > 0
      ? await findLeads(deps, await models.sentMails.find({ _id: { $in: names } }).lean())
      : [];

  const theirs = await findTheirs(byToken.length > 0 ? byToken : byName);
  if (theirs) return { clientId: String(theirs._id), email: theirs.email, sender: 'person' };
  const [lead, ...others] = byToken.length > 0 ? byToken : byName;
  if (!lead || others.length > 0) return unknown;
  const { email } = lead;
  const clientId = String(lead._id);
  const colleague = await findColleague(deps, from);
  if (colleague !== undefined && (byToken.length > 0 || authentication?.dmarc === 'pass'))
    return { clientId, email, sender: 'other', colleague };
  if (byToken.length === 0) return unknown;
  const isAnotherLead =
    from !== '' && fold(email) !== from && (await models.clients.exists({ 'keys.email': from }));
  return isAnotherLead ? unknown : { clientId, email, sender: 'other' };
};
