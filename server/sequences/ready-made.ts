import { Types } from 'mongoose';
import type { SequenceStart, SequenceStep } from '../../shared/schemas/sequence';
import { addMissing } from '../core/db/add-missing';
import { deriveId } from '../core/db/derive-id';
import type { Models } from './models';

type ReadyMade = { name: string; startsOn: SequenceStart; language: 'en' | 'es'; steps: SequenceStep[] };

/** Sequences for a person who is hurt and may be tired of paper: short, without pressure, and each says how to reach us. */
export const readyMade: readonly ReadyMade[] = [
  {
    name: 'New request',
    startsOn: 'lead.created',
    language: 'en',
    steps: [
      {
        wait: 'PT30M',
        channel: 'text',
        text: 'Hi {{firstName}}, this is {{firm}}. We have your request, and a person is reading it. When is a good time to call you? Reply STOP to stop.',
      },
      {
        wait: 'P1D',
        at: '10:00',
        channel: 'email',
        subject: 'A good time to talk',
        text: 'Hello {{firstName}},\n\nWe would like to hear what happened. A call takes about ten minutes and costs nothing. You decide what you tell us.\n\nAnswer this message with a time that suits you, or call us: {{phone}}.\n\n{{firm}}',
      },
      { wait: 'P1D', at: '10:00', channel: 'task', text: 'Call {{firstName}}: no answer to our messages' },
    ],
  },
  {
    name: 'Solicitud nueva',
    startsOn: 'lead.created',
    language: 'es',
    steps: [
      {
        wait: 'PT30M',
        channel: 'text',
        text: 'Hola, {{firstName}}: somos {{firm}}. Recibimos su solicitud y una persona la lee. ¿A qué hora le llamamos? Responda ALTO para no recibir mensajes.',
      },
      {
        wait: 'P1D',
        at: '10:00',
        channel: 'email',
        subject: 'Una buena hora para hablar',
        text: 'Hola, {{firstName}}:\n\nQueremos escuchar lo que pasó. La llamada dura unos diez minutos y no cuesta nada. Usted decide qué nos cuenta.\n\nResponda a este mensaje con la hora que prefiera o llámenos: {{phone}}.\n\n{{firm}}',
      },
      {
        wait: 'P1D',
        at: '10:00',
        channel: 'task',
        text: 'Call {{firstName}} in Spanish: no answer to our messages',
      },
    ],
  },
  {
    name: 'Nobody answered our call',
    startsOn: 'no-answer',
    language: 'en',
    steps: [
      {
        wait: 'PT5M',
        channel: 'text',
        text: 'Hi {{firstName}}, {{firm}} just tried to call you about your request. Call us at {{phone}}, or tell us when to try again. Reply STOP to stop.',
      },
      { wait: 'PT4H', channel: 'task', text: 'Call {{firstName}} again' },
      { wait: 'P1D', at: '17:00', channel: 'task', text: 'Call {{firstName}} again, after work' },
      {
        wait: 'P1D',
        at: '10:00',
        channel: 'email',
        subject: 'We tried to call you',
        text: 'Hello {{firstName}},\n\nWe tried to call you about your request. If now is a bad time, that is all right.\n\nAnswer this message with a time that suits you, or call us: {{phone}}. Some claims have a last day, so please do not wait too long.\n\n{{firm}}',
      },
    ],
  },
  {
    name: 'Nadie contestó nuestra llamada',
    startsOn: 'no-answer',
    language: 'es',
    steps: [
      {
        wait: 'PT5M',
        channel: 'text',
        text: 'Hola, {{firstName}}: somos {{firm}}, le llamamos por su solicitud. Llame al {{phone}} o responda con una buena hora. ALTO para no recibir mensajes.',
      },
      { wait: 'PT4H', channel: 'task', text: 'Call {{firstName}} again, in Spanish' },
      { wait: 'P1D', at: '17:00', channel: 'task', text: 'Call {{firstName}} again in Spanish, after work' },
      {
        wait: 'P1D',
        at: '10:00',
        channel: 'email',
        subject: 'Le llamamos',
        text: 'Hola, {{firstName}}:\n\nLe llamamos por su solicitud. Si no es un buen momento, no se preocupe.\n\nResponda a este mensaje con la hora que prefiera o llámenos: {{phone}}. Algunos reclamos tienen una fecha límite: por favor, no espere mucho.\n\n{{firm}}',
      },
    ],
  },
  {
    name: 'Agreement opened, not signed',
    startsOn: 'agreement.opened',
    language: 'en',
    steps: [
      {
        wait: 'P1D',
        at: '10:00',
        channel: 'email',
        subject: 'Questions about the agreement?',
        text: 'Hello {{firstName}},\n\nDid anything in the agreement raise a question? We are glad to go through it with you, line by line. You do not have to sign.\n\nAnswer this message or call us: {{phone}}.\n\n{{firm}}',
      },
      { wait: 'P1D', at: '10:00', channel: 'task', text: 'Ask {{firstName}} about the agreement' },
    ],
  },
  {
    name: 'Acuerdo abierto, sin firmar',
    startsOn: 'agreement.opened',
    language: 'es',
    steps: [
      {
        wait: 'P1D',
        at: '10:00',
        channel: 'email',
        subject: '¿Tiene preguntas sobre el acuerdo?',
        text: 'Hola, {{firstName}}:\n\n¿Algo en el acuerdo no está claro? Con gusto lo leemos con usted, línea por línea. No tiene que firmar.\n\nResponda a este mensaje o llámenos: {{phone}}.\n\n{{firm}}',
      },
      {
        wait: 'P1D',
        at: '10:00',
        channel: 'task',
        text: 'Ask {{firstName}} about the agreement, in Spanish',
      },
    ],
  },
];

const toId = ({ name }: ReadyMade) => new Types.ObjectId(deriveId(`ready-made sequence ${name}`));

/** The sequence that each Spanish one stands behind in the list, by their ids. */
export const translations: ReadonlyMap<string, string> = new Map(
  readyMade.flatMap((one, index) =>
    one.language === 'es' ? [[String(toId(one)), String(toId(readyMade[index - 1]!))] as const] : [],
  ),
);

/** Adds missing ready-made sequences, switched off, and leaves those that the firm has changed. */
export const seedSequences = async (models: Models, now: () => number): Promise<void> => {
  const createdAt = new Date(now());
  await addMissing(
    models.sequences,
    readyMade.map((sequence) => ({ _id: toId(sequence), ...sequence, version: 1, on: false, createdAt })),
  );
};
