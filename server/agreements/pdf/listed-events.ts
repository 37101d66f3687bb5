/** An event as the PDF lists it under its seal, for programs; people read the same in the record of the signing. */
export type ListedEvent = { id: string; at: string; step: string };

/** The PDF's machine-readable data: the events in order, and the level of its seal. */
export type Listed = { events: ListedEvent[]; level: string; isSpecimen?: boolean };

/** A text of a PDF/A has at most 32,767 bytes. */
const mostAtOnce = 400;
const names = { events: 'LanternEvents', level: 'LanternLevel', specimen: 'LanternSpecimen' } as const;

/** The entries of the document's information that list the events. */
export const listedInfo = ({ events, level, isSpecimen }: Listed): Record<string, string> => {
  const lines = events.map(({ id, at, step }) => `${id} ${at} ${step}`);
  const parts = Array.from({ length: Math.ceil(lines.length / mostAtOnce) }, (_, part) => [
    `${names.events}${part + 1}`,
    lines.slice(part * mostAtOnce, (part + 1) * mostAtOnce).join(','),
  ]);
  return {
    ...Object.fromEntries(parts),
    [names.level]: level,
    ...(isSpecimen && { [names.specimen]: 'yes' }),
  };
};

/** The only match; undefined where there is none, and an error where the file says it twice. */
const only = (text: string, pattern: RegExp): string | undefined => {
  const matches = [...text.matchAll(pattern)];
  if (matches.length > 1) throw new Error('said twice');
  return matches[0]?.[1];
};

/** A text of the document's information; its name may stand nowhere else in the file. */
const getText = (file: string, name: string): string | undefined => {
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

/** Returns a PDF's list; undefined if the PDF is older than such lists, and `unreadable` if the list is damaged. */
export const readListed = (file: Buffer): Listed | 'unreadable' | undefined => {
  const text = file.toString('latin1');
  const listedNames = new Set(text.match(/LanternEvents\d+|LanternLevel/g));
  if (listedNames.size === 0) return undefined;
  try {
    const level = getText(text, names.level);
    const parts = Array.from({ length: listedNames.size - 1 }, (_, part) =>
      getText(text, `${names.events}${part + 1}`),
    );
    if (!level || parts.length === 0 || parts.some((part) => part === undefined)) return 'unreadable';
    const events = parts.flatMap((part) => part!.split(',').map(readEvent));
    return { level, events, ...(text.includes(names.specimen) && { isSpecimen: true }) };
  } catch {
    return 'unreadable';
  }
};
