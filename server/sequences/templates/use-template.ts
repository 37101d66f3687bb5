import type { MessageRecord } from '../../../shared/schemas/message';
import type { FilledTemplate } from '../../../shared/schemas/message-template';
import { writtenLanguage } from '../../../shared/written-language';
import type { Written } from '../../conversation/content';
import { badRequest, conflict, notFound } from '../../core/http/trpc';
import { findLeadId } from '../../leads/merge/lead-id';
import type { Deps } from '../deps';
import { fillStep } from '../words';
import type { MessageTemplateDoc } from './template.model';
import { findTemplate, refuseForeignLinks } from './write-template';

const findLead = async ({ models }: Deps, id: string) => {
  const lead = await models.clients
    .findById(await findLeadId({ models }, id))
    .select({ firstName: 1, language: 1, caseType: 1 })
    .lean();
  if (!lead) throw notFound('client');
  return lead;
};

/** Returns the templates that fit a lead's language and case type, in the words for this person. */
export const readFitting = async (
  needs: Deps,
  { id, channel }: { id: string; channel: MessageRecord['channel'] },
): Promise<FilledTemplate[]> => {
  const lead = await findLead(needs, id);
  const [templates, firm] = await Promise.all([
    needs.models.messageTemplates
      .find({ channel, language: writtenLanguage(lead.language), on: true })
      .sort({ _id: 1 })
      .lean<MessageTemplateDoc[]>(),
    needs.firm(),
  ]);
  return templates
    .filter(({ caseTypes }) => caseTypes.length === 0 || caseTypes.includes(lead.caseType))
    .map(({ _id, version, name, subject, text }) => ({
      id: String(_id),
      version,
      name,
      subject: '',
      ...fillStep({ subject, text }, lead, firm),
    }));
};

type WordsInput = {
  id: string;
  channel: MessageRecord['channel'];
  text?: string | undefined;
  subject?: string | undefined;
  template?: string | undefined;
  templateVersion?: number | undefined;
};

/** Returns the words of a message by hand: as staff wrote them, or else as the template has them for this person. */
export const readWords = async (needs: Deps, input: WordsInput): Promise<Written> => {
  const { id: clientId, channel, template: templateId } = input;
  const template = templateId === undefined ? undefined : await findTemplate(needs, templateId);
  if (template && template.channel !== channel)
    throw badRequest(`This template is for ${template.channel === 'text' ? 'texts' : 'e-mails'}.`);
  if (template && input.text === undefined && !template.on) throw conflict('This template is turned off.');
  const filled: { text: string; subject?: string } =
    template && input.text === undefined
      ? fillStep(template, await findLead(needs, clientId), await needs.firm())
      : { text: input.text ?? '' };
  const { text, subject } = { ...filled, ...(input.subject && { subject: input.subject }) };
  if (channel === 'text') await refuseForeignLinks(needs, text);
  return {
    clientId,
    text,
    ...(subject && { subject }),
    ...(template && {
      template: String(template._id),
      templateVersion: Math.min(input.templateVersion ?? template.version, template.version),
    }),
  };
};
