import type { MessageRecord } from '../../../shared/schemas/message';
import type { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { useFieldsForm } from '../kit/fields-form';
import type { Fields } from '../kit/one-field';
import { conversationWords } from './conversation-words';

/** A message by hand; the subject is an e-mail's. */
export type MessageValues = { subject: string; text: string; template: string; templateVersion: number };

const empty: MessageValues = { subject: '', text: '', template: '', templateVersion: 0 };

type Options = { schema: z.ZodObject; fields: Fields<MessageValues>; onSent: (() => void) | undefined };

/** The form of a message to a lead. It starts over after each message. */
export const useMessageForm = (
  id: string,
  channel: MessageRecord['channel'],
  { onSent, ...options }: Options,
) => {
  const send = trpc.messages.send.useMutation();
  const { messages } = trpc.useUtils();
  const { sent: saved, failed } = conversationWords[channel === 'email' ? 'mail' : 'text'];
  return useFieldsForm({
    ...options,
    name: `${channel}-${id}`,
    defaults: empty,
    save: ({ subject, text, template, templateVersion }) =>
      send.mutateAsync(
        { id, channel, text, ...(subject && { subject }), ...(template && { template, templateVersion }) },
        { onError: () => messages.mayWrite.invalidate({ id }) },
      ),
    ...(onSent && { onSaved: onSent }),
    refresh: (utils) => [utils.messages.ofLead, utils.messages.mayWrite],
    saved,
    failed,
    restart: () => empty,
  });
};
