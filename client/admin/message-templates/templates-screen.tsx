import { useMutation } from '@tanstack/react-query';
import { type MessageTemplateRecord, messageTemplatePost } from '../../../shared/schemas/message-template';
import { allFields } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { FormTextLength } from '../conversation/text-length';
import { Badge } from '../kit/badge';
import { cardClass, ListCard } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { listForm } from '../kit/list/list-form';
import { type ListRowProps, listScreen } from '../kit/list-screen';
import { Row, RowButton } from '../kit/row';
import { toForm } from '../kit/schema-values';
import { notSaved, reportFailure, useAction, useRefetch } from '../kit/use-action';
import { useCaseTypeTitle } from '../shared-queries';
import { templateWords as words } from './template-words';

const TemplateForm = listForm<
  MessageTemplateRecord,
  Omit<MessageTemplateRecord, 'id' | 'version' | 'isReadyMade'>
>({
  noun: 'template',
  name: 'message-template',
  text: () => 'Staff can change the words before they send them.',
  schema: messageTemplatePost,
  required: ['name', 'text'],
  fields: {
    name: { label: 'Name', hint: 'Only staff see it' },
    channel: { label: 'Channel', kind: 'choice', choices: words.channels },
    language: { label: 'Language', kind: 'choice', choices: words.languages },
    subject: { label: 'Subject', hint: 'Only for an e-mail' },
    text: {
      label: 'Words',
      kind: 'long',
      rows: 5,
      hint: `You can write ${allFields}. Links may only lead to your own site.`,
      className: 'sm:col-span-2',
    },
    on: { label: 'Offer it to staff', kind: 'switch' },
    caseTypes: {
      label: 'Case types',
      hint: 'Choose none to offer it for all.',
      kind: 'checks',
      choices: 'caseTypes',
    },
  },
  toValues: (record) => toForm(messageTemplatePost, record ?? { on: true }),
  create: trpc.messageTemplates.create,
  update: trpc.messageTemplates.update,
  saved: 'Template saved',
  refresh: ({ messageTemplates }) => [messageTemplates],
  after: (form) => <FormTextLength form={form} read={(values) => values.text} />,
});

const TemplateRow = ({ row, edit, onRemoved }: ListRowProps<MessageTemplateRecord>) => {
  const { id, name, on, channel, language, caseTypes, version, subject, text } = row;
  const figures = trpc.messageTemplates.figures.useQuery().data?.find((one) => one.id === id);
  const formatTitle = useCaseTypeTitle();
  const remove = useAction(trpc.messageTemplates.remove, {
    done: 'Template deleted',
    failed: 'The template could not be deleted',
    onDone: onRemoved,
    refresh: ({ messageTemplates }) => [messageTemplates],
  });
  const facts = [
    words.channels[channel],
    words.languages[language],
    caseTypes.map(formatTitle).join(', ') || 'every case type',
    `version ${version}`,
  ];
  return (
    <Row className="px-5">
      <div className="min-w-0 flex-1 basis-60 py-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{name}</span>
          <Badge tone={on ? 'success' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>
          {figures?.isBlockedOften && <Badge tone="danger">Blocked often</Badge>}
        </p>
        <p className="text-muted">{facts.join(', ')}</p>
        {subject && <p className="mt-1 font-semibold">{subject}</p>}
        <p className="mt-1 break-words whitespace-pre-wrap">{text}</p>
        {figures && figures.sent > 0 && <p className="mt-1 text-muted">{words.figures(figures)}</p>}
        {figures?.isBlockedOften && (
          <p className="text-danger">More than 2 in 100 were blocked as spam. Change the wording.</p>
        )}
      </div>
      <RowButton label="Edit" name={`Edit ${name}`} onClick={edit} />
      {!figures?.sent && (
        <ConfirmButton
          title="Delete this template?"
          text="Staff can no longer choose it. This cannot be undone."
          label="Delete"
          look="quiet"
          aria-label={`Delete ${name}`}
          action={remove}
          input={{ id }}
        />
      )}
    </Row>
  );
};

/** Turns on the ready-made templates, which stay off until someone who may manage them has read them. */
const ReadyMade = () => {
  const { data = [] } = trpc.messageTemplates.list.useQuery(undefined, { staleTime: 0 });
  const update = trpc.messageTemplates.update.useMutation();
  const refetch = useRefetch();
  const unread = data.filter(({ on, version, isReadyMade }) => isReadyMade && !on && version === 1);
  const turnOn = useMutation({
    mutationFn: async () => {
      for (const template of unread) await update.mutateAsync({ ...template, on: true });
    },
    onError: (error) => reportFailure(notSaved, error),
    onSettled: () => refetch(({ messageTemplates }) => [messageTemplates]),
  });
  if (unread.length === 0) return null;
  return (
    <section aria-label="Ready-made templates" className={`${cardClass} mb-5 max-w-4xl p-5 text-sm`}>
      <p className="mb-3">
        {unread.length === 1
          ? 'One ready-made template is off until a lawyer or an administrator has read it.'
          : `${unread.length} ready-made templates are off until a lawyer or an administrator has read them.`}
      </p>
      <Button look="secondary" disabled={turnOn.isPending} onClick={() => turnOn.mutate()}>
        {`I have read ${unread.length === 1 ? 'it' : 'them'}, turn ${unread.length === 1 ? 'it' : 'them'} on`}
      </Button>
    </section>
  );
};

/** The templates of texts and e-mails that staff write by hand. */
export const MessageTemplatesScreen = listScreen<MessageTemplateRecord>({
  list: {
    text: 'Words that staff can start a text or an e-mail with. On a lead’s page they choose from those for its language and case type.',
    add: 'Add template',
    useRows: () => trpc.messageTemplates.list.useQuery(undefined, { staleTime: 0 }),
    what: 'the templates',
    none: { title: 'No templates yet', text: 'Add the first one.' },
    Row: TemplateRow,
    frame: (rows) => (
      <>
        <ReadyMade />
        <ListCard className="max-w-4xl" label="Templates">
          <ul>{rows}</ul>
        </ListCard>
      </>
    ),
  },
  create: TemplateForm,
  edit: TemplateForm,
});
