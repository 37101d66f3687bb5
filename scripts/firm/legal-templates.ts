import { createHash } from 'node:crypto';
import { words as en } from '../../client/content/en/words';
import { words as es } from '../../client/content/es/words';
import type { Words } from '../../client/content/words';
import hashes from './legal-templates.json' with { type: 'json' };

const byLanguage: Readonly<Record<string, Words>> = { en, es };
const templates: Readonly<Record<string, string>> = hashes;

export const computeHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Hashes a legal page's texts, ignoring what the firm's file fills in. */
const hashPage = (page: Words['legalPages'][number]) =>
  computeHash(JSON.stringify({ ...page, updated: '' }).replaceAll(' [[firm-states-how]]', ''));

/** The hashes of all current legal pages, by language and slug. */
export const legalHashes = (languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) =>
      (byLanguage[language]?.legalPages ?? []).map((page) => [`${language}/${page.slug}`, hashPage(page)]),
    ),
  );

/** The slugs of the legal pages that still match the template in some language. */
export const templatePages = (languages: readonly string[]): string[] => [
  ...new Set(
    Object.entries(legalHashes(languages))
      .filter(([name, hash]) => templates[name] === hash)
      .map(([name]) => name.split('/')[1] ?? ''),
  ),
];
