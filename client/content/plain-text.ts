import { fill } from './fill';
import type { Language } from './languages';

/** A text of the content as a reader has it: the firm's facts filled in, statements said, links as their words. */
export const plainText = (text: string, { statements }: Pick<Language, 'statements'>): string =>
  fill(text.replace(/\[\[([a-z0-9-]+)\]\]/g, (_, id: string) => statements[id] ?? '')).replace(
    /\[([^\]]+)\]\([^)]*\)/g,
    '$1',
  );
