/** Every statement named in some content: `[[id]]` in a text, or an id in a list of changes. */
export const findStatements = (part: unknown, key = ''): string[] => {
  if (typeof part === 'string')
    return key === 'since' && /^[a-z0-9-]+$/.test(part)
      ? [part]
      : [...part.matchAll(/\[\[([a-z0-9-]+)\]\]/g)].map((match) => match[1]!);
  if (Array.isArray(part)) return part.flatMap((item) => findStatements(item, key));
  return part && typeof part === 'object'
    ? Object.entries(part).flatMap(([name, value]) => findStatements(value, name))
    : [];
};
