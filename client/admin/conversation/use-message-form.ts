import { useMutation } from '@tanstack/react-query';
import type { MessageRecord } from '../../../shared/schemas/message';
import type { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { useFieldsForm } from '../kit/fields-form';
import type { Fields } from '../kit/one-field';
import { conversationWords } from './conversation-words';
import { sendWithFiles } from './send-with-files';

/** A message by hand; subject and files are an e-mail's. */
export type MessageValues = {
  subject: string;
  text: string;
  template: string;
  templateVersion: number;
  files: File[];
};

const empty: MessageValues = { subject: '', text: '', template: '', templateVersion: 0, files: [] };

type Options = {
  schema: z.ZodObject;
  fields: Fields<MessageValues>;
  onSent: (() => void) | undefined;
  onProgress: (part: number) => void;
};

/** The form of a message to a lead. It starts over after each message. */
export const useMessageForm = (
  id: string,
  channel: MessageRecord['channel'],
  { onSent, onProgress, ...options }: Options,
) => {
  const { messages } = trpc.useUtils();
  const onError = () => messages.mayWrite.invalidate({ id });
  const send = trpc.messages.send.useMutation({ onError });
  const upload = useMutation({ mutationFn: sendWithFiles, onError });
  return useFieldsForm({
    ...options,
    name: `${channel}-${id}`,
    defaults: empty,
    save: async ({ subject, text, template, templateVersion, files }) => {
      const message = { text, ...(subject && { subject }), ...(template && { template, templateVersion }) };
      onProgress(0);
      await (files.length > 0
        ? upload.mutateAsync({ id, message, files, onProgress })
        : send.mutateAsync({ id, channel, ...message }));
    },
    ...(onSent && { onSaved: onSent }),
    refresh: (utils) => [utils.messages.ofLead, utils.messages.mayWrite],
    ...conversationWords.sending[channel],
    restart: () => empty,
  });
};
