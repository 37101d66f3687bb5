import { useWatch } from 'react-hook-form';
import type { MessageRecord } from '../../../shared/schemas/message';
import { trpc } from '../../lib/trpc';
import type { FormState } from '../kit/one-field';
import { conversationWords } from './conversation-words';
import type { MessageValues } from './use-message-form';

const words = conversationWords.template;

type TemplateChoiceProps = {
  id: string;
  channel: MessageRecord['channel'];
  isShown: boolean;
  form: FormState<MessageValues>;
};

/** Puts the words of a template into the draft, after what staff wrote themselves. */
export const TemplateChoice = ({ id, channel, isShown, form }: TemplateChoiceProps) => {
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
      aria-label={words.label}
      title={words.hint}
      value={template}
      onChange={({ target }) => {
        choose(target.value);
        target.form?.querySelector('textarea')?.focus();
      }}
      className="min-h-9 max-w-44 cursor-pointer rounded-md border border-control bg-card px-2 text-sm font-semibold hover:border-ink max-md:min-h-11"
    >
      <option value="">{words.none}</option>
      {templates.map(({ id: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
};
