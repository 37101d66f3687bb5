/** An event as a signed PDF names it. */
export type ListedEvent = { id: string; at: string; step: string };

/** The list in the information of PDFs sealed before November 29, 2026, with an attached record or without one. */
export type EarlierList = { events: ListedEvent[]; level: string; isSpecimen: boolean };

/** Returns the only match; undefined if there is none. Throws if there are two. */
const only = (text: string, pattern: RegExp): string | undefined => {
  const matches = [...text.matchAll(pattern)];
  if (matches.length > 1) throw new Error('said twice');
  return matches[0]?.[1];
};

/** Returns a text of the document's information; its name must not occur elsewhere in the file. */
export const readInfo = (file: string, name: string): string | undefined => {
  const object = only(file, new RegExp(`/${name} (\\d+) 0 R`, 'g'));
  return object === undefined
    ? undefined
    : only(file, new RegExp(`\\n${object} 0 obj\\n\\(([^()\\\\]*)\\)\\nendobj`, 'g'));
};

const readEvent = (line: string): ListedEvent => {
  const [, id, at, step] = /^([0-9a-f]{24}) (\S{24}) ([a-z-]+)$/.exec(line) ?? [];
  if (!id || !at || !step) throw new Error('no event');
  return { id, at, step };
};

/** Returns a PDF's list; undefined if the PDF has none, and `unreadable` if the list is damaged. */
export const readList = (file: Buffer): EarlierList | 'unreadable' | undefined => {
  const text = file.toString('latin1');
  const names = new Set(text.match(/LanternEvents\d+|LanternLevel/g));
  if (names.size === 0) return undefined;
  try {
    const level = readInfo(text, 'LanternLevel');
    const parts = Array.from({ length: names.size - 1 }, (_, part) =>
      readInfo(text, `LanternEvents${part + 1}`),
    );
    if (!level || parts.length === 0 || parts.some((part) => part === undefined)) return 'unreadable';
    const events = parts.flatMap((part) => part!.split(',').map(readEvent));
    return { level, events, isSpecimen: text.includes('LanternSpecimen') };
  } catch {
    return 'unreadable';
  }
};
