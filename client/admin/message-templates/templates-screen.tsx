import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MessageTemplateRecord, TextFigures } from '../../../shared/schemas/message-template';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Badge } from '../kit/badge';
import { ListCard } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { Empty, Loaded } from '../kit/loaded';
import { Row, RowButton } from '../kit/row';
import { useAction } from '../kit/use-action';
import { ScreenHead } from '../screen-head';
import { useCaseTypeTitle } from '../shared-queries';
import { words as adminWords } from '../words';
import { TemplateForm } from './template-form';
import { templateWords as words } from './template-words';

type TemplateRowProps = {
  template: MessageTemplateRecord;
  figures: TextFigures | undefined;
  onEdit: () => void;
};

const TemplateRow = ({ template, figures, onEdit }: TemplateRowProps) => {
  const { name, on, channel, language, caseTypes, version, subject, text } = template;
  const formatTitle = useCaseTypeTitle();
  const remove = trpc.messageTemplates.remove.useMutation(
    useAction({ ...words.remove, refresh: ({ messageTemplates }) => [messageTemplates] }),
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
        {figures?.isBlockedOften && <p className="text-danger">{words.blockedOften}</p>}
      </div>
      <RowButton label="Edit" name={`Edit ${name}`} onClick={onEdit} />
      {!figures?.sent && (
        <ConfirmButton
          {...words.remove}
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
  const query = trpc.messageTemplates.list.useQuery();
  const { data: figures } = trpc.messageTemplates.figures.useQuery();
  const [editing, setEditing] = useState<{ record?: MessageTemplateRecord }>();
  const title = adminWords.places.messageTemplates;
  return (
    <section aria-label={title}>
      <ScreenHead title={title}>
        <Button icon={Plus} onClick={() => setEditing({})}>
          Add template
        </Button>
      </ScreenHead>
      <p className="-mt-3 mb-5 max-w-prose text-muted">
        Words that staff can start a text or an e-mail with. On a lead’s page they choose from those for its
        language and case type.
      </p>
      <Loaded
        query={query}
        loading="Loading the templates..."
        failed="Error loading the templates"
        empty={
          <ListCard>
            <Empty title="No templates yet" text="Add the first one." />
          </ListCard>
        }
      >
        {(templates) => (
          <ListCard className="max-w-4xl" label="Templates">
            <ul>
              {templates.map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  figures={figures?.find(({ id }) => id === template.id)}
                  onEdit={() => setEditing({ record: template })}
                />
              ))}
            </ul>
          </ListCard>
        )}
      </Loaded>
      {editing && <TemplateForm {...editing} onClose={() => setEditing(undefined)} />}
    </section>
  );
};
