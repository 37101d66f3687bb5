import type { Firm } from '../../shared/firm';
import type { mailAudiences } from '../../shared/schemas/mail';
import type { Contact } from '../contact/may-contact';
import type { OutboxDoc } from '../core/outbox/outbox.model';
import type { ClientDoc } from '../leads/store/client.model';

/** The texts of a message. */
type MailText = Pick<MailTemplate, 'subject' | 'paragraphs' | 'button'>;

export type MailTemplate = {
  audience: (typeof mailAudiences)[number];
  purpose: Contact['purpose'];
  subject: string;
  /** True if staff write it; all others are automatic. */
  isByHand?: true;
  /** Its name in the lead's timeline; the subject by default. */
  timelineNote?: string;
  /** One paragraph each. `{{names}}` are filled in; a paragraph with no value left is dropped. */
  paragraphs: readonly string[];
  /** A link to act on the message. */
  button?: { label: string; link: string };
  /** The same for people who wrote to us in another language. */
  languages?: Readonly<Record<string, MailText>>;
  /** The values that only messages of this kind have; undefined if there is nothing left to say. */
  findValues?: (entry: OutboxDoc, lead: ClientDoc | null) => Promise<Record<string, string> | undefined>;
};
/** E-mails by name. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;

const answersPerson = { audience: 'person', purpose: 'answer' } as const;
const tellsPerson = { audience: 'person', purpose: 'notice' } as const;
const answersUser = { audience: 'user', purpose: 'answer' } as const;
const tellsUser = { audience: 'user', purpose: 'staff' } as const;
const tellsStaff = { audience: 'staff', purpose: 'staff' } as const;
const openLead = { label: 'Open the lead', link: '{{origin}}/admin/clients/{{lead}}' };

/**
 * Every message of these modules, in plain words. To the person never what they told us, and never the kind of case:
 * others may read their mail. To staff the name, the kind of case and a link, and nothing about anyone's health.
 */
