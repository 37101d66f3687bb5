import type { Firm } from '../../shared/firm';
import type { MailTemplateName, mailAudiences } from '../../shared/schemas/mail';
import type { Contact } from '../consents/contact/may-contact';

/** What a message says. */
type MailText = Pick<MailTemplate, 'subject' | 'paragraphs'>;

export type MailTemplate = {
  audience: (typeof mailAudiences)[number];
  purpose: Contact['purpose'];
  subject: string;
  /** One paragraph each. `{{words}}` in it are filled; one that is left without words is left out. */
  paragraphs: readonly string[];
  /** What one does with it, as a link. */
  button?: { label: string; link: string };
  /** The same to people who wrote to us in another language. */
  languages?: Readonly<Record<string, MailText>>;
};

/**
 * Every message that Lantern sends, in plain words. To the person never what they told us, and never the kind of case:
 * others may read their mail. To staff the name, the kind of case and a link, and nothing of anybody's health.
 */
export const mailTemplates: Record<MailTemplateName, MailTemplate> = {
  'request-received': {
    audience: 'person',
    purpose: 'answer',
    subject: 'We have your request',
    paragraphs: [
      'Hello {{firstName}},',
      'We have your request. A person reads it, not a machine.',
      'What happens next: we call you or write to you within 24 hours. We ask a few questions and tell you what we think. Then you decide. It costs you nothing.',
      'If you would rather call us: {{phone}}. We are there {{hours}}.',
      'Did you not ask us for help? Then somebody typed in your address by mistake. You need to do nothing.',
      '{{notice}}',
    ],
    languages: {
      es: {
        subject: 'Recibimos su solicitud',
        paragraphs: [
          'Hola, {{firstName}}:',
          'Recibimos su solicitud. La lee una persona, no una máquina.',
          'Qué sigue ahora: le llamamos o le escribimos en menos de 24 horas. Le hacemos algunas preguntas y le decimos qué pensamos. Después, usted decide. No le cuesta nada.',
          'Si prefiere llamarnos: {{phone}}. Le atendemos {{hours}}.',
          '¿Usted no nos pidió ayuda? Entonces alguien escribió su dirección por error. No tiene que hacer nada.',
          '{{notice}}',
        ],
      },
    },
  },
  'new-lead': {
    audience: 'staff',
    purpose: 'staff',
    subject: 'New lead: {{name}}',
    paragraphs: [
      '{{name}} asked for help.',
      'Case type: {{caseType}}',
      'We promise an answer within 24 hours.',
    ],
    button: { label: 'Open the lead', link: '{{origin}}/admin/clients/{{lead}}' },
  },
  'lead-assigned': {
    audience: 'user',
    purpose: 'staff',
    subject: '{{name}} is yours to look after',
    paragraphs: ['Hello {{firstName}},', '{{by}} gave you a lead: {{name}}.', 'Case type: {{caseType}}'],
    button: { label: 'Open the lead', link: '{{origin}}/admin/clients/{{lead}}' },
  },
  'leads-assigned': {
    audience: 'user',
    purpose: 'staff',
    subject: '{{given}} yours to look after',
    paragraphs: ['Hello {{firstName}},', '{{by}} gave you leads. {{given}} yours to look after.'],
    button: { label: 'Open my leads', link: '{{origin}}/admin/clients?assignedTo={{to}}' },
  },
  'task-reminder': {
    audience: 'user',
    purpose: 'staff',
    subject: 'Do not forget: a task about {{name}}',
    paragraphs: ['Hello {{firstName}},', 'You wanted to be reminded of a task about {{name}}.'],
    button: { label: 'Open the lead', link: '{{origin}}/admin/clients/{{lead}}' },
  },
  'task-overdue': {
    audience: 'user',
    purpose: 'staff',
    subject: 'Overdue: a task about {{name}}',
    paragraphs: ['Hello {{firstName}},', 'A task about {{name}} should have been done by now.'],
    button: { label: 'Open the lead', link: '{{origin}}/admin/clients/{{lead}}' },
  },
  'daily-digest': {
    audience: 'staff',
    purpose: 'staff',
    subject: '{{overdueCount}} overdue, {{newCount}} new{{dueSubject}}{{lateSubject}}',
    paragraphs: [
      '{{lateText}}',
      '{{overdueText}}',
      '{{overdueList}}',
      '{{newText}}',
      '{{newList}}',
      '{{dueText}}',
    ],
    button: { label: 'Open all clients', link: '{{origin}}/admin/clients' },
  },
  'webhook-paused': {
    audience: 'staff',
    purpose: 'staff',
    subject: 'A webhook was paused: {{webhookName}}',
    paragraphs: [
      'The webhook {{webhookName}} took nothing for days, so nothing is sent to it now.',
      'What happens meanwhile waits. When the receiver works again, resume it, and it gets everything in order.',
    ],
    button: { label: 'Open webhooks', link: '{{origin}}/admin/webhooks' },
  },
  'ledger-head': {
    audience: 'staff',
    purpose: 'staff',
    subject: 'The state of your consent log: {{treeSize}} entries',
    paragraphs: [
      'The state of your consent log, as it was signed at {{timestamp}}. Keep this message: it shows later, to anybody, that nothing of the {{treeSize}} entries was changed or taken away since.',
      'To check the log against it:',
      '{{check}}',
    ],
  },
  invitation: {
    audience: 'user',
    purpose: 'answer',
    subject: 'Your account at {{firm}}',
    paragraphs: [
      'Hello {{firstName}},',
      'An account for the staff area of {{firm}} was made for you. Choose a password, and you are signed in.',
      'Your user name is {{username}}. You need it, and your password, when you sign in again.',
      'The link works once, until {{until}}. Give it to nobody: it opens your account.',
      'Is it too late? Ask an administrator for another one.',
    ],
    button: { label: 'Choose a password', link: '{{origin}}{{path}}' },
  },
  reset: {
    audience: 'user',
    purpose: 'answer',
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {{firstName}},',
      'Somebody asked for a new password for your account at {{firm}}.',
      'The link works once, until {{until}}. Give it to nobody: it opens your account.',
      'Was it not you? Then do nothing. Your password stays as it is.',
    ],
    button: { label: 'Choose a new password', link: '{{origin}}{{path}}' },
  },
  'new-device': {
    audience: 'user',
    purpose: 'answer',
    subject: 'A new sign-in to your account',
    paragraphs: [
      'Hello {{firstName}},',
      'Somebody signed in to your account in a browser that we had not seen you in before.',
      '{{device}}, {{at}}, from the address {{ip}}',
      'Was it you? Then all is well. If not, choose a new password now and tell an administrator.',
    ],
    button: { label: 'Open my account', link: '{{origin}}/admin/account' },
  },
  'new-admin': {
    audience: 'user',
    purpose: 'answer',
    subject: 'A new administrator',
    paragraphs: [
      'Hello {{firstName}},',
      '{{name}} is an administrator of {{firm}} now, and may do everything in the staff area.',
      '{{by}} saw to it: {{at}}.',
      'Did you know of it? Then all is well. If not, talk to {{by}} now.',
    ],
    button: { label: 'Open users', link: '{{origin}}/admin/users' },
  },
  test: {
    audience: 'user',
    purpose: 'staff',
    subject: 'A test from {{firm}}',
    paragraphs: ['Hello {{firstName}},', 'If you can read this, mail works.'],
  },
};

