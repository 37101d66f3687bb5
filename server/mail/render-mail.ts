import type { Firm, FirmSays } from '../../shared/firm';
import { escapeHtml } from '../core/http/html';
import { findTemplate, type MailTemplate } from './templates';

const longest = 30;
const mostWords = 3;

/** Letters and name punctuation; two letters with a dot between could be a web address. */
const isName = (text: string) =>
  /^[\p{L}\p{M}'’ʼ.\- ]+$/u.test(text) && !/[\p{L}\p{M}]{2}\.[\p{L}\p{M}]/u.test(text);

/**
 * The first name for the greeting of a message from the firm; empty if it looks like prose or an address, because
 * anyone can type any name for anyone's mailbox.
 */
export const greetedName = (name: string): string =>
  name.length <= longest && name.split(/\s+/).length <= mostWords && isName(name) ? name : '';

type Values = Record<string, string>;
type RenderedMail = { subject: string; text: string; html: string };

const getValues = (firm: Firm, { hours, notice }: FirmSays, values: Values): Values => ({
  firm: firm.name,
  phone: firm.phone,
  hours: hours.map(({ days, time }) => `${days} ${time}`).join(', '),
  notice,
  ...(firm.replyHours && { replyHours: String(firm.replyHours) }),
  origin: firm.origin,
  ...values,
});

/**
 * Fills in values. A missing value is dropped with the comma or space before it: `Hello,`. A part between `[[` and `]]`
 * is dropped entirely if it has a missing value.
 */
export const fill = (text: string, values: Values): string =>
  text
    .replace(/\[\[(.*?)\]\]/gs, (_, part: string) =>
      [...part.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => values[name]) ? part : '',
    )
    .replace(/(,? ?)\{\{(\w+)\}\}/g, (_, before: string, name: string) =>
      values[name] ? `${before}${values[name]}` : '',
    );

/** Keeps a name on one line, whatever it contains. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** Text to keep rather than to read; long words may break anywhere. */
const small = (text: string) =>
  `<p style="margin:0 0 8px;font-size:13px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const page = (firm: Firm, language: string, subject: string, body: string, footer: string) => `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${firm.colours.paper};color:${firm.colours.ink};font:17px/1.6 Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid ${firm.colours.accent};font-size:22px;font-weight:bold">${escapeHtml(firm.name)}</p>
${body}
<p style="margin:32px 0 0;font-size:14px">${footer}</p>
</div></body></html>
`;

type RenderOptions = {
  /** The address where the person can stop messages of this kind, or all contact. */
  unsubscribe?: string | undefined;
  stop?: string | undefined;
  /** The address where the mailbox's owner confirms an answer about calls and texts. */
  confirm?: string | undefined;
  /** The newest signed head of the firm's log, for the recipient to keep. */
  anchor?: string | undefined;
  language?: string | undefined;
};

const stopIn: Readonly<Record<string, string>> = {
  en: 'Stop calling, texting and writing to me',
  es: 'No me llamen, no me manden mensajes y no me escriban más',
};

const confirmIn: Readonly<Record<string, { ask: string; yes: string }>> = {
  en: { ask: 'In the form you agreed to calls and texts. Was it you?', yes: 'Yes, this was me' },
  es: { ask: 'En el formulario aceptó llamadas y mensajes de texto. ¿Fue usted?', yes: 'Sí, fui yo' },
};

const anchorIn: Readonly<Record<string, string>> = {
  en: 'Keep this: it is the signed state of our records. With it anyone can prove whether we changed them later.',
  es: 'Guarde esto: es el estado firmado de nuestros registros. Con él, cualquiera puede probar si los cambiamos después.',
};

/** Fills in a template in the language of its recipient. */
const fillTemplate = (
  original: MailTemplate,
  ownValues: Values,
  firm: Firm,
  language: string | undefined,
) => {
  const template = findTemplate(original, language, firm);
  const isOther = template !== original && language !== undefined;
  const values = getValues(firm, (isOther && firm.languages?.[language]) || firm, ownValues);
  const { button } = template;
  return {
    language: isOther ? language : 'en',
    subject: oneLine(fill(template.subject, values)),
    paragraphs: template.paragraphs.map((one) => fill(one, values).trim()).filter(Boolean),
    button: button && { label: button.label, link: fill(button.link, values) },
  };
};

const getConfirmWords = (language: string) => confirmIn[language] ?? confirmIn.en!;

/**
 * Renders a message for the lead's conversation: the words that its recipient read, without links and codes, which only
 * the recipient may have.
 */
export const renderWords = (
  template: MailTemplate,
  values: Values,
  firm: Firm,
  { confirm, language }: Pick<RenderOptions, 'confirm' | 'language'>,
): { subject: string; body: string } => {
  const hidden = { ...values, link: '[link]', code: '[code]' };
  const { subject, paragraphs, button, language: shown } = fillTemplate(template, hidden, firm, language);
  const { ask, yes } = getConfirmWords(shown);
  const links = [
    ...(button ? [`${button.label}: [link]`] : []),
    ...(confirm ? [`${ask} ${yes}: [link]`] : []),
  ];
  return { subject, body: [...paragraphs, ...links].join('\n\n') };
};

/** Renders a message as text and as HTML in the firm's design; all values are text, never markup. */
export const renderMail = (
  template: MailTemplate,
  values: Values,
  firm: Firm,
  { unsubscribe, stop, confirm, anchor, language }: RenderOptions = {},
): RenderedMail => {
  const { subject, paragraphs, button, language: shown } = fillTemplate(template, values, firm, language);
  const stopWords = stopIn[shown] ?? stopIn.en;
  const confirmWords = getConfirmWords(shown);
  const links = anchor ? [anchorIn[shown] ?? anchorIn.en!, anchor] : [];
  const footer = [firm.name, firm.address, firm.phone].filter(Boolean).join(' · ');
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.link}`] : []),
    ...(confirm ? [`${confirmWords.ask} ${confirmWords.yes}: ${confirm}`] : []),
    ...links,
    `-- \n${footer}`,
    ...(unsubscribe ? [`No more of these messages: ${unsubscribe}`] : []),
    ...(stop ? [`${stopWords}: ${stop}`] : []),
  ].join('\n\n');
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:12px 20px;background:${firm.colours.accent};color:#ffffff;font-weight:bold;text-decoration:none;border-radius:6px">${escapeHtml(button.label)}</a></p>`
    : '';
  const question = confirm
    ? `<p>${confirmWords.ask} <a href="${escapeHtml(confirm)}" style="color:${firm.colours.ink}">${confirmWords.yes}</a></p>`
    : '';
  const leave = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe)}" style="color:${firm.colours.ink}">No more of these messages</a>`
    : '';
  const end = stop
    ? `<br><a href="${escapeHtml(stop)}" style="color:${firm.colours.ink}">${stopWords}</a>`
    : '';
  const html = page(
    firm,
    shown,
    subject,
    paragraphs.map(paragraph).join('\n') + action + question + links.map(small).join('\n'),
    escapeHtml(footer) + leave + end,
  );
  return { subject, text, html };
};
