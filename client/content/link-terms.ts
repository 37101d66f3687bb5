import { paths } from '../paths';
import type { AreaGroup } from './area-facts';

/** A word of lawyers. `linked` says that pages link to it where they use it: the word means little outside the law. */
export type Term = { term: string; text: string; linked?: true; groups?: readonly AreaGroup[] };

/** The place of a term in the glossary, the same in every language: its English name, in brackets in the others. */
export const termId = (term: string) =>
  (/\((.+)\)$/.exec(term)?.[1] ?? term).toLowerCase().replaceAll(' ', '-');

/** Parts of a content's text that hold no words: marks of statements and links. */
const marks = /(\[\[[^\]]+\]\]|\[[^\]]+\]\([^)]*\))/;
/** Elements that contain no sentences, and headings. */
const skipped: readonly string[] = ['id', 'heading', 'title', 'question', 'since', 'groups'];

/** The same content with a link to the glossary where each of its terms is first used, and nowhere else. */
export const linkTerms = <Content>(content: Content, terms: readonly Term[]): Content => {
  const waiting = new Map(
    terms.flatMap(({ term, linked }) => {
      const name = term.replace(/ \(.+$/, '');
      return linked
        ? [[termId(term), new RegExp(`(?<![\\p{L}\\p{N}])${name}s?(?![\\p{L}\\p{N}])`, 'iu')]]
        : [];
    }),
  );
  const linkTerm = (text: string): string => {
    for (const [id, pattern] of waiting) {
      const pieces = text.split(marks);
      const at = pieces.findIndex((piece, index) => index % 2 === 0 && pattern.test(piece));
      if (at < 0) continue;
      waiting.delete(id);
      pieces[at] = pieces[at]!.replace(pattern, (word) => `[${word}](${paths.answer('glossary')}#${id})`);
      return linkTerm(pieces.join(''));
    }
    return text;
  };
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return linkTerm(part);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, skipped.includes(key) ? value : walk(value)]),
    );
  };
  return walk(content) as Content;
};
