import type { ClientRecord } from '../../../shared/schemas/client';
import { mostMailLength } from '../../../shared/schemas/message';
import { trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { FieldsForm } from '../kit/fields-form';
import { conversationWords } from './conversation-words';
import { WriteGate } from './write-gate';

const words = conversationWords.mail;

const mostSubject = 200;
const empty = { subject: '', text: '' };

/** An e-mail to the lead. Without a subject it goes on under the conversation's. */
export const LeadMail = ({ client: { id }, isShown }: { client: ClientRecord; isShown: boolean }) => {
  const send = trpc.messages.send.useMutation();
  const { messages } = trpc.useUtils();
  return (
    <div className="space-y-3">
      <WriteGate id={id} channel="email" isShown={isShown} />
      <FieldsForm
        name={`email-${id}`}
        schema={z.object({
          subject: z.string().trim().max(mostSubject),
          text: trimmedText(mostMailLength),
        })}
        fields={{
          subject: { label: 'Subject', hint: words.subjectHint, maxLength: mostSubject },
          text: { label: 'E-mail', kind: 'long', rows: 6, maxLength: mostMailLength },
        }}
        defaults={empty}
        save={({ subject, text }) =>
          send.mutateAsync(
            { id, channel: 'email', text, ...(subject && { subject }) },
            { onError: () => messages.mayWrite.invalidate({ id }) },
          )
        }
        refresh={(utils) => [utils.messages.ofLead, utils.messages.mayWrite]}
        saved={words.sent}
        failed={words.failed}
        restart={() => empty}
        button="Send e-mail"
        look="strong"
        className="space-y-3"
      />
    </div>
  );
};
