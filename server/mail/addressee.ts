import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import type { OutboxData } from '../core/outbox/work';
import type { ClientDoc } from '../leads/store/client.model';
import { findLeadId } from '../leads/store/lead-by-id';
import { toSigner } from '../signing/signer-mail';
import { caseTypeTitle } from '../site/services/case-type-title';
import { sealedValues } from './account-mail';
import type { Deps } from './deps';
import { greetedName, oneLine } from './render-mail';
import type { MailMessage } from './transport';

export type Addressee = {
  to: string;
  values: Record<string, string>;
  lead: ClientDoc | null;
  /** Set if it differs from the lead's. */
  language?: string;
  attachments?: MailMessage['attachments'];
  /** The key of the address of a sender who has no lead yet. */
  phoneKey?: string;
};

const toLead = async ({ models }: Deps, id: unknown) =>
  typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) ? models.clients.findById(id).lean<ClientDoc>() : null;

const findUser = async ({ models }: Deps, id: unknown) =>
  typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) ? models.users.findById(id).lean() : null;

const asText = (data: OutboxData) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value ?? '')]));

/** The sender who had no lead when staff answered their e-mail, with the lead that it was assigned to since. */
const toSender = async (deps: Deps, data: OutboxData): Promise<Addressee | null> => {
  const message = await deps.models.messages.findById(data.message).lean<MessageDoc>();
  if (!message) return null;
  const { to } = openContent(deps.conversation, message);
  const { clientId, phoneKey } = message;
  const lead = clientId ? await toLead(deps, await findLeadId(deps, clientId)) : null;
  return { to, values: asText(data), lead, ...(!clientId && { phoneKey }) };
};

/**
 * The current recipient and values of a message; null if the lead or the person is gone. `sending` is the id of an
 * entry about to be sent: only then are secret values included.
 */
export const addressee = async (
  deps: Deps,
  data: OutboxData,
  sending?: string,
): Promise<Addressee | null> => {
  if (data.to === 'sender') return toSender(deps, data);
  if (data.to === 'signer') return toSigner(deps, data, sending);
  const lead = await toLead(deps, data.lead);
  if (data.lead && !lead) return null;
  const by = await findUser(deps, data.by);
  const about = {
    ...asText(data),
    ...(lead && {
      name: oneLine(`${lead.firstName} ${lead.lastName}`),
      firstName: oneLine(lead.firstName),
      caseType: await caseTypeTitle(deps.models, lead.caseType),
    }),
    by: by ? `${by.firstName} ${by.lastName}`.trim() : 'Someone',
  };
  if (data.to === 'person') {
    if (!lead?.email) return null;
    return { to: lead.email, values: { ...about, firstName: greetedName(oneLine(lead.firstName)) }, lead };
  }
  if (data.to === 'heads') return deps.mail.heads ? { to: deps.mail.heads, values: about, lead } : null;
  if (data.to === 'staff')
    return deps.mail.staff === '' ? null : { to: deps.mail.staff, values: about, lead };
  const user = await findUser(deps, data.to);
  // The first administrator may have no address.
  if (!user?.email) return null;
  const sealed = sealedValues(deps, data);
  return {
    to: sealed.mailbox ?? user.email,
    values: { ...about, ...sealed, firstName: user.firstName, username: user.username },
    lead,
  };
};
