type PlacedText = { place: string; text: string };

/** Every text in some content, with its place, such as `sections.2.blocks.0.text`. */
export const collectTexts = (value: unknown, place = ''): PlacedText[] => {
  if (typeof value === 'string') return [{ place, text: value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) =>
    collectTexts(part, place ? `${place}.${name}` : name),
  );
};
