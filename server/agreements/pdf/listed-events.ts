/** An event in the PDF's machine-readable list under its seal; people read the same in the record of the signing. */
export type ListedEvent = { id: string; at: string; step: string };

/** The PDF's machine-readable data: the events in order, the level of its seal, and the hash of the attached record. */
export type Listed = { events: ListedEvent[]; level: string; isSpecimen?: boolean; record?: string };

/** A PDF/A string has at most 32,767 bytes. */
const mostAtOnce = 400;
const names = {
  events: 'LanternEvents',
  level: 'LanternLevel',
  specimen: 'LanternSpecimen',
  record: 'LanternRecord',
} as const;

/** Returns the entries of the document's information that list the events. */
export const listedInfo = ({ events, level, isSpecimen, record }: Listed): Record<string, string> => {
  const lines = events.map(({ id, at, step }) => `${id} ${at} ${step}`);
  const parts = Array.from({ length: Math.ceil(lines.length / mostAtOnce) }, (_, part) => [
    `${names.events}${part + 1}`,
    lines.slice(part * mostAtOnce, (part + 1) * mostAtOnce).join(','),
  ]);
  return {
    ...Object.fromEntries(parts),
    [names.level]: level,
    ...(isSpecimen && { [names.specimen]: 'yes' }),
    ...(record && { [names.record]: record }),
  };
};

/** Returns the only match; undefined if there is none. Throws if there are two. */
const only = (text: string, pattern: RegExp): string | undefined => {
  const matches = [...text.matchAll(pattern)];
  if (matches.length > 1) throw new Error('said twice');
  return matches[0]?.[1];
};

/** Returns a text of the document's information; its name must not occur elsewhere in the file. */
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
    const record = getText(text, names.record);
    return {
      level,
      events,
      ...(text.includes(names.specimen) && { isSpecimen: true }),
      ...(record && { record }),
    };
  } catch {
    return 'unreadable';
  }
};
