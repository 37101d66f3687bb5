import { FileSignature } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { ClientRecord } from '../../../shared/schemas/client';
import { mostTextLength } from '../../../shared/schemas/message';
import { trimmedText } from '../../../shared/schemas/text';
import { countSegments } from '../../../shared/segments';
import { z } from '../../../shared/zod';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { shortcutLabel } from '../../lib/use-shortcut';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';
import { askAgainAfter } from '../consents/ask-again';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { FormFields, useFieldsForm } from '../kit/fields-form';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { conversationWords } from './conversation-words';

const words = conversationWords.text;

/** The contact gate's answer on a text by hand, or the step of the setup that is missing. */
const TextGate = ({ id, isShown }: { id: string; isShown: boolean }) => {
  const { data } = trpc.messages.mayText.useQuery(
    { id },
    { enabled: isShown, refetchInterval: askAgainAfter },
  );
  return (
    <p role="status" className={`text-sm ${data?.refusal ? 'text-danger' : 'text-success'}`}>
      {data && (data.refusal ?? (data.ground === 'inbound' ? words.answering : words.agreed))}
      {data?.from && (
        <>
          {' It is allowed from '}
          <Moment at={data.from} />.
        </>
      )}
    </p>
  );
};

/** The number of texts that the carrier makes of it, and what makes it longer than necessary. */
const Segments = ({ text }: { text: string }) => {
  const { count, left, costly } = countSegments(text);
  return (
    <div className="min-w-0 text-sm text-muted">
      <p className="tabular-nums">{text && words.segments(count, left)}</p>
      {costly.length > 0 && <p>{words.costly(costly)}</p>}
    </div>
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
  const link = trpc.agreements.link.useMutation(
    useAction({
      failed: words.linkFailed,
      onDone: ({ url }) => onLink(url),
      refresh: ({ agreements }) => [agreements],
    }),
  );
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

/** A text to the lead, with what permits it and its length. */
export const LeadText = ({ client: { id }, isShown }: { client: ClientRecord; isShown: boolean }) => {
  const send = trpc.messages.send.useMutation();
  const { messages } = trpc.useUtils();
  const fields = { text: { label: words.label, kind: 'long', rows: 3, maxLength: mostTextLength } } as const;
  const form = useFieldsForm({
    name: `text-${id}`,
    schema: z.object({ text: trimmedText(mostTextLength) }),
    fields,
    defaults: { text: '' },
    save: ({ text }: { text: string }) =>
      send.mutateAsync({ id, channel: 'text', text }, { onError: () => messages.mayText.invalidate({ id }) }),
    refresh: (utils) => [utils.messages.ofLead, utils.messages.mayText],
    saved: words.sent,
    failed: words.failed,
    restart: () => ({ text: '' }),
  });
  const text = useWatch({ control: form.form.control, name: 'text' });
  return (
    <RecordForm form={form} className="space-y-3">
      <TextGate id={id} isShown={isShown} />
      <FormFields form={form} fields={fields} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Segments text={text} />
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
