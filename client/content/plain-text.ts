import { fill } from './fill';
import type { Language } from './languages';

/** A text as readers see it: with the firm's facts and statements filled in, and links as plain words. */
export const plainText = (text: string, { statements }: Pick<Language, 'statements'>): string =>
  fill(text.replace(/\[\[([a-z0-9-]+)\]\]/g, (_, id: string) => statements[id] ?? '')).replace(
    /\[([^\]]+)\]\([^)]*\)/g,
    '$1',
  );
