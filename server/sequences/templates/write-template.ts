import { Types } from 'mongoose';
import type { MessageInput } from '../../../shared/schemas/message';
import type {
  FilledTemplate,
  MessageTemplatePost,
  MessageTemplateRecord,
  MessageTemplateUpdate,
} from '../../../shared/schemas/message-template';
import { writtenLanguage } from '../../../shared/written-language';
import type { Written } from '../../conversation/content';
import { logDeletion, shortChanges } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import { change, createLogged } from '../../core/change/change';
import { badRequest, conflict, notFound } from '../../core/http/trpc';
import { get } from '../../core/record/get';
import { findLeadId } from '../../leads/store/lead-by-id';
import type { Deps } from '../deps';
import { fillStep } from '../plan-steps';
import { findForeignLink } from './foreign-link';
import { readyMadeIds } from './ready-made';
import { type MessageTemplateDoc, messageTemplates } from './template.model';

const toTemplate = ({
  _id,
  createdAt: _,
  audits: __,
  ...rest
}: MessageTemplateDoc): MessageTemplateRecord => ({
  id: String(_id),
  ...rest,
  ...(readyMadeIds.has(String(_id)) && { isReadyMade: true }),
});

export const listTemplates = async ({ models }: Deps): Promise<MessageTemplateRecord[]> =>
  (
    await models.messageTemplates
      .find()
      .sort({ language: 1, channel: -1, _id: 1 })
      .lean<MessageTemplateDoc[]>()
  ).map(toTemplate);

const findTemplate = ({ models }: Deps, id: string): Promise<MessageTemplateDoc> =>
  get(models.messageTemplates, id, 'template');

/** Refuses words with a link that leads elsewhere than to the firm's own site: carriers block such texts. */
export const refuseForeignLinks = async ({ firm }: Deps, text: string): Promise<void> => {
  const { origin } = await firm();
  const host = findForeignLink(text, origin);
  if (!host) return;
  const message = `${host} is not your own site. Only links to ${new URL(origin).host} are allowed.`;
  throw badRequest(message);
};

export const createTemplate = async (
  deps: Deps,
  caller: Staff,
  input: MessageTemplatePost,
): Promise<MessageTemplateRecord> => {
  await refuseForeignLinks(deps, input.text);
  const doc = { _id: new Types.ObjectId(), ...input, version: 1, createdAt: new Date(deps.now()) };
  const changes = shortChanges({}, input);
  return toTemplate(await createLogged(deps, messageTemplates, caller, doc, { changes }));
};

export const updateTemplate = async (
  deps: Deps,
  caller: Staff,
  { id, version, ...input }: MessageTemplateUpdate,
): Promise<MessageTemplateRecord> => {
  await refuseForeignLinks(deps, input.text);
  const decide = (before: MessageTemplateDoc) => {
    const changes = shortChanges(before, input);
    const next = { ...input, version: before.version + 1 };
    return changes.length > 0 ? { write: { $set: next }, audit: { caller, changes } } : {};
  };
  const { after } = await change(deps, messageTemplates, { id, version, read: findTemplate, decide });
  return toTemplate(after);
};

/** Deletes a template that no message began with: a message keeps the name of its template. */
export const removeTemplate = async (deps: Deps, caller: Staff, id: string): Promise<void> => {
  const { models } = deps;
  const { name } = await findTemplate(deps, id);
  if (await models.messages.exists({ template: id }))
    throw conflict('Messages were sent with this template. Turn it off instead.');
  const changes = shortChanges({ name }, { name: '' });
  await logDeletion(deps, caller, { action: 'delete', entity: 'message-template', entityId: id, changes });
  await models.messageTemplates.deleteOne({ _id: id });
};

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
  { id, channel }: { id: string; channel: MessageInput['channel'] },
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

/** Returns the words of a message by hand: as staff wrote them, or else as the template has them for this person. */
export const readWords = async (needs: Deps, input: MessageInput): Promise<Written> => {
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
