import type { ClientRecord } from '../../../shared/schemas/client';
import { mostMailLength } from '../../../shared/schemas/message';
import { trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { FormFields } from '../kit/fields-form';
import { conversationWords } from './conversation-words';
import { TemplateChoice } from './template-choice';
import { useMessageForm } from './use-message-form';
import { WriteGate } from './write-gate';

const words = conversationWords.mail;

const mostSubject = 200;
const schema = z.object({ subject: z.string().trim().max(mostSubject), text: trimmedText(mostMailLength) });
const fields = {
  subject: { label: 'Subject', hint: words.subjectHint, maxLength: mostSubject },
  text: { label: 'E-mail', kind: 'long', rows: 6, maxLength: mostMailLength },
} as const;

/** An e-mail to the lead. Without a subject it goes on under the conversation's. */
export const LeadMail = ({ client: { id }, isShown }: { client: ClientRecord; isShown: boolean }) => {
  const form = useMessageForm(id, 'email', { schema, fields });
  return (
    <RecordForm form={form} className="space-y-3">
      <WriteGate id={id} channel="email" isShown={isShown} />
      <TemplateChoice id={id} channel="email" isShown={isShown} form={form} />
      <FormFields form={form} fields={fields} />
      <FormFailure form={form} />
      <SubmitButton busy={form.busy} look="strong">
        Send e-mail
      </SubmitButton>
    </RecordForm>
  );
};
