import { escapeHtml } from '../../core/http/html';

/** The values of the placeholders in a machine-readable file. */
export type MachineView = {
  /** The text of a statement in a language. */
  said: (language: string, id: string) => string;
  /** The last day that some pages changed; `built` is the latest day as of the build. */
  day: (built: string, paths: readonly string[]) => string;
  /** The description of a page; empty if it repeats a statement that staff have changed. */
  about: (path: string) => string;
  /** The notice on a page, with its day; empty if there is none. */
  notice: (path: string) => string;
};

/** The placeholders that the build writes where something depends on staff. */
export const marks = {
  said: (language: string, id: string) => `{{said ${language} ${id}}}`,
  day: (built: string, ...paths: readonly string[]) => `{{day ${[built, ...paths].join(' ')}}}`,
  about: (path: string) => `{{about ${path}}}`,
  notice: (path: string) => `{{notice ${path}}}`,
};
const mark = /\{\{(said|day|about|notice) ([^{}]*)\}\}/g;

const inXml = { write: escapeHtml, about: (text: string) => text, notice: (text: string) => `${text}\n\n` };
/** In a list, each line starts an item. */
const inList = {
  write: (text: string) => text.replace(/\s+/g, ' '),
  about: (text: string) => `: ${text}`,
  notice: (text: string) => `\n  - ${text}`,
};

/** Fills in a file's placeholders; in XML, values are escaped for use between tags. */
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
