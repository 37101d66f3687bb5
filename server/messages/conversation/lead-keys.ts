import type { Conversation } from './content';

/** Returns a lead with the keys of its number and address; undefined if it is gone. */
export const findLeadKeys = async (
  { models, consents }: Pick<Conversation, 'models' | 'consents'>,
  id: string,
) => {
  const lead = await models.clients.findById(id).select({ phoneNumber: 1, phoneE164: 1, email: 1 }).lean();
  return lead ? { ...lead, keys: await consents.personKeys.findKeys(lead) } : undefined;
};
