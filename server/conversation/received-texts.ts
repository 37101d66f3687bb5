import { type Conversation, openContent } from './content';

/** Returns the words of the messages that arrived for leads, without what they quote. */
export const findReceivedTexts =
  (conversation: Pick<Conversation, 'models' | 'seal'>) =>
  async (leads: readonly string[]): Promise<{ id: string; text: string }[]> => {
    const docs = await conversation.models.messages
      .find({ clientId: { $in: [...leads] }, direction: 'in' })
      .sort({ _id: 1 })
      .select({ sealed: 1 })
      .lean();
    return docs.map((doc) => {
      const { subject, body } = openContent(conversation, doc);
      return { id: String(doc._id), text: [subject, body].filter(Boolean).join('\n\n') };
    });
  };
