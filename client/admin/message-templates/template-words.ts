import type { TextFigures } from '../../../shared/schemas/message-template';

const format = (count: number) => count.toLocaleString('en-US');

export const formatShare = ({ stopped, sent }: Pick<TextFigures, 'stopped' | 'sent'>) =>
  `${((100 * stopped) / sent).toFixed(1)}%`;

/** Staff texts about message templates. */
export const templateWords = {
  channels: { text: 'Text', email: 'E-mail' },
  languages: { en: 'English', es: 'Spanish' },
  figures: ({ sent, delivered, blocked, stopped, cost }: TextFigures) =>
    [
      `Last 90 days: ${format(sent)} sent`,
      `${format(delivered)} delivered`,
      `${format(blocked)} blocked as spam`,
      `${format(stopped)} asked us to stop (${formatShare({ stopped, sent })})`,
      ...(cost ? [`cost ${cost}`] : []),
    ].join(', '),
  others: { 'own-words': 'In their own words', automatic: 'Sequences and automatic answers', all: 'All' },
} as const;