export const mailTemplates = {
  'request-received': {
    ...answersPerson,
    subject: 'We have your request',
    paragraphs: [
      'Hello {{firstName}},',
      'We have your request. A person reads it, not a machine.',
      'What happens next: we answer you[[ within {{replyHours}} hours]]. We ask a few questions and tell you what we think. Then you decide. It costs you nothing.',
      '[[We will call you by {{callBy}}.]][[We will answer you by {{answerBefore}}.]]',
      'If you would rather call us: {{phone}}.[[ We are there {{hours}}.]]',
      'If you did not ask us for help, someone typed your address by mistake. You do not need to do anything.',
      '{{notice}}',
    ],
    languages: {
      es: {
        subject: 'Recibimos su solicitud',
        paragraphs: [
          'Hola, {{firstName}}:',
          'Recibimos su solicitud. La lee una persona, no una máquina.',
          'Qué sigue ahora: le respondemos[[ en menos de {{replyHours}} horas]]. Le hacemos algunas preguntas y le decimos qué pensamos. Después, usted decide. No le cuesta nada.',
          '[[Le llamaremos a más tardar el {{callBy}}.]][[Le responderemos a más tardar el {{answerBefore}}.]]',
          'Si prefiere llamarnos: {{phone}}.[[ Le atendemos {{hours}}.]]',
          '¿Usted no nos pidió ayuda? Entonces alguien escribió su dirección por error. No tiene que hacer nada.',
          '{{notice}}',
        ],
      },
    },
  },
  'agreement-sent': {
    ...answersPerson,
    timelineNote: 'An agreement to sign',
    subject: 'For you to read and sign: {{title}}',
    paragraphs: [
      'Hello {{name}},',
      '{{firm}} sent you this document to read and sign: {{title}}.',
      '{{message}}',
      'The link is for you alone, and works until {{until}}. Before you see the document we send a code to this address.',
      'Questions, or would you rather have it on paper? Call us: {{phone}}.',
    ],
    button: { label: 'Read and sign', link: '{{link}}' },
    languages: {
      es: {
        subject: 'Para leer y firmar: {{title}}',
        paragraphs: [
          'Hola, {{name}}:',
          '{{firm}} le envió este documento para leer y firmar: {{title}}.',
          '{{message}}',
          'El enlace es solo para usted y vale hasta el {{until}}. Antes de mostrarle el documento enviamos un código a este correo.',
          '¿Tiene preguntas o lo prefiere en papel? Llámenos: {{phone}}.',
        ],
        button: { label: 'Leer y firmar', link: '{{link}}' },
      },
    },
  },
  'agreement-reminder': {
    ...tellsPerson,
    timelineNote: 'A reminder to sign',
    subject: 'Still to sign: {{title}}',
    paragraphs: [
      'Hello {{name}},',
      'We are still waiting for your answer to this document: {{title}}.',
      'The link works until {{until}}. You do not have to sign: you can say so on the page.',
      'Questions? Call us: {{phone}}.',
    ],
    button: { label: 'Read and sign', link: '{{link}}' },
    languages: {
      es: {
        subject: 'Falta su firma: {{title}}',
        paragraphs: [
          'Hola, {{name}}:',
          'Todavía esperamos su respuesta a este documento: {{title}}.',
          'El enlace vale hasta el {{until}}. No tiene que firmar: puede decirlo en la página.',
          '¿Tiene preguntas? Llámenos: {{phone}}.',
        ],
        button: { label: 'Leer y firmar', link: '{{link}}' },
      },
    },
  },
  'agreement-code': {
    ...answersPerson,
    timelineNote: 'A code to sign',
    subject: 'Your code to sign',
    paragraphs: [
      'Hello {{name}},',
      'Your code is {{code}}. It is good for 15 minutes.',
      'Do not share it with anyone, including us. If you did not ask for it, do nothing.',
    ],
    languages: {
      es: {
        subject: 'Su código para firmar',
        paragraphs: [
          'Hola, {{name}}:',
          'Su código es {{code}}. Vale durante 15 minutos.',
          'No lo comparta con nadie, ni siquiera con nosotros. Si no lo pidió, no haga nada.',
        ],
      },
    },
  },
  'agreement-copy': {
    ...answersPerson,
    timelineNote: 'A copy of the signed agreement',
    subject: 'Your copy: {{title}}',
    paragraphs: [
      'Hello {{name}},',
      'Everyone has signed. Your copy is attached: {{title}}. Keep it.',
      'Its last pages say who signed and when. Any change to the file can be noticed.',
      'Questions? Call us: {{phone}}.',
    ],
    languages: {
      es: {
        subject: 'Su copia: {{title}}',
        paragraphs: [
          'Hola, {{name}}:',
          'Todos firmaron. Adjuntamos su copia: {{title}}. Guárdela.',
          'Las últimas páginas dicen quién firmó y cuándo. Cualquier cambio en el archivo se puede notar.',
          '¿Tiene preguntas? Llámenos: {{phone}}.',
        ],
      },
    },
  },
  'turn-down-letter': {
    ...answersPerson,
    isByHand: true,
    timelineNote: 'The turn-down letter',
    subject: 'Your request to {{firm}}',
    paragraphs: ['{{letter}}'],
    languages: { es: { subject: 'Su solicitud a {{firm}}', paragraphs: ['{{letter}}'] } },
  },
  message: {
    ...answersPerson,
    isByHand: true,
    timelineNote: 'An e-mail',
    subject: '{{subject}}',
    paragraphs: ['{{text}}'],
    languages: { es: { subject: '{{subject}}', paragraphs: ['{{text}}'] } },
  },
  'follow-up': {
    ...tellsPerson,
    timelineNote: 'A follow-up message',
    subject: '{{subject}}',
    paragraphs: ['{{text}}'],
    languages: { es: { subject: '{{subject}}', paragraphs: ['{{text}}'] } },
  },
  'agreement-waiting': {
    ...tellsUser,
    subject: '{{what}}',
    paragraphs: ['Hello {{firstName}},', '{{what}}. It is among your agreements until it is done.'],
    button: openLead,
  },
  'new-lead': {
    ...tellsStaff,
    subject: 'New lead: {{name}}',
    paragraphs: [
      '{{name}} asked for help.',
      'Case type: {{caseType}}',
      '[[We promise an answer within {{replyHours}} hours.]]',
    ],
    button: openLead,
  },
  'daily-digest': {
    ...tellsStaff,
    subject: '{{overdueCount}} {{dueWord}}, {{newCount}} new{{firstSubject}}',
    paragraphs: ['{{firstText}}', '{{overdueText}}', '{{overdueList}}', '{{newText}}', '{{newList}}'],
    button: { label: 'Open all leads', link: '{{origin}}/admin/clients' },
  },
  'held-requests': {
    ...tellsStaff,
    subject: '{{held}} waiting for your decision',
    paragraphs: [
      '{{held}} on hold because something looks automated. The sender got our usual answer and may be a person.',
      'Accept what a person wrote, and it becomes a lead. Discard the rest.',
    ],
    button: { label: 'Open held requests', link: '{{origin}}/admin/held' },
  },
  'webhook-paused': {
    ...tellsStaff,
    subject: 'A webhook was paused: {{webhookName}}',
    paragraphs: [
      'The webhook {{webhookName}} has accepted nothing for days, so we paused it.',
      'Nothing is lost: messages are waiting. When the receiver works again, resume the webhook, and it gets them all in order.',
    ],
    button: { label: 'Open webhooks', link: '{{origin}}/admin/webhooks' },
  },
  'texts-paused': {
    ...tellsStaff,
    subject: 'Texts from {{ourNumber}} are paused',
    paragraphs: [
      'The provider refused a text from {{ourNumber}}: {{problem}}',
      'Until that is mended, texts wait and then expire. Afterwards, press "Send again" under Settings, Contact rules.',
    ],
    button: { label: 'Open the contact rules', link: '{{origin}}/admin/settings/contact' },
  },
  'texts-capped': {
    ...tellsStaff,
    subject: 'Strangers caused as many texts as you allow',
    paragraphs: [
      'Questions to new numbers and answers to HELP and STOP reached the limit that you set. Until there is room again, we send no more of them. Every request to stop still counts at once, and we still confirm it to a lead.',
      'If many people wrote to you, raise the limit under Settings, Contact rules. If not, someone may be entering numbers of others in your form.',
    ],
    button: { label: 'Open the contact rules', link: '{{origin}}/admin/settings/contact' },
  },
  'ledger-head': {
    ...tellsStaff,
    subject: 'The state of your consent log: {{treeSize}} entries',
    paragraphs: [
      'This is the state of the consent log of {{firm}}, signed at {{timestamp}}. Keep this message. It proves that nobody has changed or removed any of the {{treeSize}} entries since.',
      '{{anchor}}',
      'To check the log against it, on the server or on a copy of its data:',
      '{{check}}',
    ],
  },
  invitation: {
    ...answersUser,
    subject: 'Your account at {{firm}}',
    paragraphs: [
      'Hello {{firstName}},',
      'You have an account for the staff area of {{firm}}. Choose a password to sign in.',
      'Your username is {{username}}. Next time, sign in with it and your password.',
      'The link works once, until {{until}}. Do not share it: it opens your account.',
      'Too late? Ask an administrator for a new link.',
    ],
    button: { label: 'Choose a password', link: '{{origin}}{{path}}' },
  },
  reset: {
    ...answersUser,
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {{firstName}},',
      'Someone asked for a new password for your account at {{firm}}.',
      'The link works once, until {{until}}. Do not share it: it opens your account.',
      'If it was not you, do nothing. Your password stays the same.',
    ],
    button: { label: 'Choose a new password', link: '{{origin}}{{path}}' },
  },
  'new-device': {
    ...answersUser,
    subject: 'A new sign-in to your account',
    paragraphs: [
      'Hello {{firstName}},',
      'Someone signed in to your account in a browser that is new to us.',
      '{{device}}, {{at}}, from the address {{ip}}',
      'If it was you, all is well. If not, choose a new password now and tell an administrator.',
    ],
    button: { label: 'Open my account', link: '{{origin}}/admin/account' },
  },
  'signing-marked': {
    ...answersUser,
    subject: 'A signing to look at',
    paragraphs: [
      'Hello {{firstName}},',
      'A step in the signing of an agreement was marked: {{why}}.',
      'This can be as it should be: a client may sign in your waiting room, or use the mailbox of a relative. If you did not expect it, look at the history of the agreement.',
    ],
    button: openLead,
  },
  'new-admin': {
    ...answersUser,
    subject: 'A new administrator',
    paragraphs: [
      'Hello {{firstName}},',
      '{{name}} is now an administrator of {{firm}} and can do everything in the staff area.',
      '{{by}} made the change: {{at}}.',
      'If you expected this, all is well. If not, talk to {{by}} now.',
    ],
    button: { label: 'Open users', link: '{{origin}}/admin/users' },
  },
  'bar-numbers': {
    ...answersUser,
    subject: 'A change to a lawyer’s account',
    paragraphs: [
      'Hello {{firstName}},',
      'Bar numbers of {{name}}: {{bars}}.',
      'An account with a bar number can adopt texts and sign agreements for {{firm}}.',
      'Changed by {{by}}: {{at}}.',
      'If you expected this, all is well. If not, talk to the other administrators now.',
    ],
    button: { label: 'Open users', link: '{{origin}}/admin/users' },
  },
  'address-changed': {
    ...answersUser,
    subject: 'The address of your account was changed',
    paragraphs: [
      'Hello {{firstName}},',
      'Your account at {{firm}} has another e-mail address now. Messages about it no longer come to this mailbox, and this address no longer signs in.',
      '{{by}} made the change: {{at}}.',
      'If you expected this, all is well. If not, call another administrator now: someone may be using your account.',
    ],
  },
  test: {
    ...tellsUser,
    subject: 'A test from {{firm}}',
    paragraphs: ['Hello {{firstName}},', 'If you can read this, mail works.'],
  },
} satisfies MailTemplates;

/** A message in a language, if the firm's site and the message have it; otherwise in the default one. */
export const findTemplate = (
  template: MailTemplate,
  language: string | undefined,
  firm: Firm,
): MailTemplate => {
  const own = firm.languages?.[language ?? ''] && template.languages?.[language ?? ''];
  return own ? { ...template, ...own } : template;
};