/** A message in a language, where the firm's site speaks it and the message has words in it; else as it is. */
export const templateIn = (
  template: MailTemplate,
  language: string | undefined,
  firm: Firm,
): MailTemplate => {
  const own = firm.languages?.[language ?? ''] && template.languages?.[language ?? ''];
  return own ? { ...template, ...own } : template;
};

/** Made-up facts, for previews. */
export const exampleValues: Record<string, string> = {
  firstName: 'Maria',
  username: 'maria.lopez@example.com',
  name: 'Maria Lopez',
  by: 'Sam Okafor',
  caseType: 'AFFF',
  lead: '665f1f77bcf86cd799439011',
  given: '12 leads are',
  to: '665f1f77bcf86cd799439012',
  overdueCount: '1',
  newCount: '2',
  overdueText: 'Not answered for more than 24 hours, or with a task past its time:',
  webhookName: 'Case system',
  treeSize: '41',
  timestamp: '2026-11-22T18:30:00.000Z',
  check: `npm run consent:verify -- --key 1f0c5a7e9b3d2c48 --head 41:${'9a'.repeat(32)}`,
  path: '/login#link=example',
  until: 'Nov 22, 2:30 PM EST',
  device: 'Chrome on Windows',
  ip: '192.0.2.7',
  at: 'Nov 22, 1:30 PM EST',
  overdueList: 'Wei Chen, AFFF, since Nov 20',
  newText: 'New since yesterday:',
  lateSubject: ', no new backup',
  lateText: 'The newest backup is of 2026-03-02, which is too old. Look under Settings and Outbox.',
  dueSubject: ', 1 to look at again',
  dueText:
    'One statement of the site has to be looked at again: is it still so? You find it under Statements.',
  newList: 'Maria Lopez, AFFF, since Nov 21\nAna Silva, Paraquat, since Nov 21',
};
