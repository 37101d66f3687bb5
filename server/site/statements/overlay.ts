import { createHash } from 'node:crypto';
import type { Edit } from '../pages/file-sender';
import { applyOverlay, type PageOverlay } from './apply-overlay';
import type { BuiltRegister } from './built-register';
import { replacementWording, writtenDay } from './current-wording';
import {
  type EditedPage,
  type Edits,
  findEditedPages,
  getLanguage,
  isOvertaken,
  toDay,
} from './edited-pages';
import { fillMachineFile, type MachineView } from './machine-file';

const toView = (
  built: BuiltRegister,
  edited: ReadonlyMap<string, EditedPage>,
  { edits }: Edits,
): MachineView => ({
  said: (language, id) => {
    const was = built.statements.find((one) => one.id === id)?.texts[language] ?? '';
    const edit = edits.find(({ _id }) => _id === id);
    const facts = built.languages[language];
    return (edit && facts && replacementWording(edit, language, { ...facts, built: was })) ?? was;
  },
  day: (day, paths) => [day, ...paths.map((path) => toDay(edited.get(path)) ?? '')].toSorted().at(-1) ?? day,
  about: (path) => {
    const page = edited.get(path);
    return page && isOvertaken(built, path, page) ? '' : (built.about[path]?.text ?? '');
  },
  notice: (path) => {
    const { notice } = edited.get(path) ?? {};
    return notice ? `${notice.written}: ${notice.text}` : '';
  },
});

const nothingLaid: Edits = { edits: [], notices: [] };

/** A machine-readable file without changes by staff. */
export const fileAsBuilt = (built: BuiltRegister, path: string): string =>
  fillMachineFile(path, built.files[path] ?? '', toView(built, new Map(), nothingLaid));

const getName = (what: unknown) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 12);

/** The edits to each page and machine-readable file, by path; unchanged ones are not listed. */
export const getOverlay = (built: BuiltRegister, edits: Edits, today: string): ReadonlyMap<string, Edit> => {
  const edited = findEditedPages(built, edits, today);
  const pages = [...edited].map(([path, page]): [string, Edit] => {
    const day = toDay(page);
    const { locale = 'en_US', updated = '' } = getLanguage(built, path)?.[1] ?? {};
    const all: PageOverlay = {
      statements: page.statements,
      notice: page.notice,
      reviewed: page.reviewed,
      summaries: page.summaries,
      changed: day ? { day, written: writtenDay(locale, day), label: updated } : undefined,
      overtaken: isOvertaken(built, path, page) ? built.about[path]?.text : undefined,
    };
    return [path, { name: getName(all), change: (html) => applyOverlay(html, all) }];
  });
  if (edited.size === 0) return new Map();
  const view = toView(built, edited, edits);
  const files = Object.entries(built.files).map(([path, template]): [string, Edit] => {
    const text = fillMachineFile(path, template, view);
    return [path, { name: getName(text), change: () => text }];
  });
  return new Map([...pages, ...files]);
};
