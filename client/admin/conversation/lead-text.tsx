import { useWatch } from 'react-hook-form';
import type { ClientRecord } from '../../../shared/schemas/client';
import { mostMailLength, mostTextLength } from '../../../shared/schemas/message';
import { trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { shortcutLabel } from '../../lib/use-shortcut';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { FileSignature } from '../icons';
import { FormFields } from '../kit/fields-form';
import { useAction } from '../kit/use-action';
import { conversationWords } from './conversation-words';
import { TemplateChoice } from './template-choice';
import { TextLength } from './text-length';
import { useMessageForm } from './use-message-form';
import { WriteGate } from './write-gate';

const words = conversationWords.text;

const mostSubject = 200;
const mail = {
  schema: z.object({ subject: z.string().trim().max(mostSubject), text: trimmedText(mostMailLength) }),
  fields: {
    subject: {
      label: 'Subject',
      hint: 'Leave it empty to answer under the same subject.',
      maxLength: mostSubject,
    },
    text: { label: 'E-mail', kind: 'long', rows: 6, maxLength: mostMailLength },
  },
} as const;

/** An e-mail to the lead. Without a subject it goes on under the conversation's. */
export const LeadMail = ({ client: { id }, isShown }: { client: ClientRecord; isShown: boolean }) => {
  const form = useMessageForm(id, 'email', mail);
  return (
    <RecordForm form={form} className="space-y-3">
      <WriteGate id={id} channel="email" isShown={isShown} />
      <TemplateChoice id={id} channel="email" isShown={isShown} form={form} />
      <FormFields form={form} fields={mail.fields} />
      <FormFailure form={form} />
      <SubmitButton busy={form.busy} look="strong">
        Send e-mail
      </SubmitButton>
    </RecordForm>
  );
};

type SigningLinkProps = { lead: string; isShown: boolean; onLink: (url: string) => void };

/** Adds a new signing link of the agreement that waits for this person; their earlier links stop working. */
const SigningLink = ({ lead, isShown, onLink }: SigningLinkProps) => {
  const may = useMay();
  const { data } = trpc.agreements.ofLead.useQuery(
    { id: lead },
    { enabled: isShown && may('agreements.send') },
  );
  const link = useAction(trpc.agreements.link, {
    failed: words.linkFailed,
    onDone: ({ url }) => onLink(url),
    refresh: ({ agreements }) => [agreements],
  });
  const waiting = data?.find(({ state }) => state === 'sent' || state === 'opened');
  const signer = waiting?.signers.find(
    ({ role, state }) => role === 'client' && (state === 'waiting' || state === 'opened'),
  );
  if (!waiting || !signer) return null;
  return (
    <Button
      icon={FileSignature}
      look="secondary"
      disabled={link.isPending}
      onClick={() => link.mutate({ id: waiting.id, signer: signer.id })}
    >
      Add signing link
    </Button>
  );
};

const schema = z.object({ text: trimmedText(mostTextLength) });
const fields = { text: { label: words.label, kind: 'long', rows: 3, maxLength: mostTextLength } } as const;

/** A text to the lead, with what permits it and its length. */
export const LeadText = ({ client: { id }, isShown }: { client: ClientRecord; isShown: boolean }) => {
  const form = useMessageForm(id, 'text', { schema, fields });
  const text = useWatch({ control: form.form.control, name: 'text' });
  const { data } = trpc.messages.mayWrite.useQuery({ id, channel: 'text' }, { enabled: isShown });
  return (
    <RecordForm form={form} className="space-y-3">
      <WriteGate id={id} channel="text" isShown={isShown} />
      <TemplateChoice id={id} channel="text" isShown={isShown} form={form} />
      <FormFields form={form} fields={fields} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <TextLength text={text} price={data?.price} />
        <span className="ml-auto flex flex-wrap items-center gap-3">
          <SigningLink
            lead={id}
            isShown={isShown}
            onLink={(url) => form.control('text').onChange([text.trim(), url].filter(Boolean).join(' '))}
          />
          <span aria-hidden className="hidden items-center gap-2 text-xs text-muted sm:flex">
            <Kbd>{shortcutLabel('Enter')}</Kbd> to send
          </span>
          <SubmitButton busy={form.busy} look="strong">
            Send text
          </SubmitButton>
        </span>
      </div>
      <FormFailure form={form} />
    </RecordForm>
  );
};
