import type { TemplateFigures } from '../../../shared/schemas/message-template';

const format = (count: number) => count.toLocaleString('en-US');

/** Staff texts about message templates. */
export const templateWords = {
  channels: { text: 'Text', email: 'E-mail' },
  languages: { en: 'English', es: 'Spanish' },
  figures: ({ sent, delivered, blocked, stopped, cost }: TemplateFigures) =>
    [
      `Last 90 days: ${format(sent)} sent`,
      `${format(delivered)} delivered`,
      `${format(blocked)} blocked as spam`,
      `${format(stopped)} asked us to stop (${((100 * stopped) / sent).toFixed(1)}%)`,
      ...(cost ? [`cost ${cost}`] : []),
    ].join(', '),
  blockedOften: 'More than 2 in 100 were blocked as spam. Change the wording.',
  saved: { title: 'Template saved' },
  failed: { title: 'Error', description: 'This could not be saved. Please try again.' },
} as const;
