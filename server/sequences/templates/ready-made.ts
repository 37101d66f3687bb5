import { Types } from 'mongoose';
import type { MessageTemplateRecord } from '../../../shared/schemas/message-template';
import { addMissing } from '../../core/db/add-missing';
import { deriveId } from '../../core/db/derive-id';
import type { Models } from '../models';

type ReadyMade = Pick<MessageTemplateRecord, 'name' | 'channel' | 'language' | 'subject' | 'text'>;

/** Spanish texts do without á, í, ó and ú, which leave room for only 70 characters. */
export const readyMade: readonly ReadyMade[] = [
  {
    name: 'When can we call?',
    channel: 'text',
    language: 'en',
    subject: '',
    text: 'Hi {{firstName}}, this is {{firm}}. We have your request. When is a good time to call you? Reply STOP to stop.',
  },
  {
    name: '¿Cuándo llamamos?',
    channel: 'text',
    language: 'es',
    subject: '',
    text: 'Hola, {{firstName}}: somos {{firm}}. Tenemos su solicitud. ¿A qué hora le llamamos? Responda ALTO para no recibir mensajes.',
  },
  {
    name: 'Agreement to sign',
    channel: 'text',
    language: 'en',
    subject: '',
    text: 'Hi {{firstName}}, {{firm}} here. Your agreement is ready to sign. Questions first? Call {{phone}}. Reply STOP to stop.',
  },
  {
    name: 'Acuerdo por firmar',
    channel: 'text',
    language: 'es',
    subject: '',
    text: 'Hola, {{firstName}}: somos {{firm}}. Su acuerdo espera su firma. Si tiene preguntas: {{phone}}. Responda ALTO para no recibir mensajes.',
  },
  {
    name: 'What helps us',
    channel: 'email',
    language: 'en',
    subject: 'Papers that help us',
    text: 'Hello {{firstName}},\n\nIf you have them at hand, these papers help us: medical records, letters from an insurer or an employer, and photos. You do not have to send anything before we have talked.\n\nAnswer this message or call us: {{phone}}.\n\n{{firm}}',
  },
  {
    name: 'Documentos que ayudan',
    channel: 'email',
    language: 'es',
    subject: 'Documentos que nos ayudan',
    text: 'Hola, {{firstName}}:\n\nSi los tiene a la mano, estos documentos nos ayudan: su historial médico, cartas de un seguro o de un empleador, y fotos. No tiene que mandar nada antes de hablar con nosotros.\n\nResponda a este mensaje o llámenos: {{phone}}.\n\n{{firm}}',
  },
];

const toId = ({ name }: ReadyMade) => new Types.ObjectId(deriveId(`ready-made message template ${name}`));
export const readyMadeIds: ReadonlySet<string> = new Set(readyMade.map((one) => String(toId(one))));

/** Adds missing ready-made templates, turned off, and leaves those that the firm has changed. */
export const seedMessageTemplates = async (models: Models, now: () => number): Promise<void> => {
  const rest = { on: false, caseTypes: [], version: 1, createdAt: new Date(now()) };
  await addMissing(
    models.messageTemplates,
    readyMade.map((template) => ({
      _id: toId(template),
      ...template,
      ...rest,
    })),
  );
};
