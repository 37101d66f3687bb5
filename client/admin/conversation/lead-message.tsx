import { type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type MessageRecord, mostMailLength, mostTextLength } from '../../../shared/schemas/message';
import { trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { shortcutLabel } from '../../lib/use-shortcut';
import { Button } from '../../ui/button';
import { X } from '../../ui/icons';
import { Kbd } from '../../ui/kbd';
import { askAgainAfter } from '../consents/asked-link';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { FileSignature } from '../icons';
import { FormFields } from '../kit/fields-form';
import type { ComposerPartProps } from '../kit/lead-slots';
import type { FormState } from '../kit/one-field';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { AttachButton, AttachedFiles, useAttachments } from './attachments';
import { TextLength } from './text-length';
import { type MessageValues, useMessageForm } from './use-message-form';

type TemplateChoiceProps = {
  id: string;
  channel: MessageRecord['channel'];
  isShown: boolean;
  form: FormState<MessageValues>;
};

/** Puts the words of a template into the draft, after what staff wrote themselves. */
const TemplateChoice = ({ id, channel, isShown, form }: TemplateChoiceProps) => {
  const query = { enabled: isShown };
  const { data: templates = [] } = trpc.messageTemplates.ofLead.useQuery({ id, channel }, query);
  const { data: gate } = trpc.messages.mayWrite.useQuery({ id, channel }, query);
  const template = useWatch({ control: form.form.control, name: 'template' });
  // The person's own text permits answers in own words only.
  if (templates.length === 0 || gate?.ground === 'inbound') return null;
  const { id: fieldId, onChange } = form.control('template');

  const choose = (chosenId: string) => {
    onChange(chosenId);
    const chosen = templates.find((one) => one.id === chosenId);
    if (!chosen) return;
    const text = form.form.getValues('text');
    const isOwn = templates.every((one) => one.text !== text);
    form.control('templateVersion').onChange(chosen.version);
    form
      .control('text')
      .onChange(isOwn ? [text.trim(), chosen.text].filter(Boolean).join('\n\n') : chosen.text);
    if (chosen.subject) form.control('subject').onChange(chosen.subject);
  };
  return (
    <select
      id={fieldId}
      data-templates
      aria-label="Template"
      title="/ in the empty box opens the templates"
      value={template}
      onChange={({ target }) => {
        choose(target.value);
        target.form?.querySelector('textarea')?.focus();
      }}
      className="min-h-9 max-w-44 cursor-pointer rounded-md border border-control bg-card px-2 text-sm font-semibold hover:border-ink max-md:min-h-11"
    >
      <option value="">Template</option>
      {templates.map(({ id: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
};

type WriteGateProps = { id: string; channel: MessageRecord['channel']; isShown: boolean };

/** The contact gate's answer on a message by hand, or the step of the setup that is missing. */
const WriteGate = ({ id, channel, isShown }: WriteGateProps) => {
  const { data } = trpc.messages.mayWrite.useQuery(
    { id, channel },
    { enabled: isShown, refetchInterval: askAgainAfter },
  );
  const allowed =
    channel === 'email'
      ? 'OK to e-mail now.'
      : data?.ground === 'inbound'
        ? 'OK to text now: you answer their own text.'
        : 'OK to text now: they agreed to texts.';
  return (
    <p role="status" className={`text-sm ${data?.refusal ? 'text-danger' : 'text-success'}`}>
      {data && (data.refusal ?? allowed)}
      {data?.from && (
        <>
          {' It is allowed from '}
          <Moment at={data.from} />.
        </>
      )}
    </p>
  );
};

const mostSubject = 200;
const kinds = {
  email: {
    schema: z.object({ subject: z.string().trim().max(mostSubject), text: trimmedText(mostMailLength) }),
    fields: {
      subject: {
        label: 'Subject',
        hint: 'Leave it empty to answer under the same subject.',
        maxLength: mostSubject,
      },
      text: { label: 'E-mail', kind: 'long', rows: 6, maxLength: mostMailLength },
    },
    send: 'Send e-mail',
  },
  text: {
    schema: z.object({ text: trimmedText(mostTextLength) }),
    fields: { text: { label: 'Text', kind: 'long', rows: 3, maxLength: mostTextLength } },
    send: 'Send text',
  },
} as const;

type SigningLinkProps = { lead: string; isShown: boolean; onLink: (url: string) => void };

/** Adds a new signing link of the agreement that waits for this person; their earlier links stop working. */
const SigningLink = ({ lead, isShown, onLink }: SigningLinkProps) => {
  const may = useMay();
  const { data } = trpc.agreements.ofLead.useQuery(
    { id: lead },
    { enabled: isShown && may('agreements.send') },
  );
  const link = useAction(trpc.agreements.link, {
    failed: 'The link could not be made',
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
      size="sm"
      disabled={link.isPending}
      onClick={() => link.mutate({ id: waiting.id, signer: signer.id })}
      label="Add signing link"
    />
  );
};

/** The message being answered, in two lines. */
const Quoted = ({ message, onClose }: { message: MessageRecord; onClose: (() => void) | undefined }) => (
  <div className="flex items-start gap-2 border-l-2 border-line pl-3 text-sm text-muted">
    <blockquote className="line-clamp-2 min-w-0 grow break-words">
      {message.subject && <span className="font-semibold">{`${message.subject}: `}</span>}
      {message.text}
    </blockquote>
    <Button icon={X} look="quiet" size="sm" aria-label="Do not quote" className="-my-1" onClick={onClose} />
  </div>
);

/** `/` in the empty box opens the templates. */
const onSlash = (event: KeyboardEvent<HTMLFormElement>) => {
  const box = event.target;
  const templates = event.currentTarget.querySelector<HTMLSelectElement>('[data-templates]');
  if (event.key !== '/' || !(box instanceof HTMLTextAreaElement) || box.value !== '' || !templates) return;
  event.preventDefault();
  templates.focus();
  templates.showPicker();
};

/**
 * A message to the lead, with what permits it. An e-mail without a subject goes on under the conversation's; a text
 * shows its length.
 */
export const LeadMessage = (props: ComposerPartProps & { channel: MessageRecord['channel'] }) => {
  const { channel, isShown, quoted, onUnquote } = props;
  const { id } = props.client;
  const { schema, fields, send } = kinds[channel];
  const [sent, setSent] = useState(0);
  const form = useMessageForm(id, channel, { schema, fields, onSent: onUnquote, onProgress: setSent });
  const { handlers, ...attachments } = useAttachments(form);
  const isMail = channel === 'email';
  const text = useWatch({ control: form.form.control, name: 'text' });
  const { data } = trpc.messages.mayWrite.useQuery({ id, channel }, { enabled: isShown });
  return (
    <RecordForm form={form} onKeyDown={onSlash} {...(isMail && handlers)} className="space-y-3">
      <WriteGate id={id} channel={channel} isShown={isShown} />
      {quoted && <Quoted message={quoted} onClose={onUnquote} />}
      <FormFields form={form} fields={fields} />
      {isMail && <AttachedFiles {...attachments} sent={sent} />}
      <div className="flex flex-wrap items-center gap-2">
        <TemplateChoice id={id} channel={channel} isShown={isShown} form={form} />
        {isMail && <AttachButton {...attachments} />}
        <SigningLink
          lead={id}
          isShown={isShown}
          onLink={(url) => form.control('text').onChange([text.trim(), url].filter(Boolean).join(' '))}
        />
        {!isMail && <TextLength text={text} price={data?.price} />}
        <span className="ml-auto flex items-center gap-3">
          <span aria-hidden className="hidden items-center gap-2 text-xs text-muted sm:flex">
            <Kbd>{shortcutLabel('Enter')}</Kbd> to send
          </span>
          <SubmitButton busy={form.busy} look="strong" label={send} />
        </span>
      </div>
      <FormFailure form={form} />
    </RecordForm>
  );
};
