import type { AreaWording } from '../../shared/area-wording';
import { deadlineTexts } from './deadlines';
import { areaWordings as enAreaWordings } from './en/area-wordings';
import { words as en } from './en/words';
import { areaWordings as esAreaWordings } from './es/area-wordings';
import { words as es } from './es/words';
import { firmTexts } from './firm-statements';
import { site } from './site';
import type { Words } from './words';

export type Language = {
  /** As in `<html lang>` and `hreflang`. */
  id: string;
  /** The language's own name for itself. */
  name: string;
  /** The Open Graph locale. */
  locale: string;
  /** The path prefix; empty for the main language. */
  prefix: string;
  words: Words;
  /** The register's texts in this language. */
  statements: Readonly<Record<string, string>>;
  /** The phrases that change with the practice areas that the firm offers. */
  areaWordings: AreaWording[];
};

type Folder = Pick<Language, 'name' | 'locale' | 'words' | 'areaWordings'>;

/** Every language with a folder here. To add one: its folder, a line here and one in form-words.ts. */
const folders: Readonly<Record<string, Folder>> = {
  en: { name: 'English', locale: 'en_US', words: en, areaWordings: enAreaWordings },
  es: { name: 'Español', locale: 'es_US', words: es, areaWordings: esAreaWordings },
};

/** The languages that a firm can switch on. */
export const knownLanguages = Object.keys(folders);

const promisedTexts = (promises: Words['firm']['promises']): Record<string, string> =>
  Object.fromEntries(Object.entries(promises).flatMap(([id, text]) => (text === null ? [] : [[id, text]])));

export const createLanguage = (
  id: string,
  { name, locale, words, areaWordings }: Folder,
  isMain: boolean,
): Language => ({
  id,
  name,
  locale,
  prefix: isMain ? '' : `/${id}`,
  words,
  areaWordings,
  statements: {
    ...words.statements,
    ...deadlineTexts(words.answersPage.deadlines),
    ...promisedTexts(words.firm.promises),
    ...firmTexts(id),
  },
});

/** Returns languages by their ids, the main one first. */
export const toLanguages = (ids: readonly string[]): readonly Language[] =>
  ids.map((id, index) => {
    const folder = folders[id];
    if (!folder) throw new Error(`client/content/site.ts asks for the language ${id}, which has no folder.`);
    return createLanguage(id, folder, index === 0);
  });

/** The languages that the firm's file switches on. */
export const languages = toLanguages(site.languages);

/**
 * Converts a path of the main language to another one: `/about` to `/es/about`. Anything but a page stays unchanged.
 */
export const localPath = ({ prefix }: Pick<Language, 'prefix'>, path: string): string => {
  if (!prefix || !path.startsWith('/') || /^\/(?:login|api|sent)\b/.test(path)) return path;
  const [page = '', rest = ''] = path.split(/(?=[#?])(.*)/s);
  return `${prefix}${page === '/' ? '' : page}${rest}`;
};
