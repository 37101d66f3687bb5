import type { MessageTemplateRecord, TextFigures } from '../../../shared/schemas/message-template';
import { trpc } from '../../lib/trpc';
import { Badge } from '../kit/badge';
import { ListCard } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { ListScreen } from '../kit/list-screen';
import { Row, RowButton } from '../kit/row';
import { useAction } from '../kit/use-action';
import { useCaseTypeTitle } from '../shared-queries';
import { words as adminWords } from '../words';
import { TemplateForm } from './template-form';
import { templateWords as words } from './template-words';

type TemplateRowProps = {
  template: MessageTemplateRecord;
  figures: TextFigures | undefined;
  onEdit: () => void;
  onRemoved: () => void;
};

const TemplateRow = ({ template, figures, onEdit, onRemoved }: TemplateRowProps) => {
  const { name, on, channel, language, caseTypes, version, subject, text } = template;
  const formatTitle = useCaseTypeTitle();
  const remove = trpc.messageTemplates.remove.useMutation(
    useAction({
      ...words.remove,
      onDone: onRemoved,
      refresh: ({ messageTemplates }) => [messageTemplates],
    }),
  );
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
      <RowButton label="Edit" name={`Edit ${name}`} onClick={onEdit} />
      {!figures?.sent && (
        <ConfirmButton
          title={words.remove.title}
          text={words.remove.text}
          label="Delete"
          aria-label={`Delete ${name}`}
          action={remove}
          input={{ id: template.id }}
        />
      )}
    </Row>
  );
};

/** The templates of texts and e-mails that staff write by hand. */
export const MessageTemplatesScreen = () => {
  const { data: figures } = trpc.messageTemplates.figures.useQuery();
  return (
    <ListScreen
      title={adminWords.places.messageTemplates}
      text="Words that staff can start a text or an e-mail with. On a lead’s page they choose from those for its language and case type."
      add="Add template"
      query={trpc.messageTemplates.list.useQuery()}
      loading="Loading the templates..."
      failed="Error loading the templates"
      none={{ title: 'No templates yet', text: 'Add the first one.' }}
      form={TemplateForm}
    >
      {(templates, { edit, onRemoved }) => (
        <ListCard className="max-w-4xl" label="Templates">
          <ul>
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                figures={figures?.find(({ id }) => id === template.id)}
                onEdit={() => edit(template)}
                onRemoved={onRemoved}
              />
            ))}
          </ul>
        </ListCard>
      )}
    </ListScreen>
  );
};
