import { useMutation } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import type { MessageRecord } from '../../../shared/schemas/message';
import type { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { useFieldsForm } from '../kit/fields-form';
import type { Fields } from '../kit/one-field';
import { conversationWords } from './conversation-words';

type WithFiles = {
  id: string;
  message: object;
  files: readonly File[];
  /** Called with the part that has left, from 0 to 1. */
  onProgress: (part: number) => void;
};

const fail = (answer?: { message: string }) =>
  new TRPCClientError(
    answer?.message ?? 'No answer.',
    answer && { result: { error: { ...answer, code: 0, data: answer } } as never },
  );

/** Sends an e-mail with files; it fails as a call of tRPC does, which cannot send files. */
const sendWithFiles = ({ id, message, files, onProgress }: WithFiles) =>
  new Promise<void>((resolve, reject) => {
    const body = new FormData();
    body.append('message', JSON.stringify(message));
    for (const file of files) body.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', `/api/clients/${id}/mail`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => (request.status === 202 ? resolve() : reject(fail(request.response ?? undefined)));
    request.onerror = () => reject(fail());
    request.send(body);
  });

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
