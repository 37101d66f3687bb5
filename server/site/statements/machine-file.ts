import { escapeHtml } from '../../core/http/html';

/** What the marks in a file for machines stand for. */
export type MachineView = {
  /** What a statement says in a language. */
  said: (language: string, id: string) => string;
  /** The day of the last change of some pages, the newest of which was built with the day that is given. */
  day: (built: string, paths: readonly string[]) => string;
  /** The description of a page; empty where it repeats a statement that staff have changed. */
  about: (path: string) => string;
  /** The notice that a page shows, with its day; empty where it shows none. */
  notice: (path: string) => string;
};

/** What the build writes into such a file where something depends on what staff do. */
export const marks = {
  said: (language: string, id: string) => `{{said ${language} ${id}}}`,
  day: (built: string, ...paths: readonly string[]) => `{{day ${[built, ...paths].join(' ')}}}`,
  about: (path: string) => `{{about ${path}}}`,
  notice: (path: string) => `{{notice ${path}}}`,
};
const mark = /\{\{(said|day|about|notice) ([^{}]*)\}\}/g;

const inXml = { write: escapeHtml, about: (text: string) => text, notice: (text: string) => `${text}\n\n` };
/** A list, where a line of its own begins an item. */
const inList = {
  write: (text: string) => text.replace(/\s+/g, ' '),
  about: (text: string) => `: ${text}`,
  notice: (text: string) => `\n  - ${text}`,
};

/** Fills in the marks of a file, by its path: XML is given what may stand between its tags. */
export const fillMachineFile = (path: string, template: string, view: MachineView): string => {
  const { write, ...around } = path.endsWith('.xml') ? inXml : inList;
  return template.replace(mark, (_, kind: string, rest: string) => {
    const [first = '', ...others] = rest.split(' ');
    if (kind === 'said') return write(view.said(first, others[0] ?? ''));
    if (kind === 'day') return view.day(first, others);
    const name = kind === 'about' ? 'about' : 'notice';
    const text = view[name](first);
    return text && around[name](write(text));
  });
};
