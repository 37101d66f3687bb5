/** The characters of GSM 03.38, each of one septet. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** The characters of its extension table, each of two septets that are not separated. */
const extended = '\f^{}\\[~]|€';

const septets = new Map<string, number>([
  ...[...basic].map((character) => [character, 1] as const),
  ...[...extended].map((character) => [character, 2] as const),
]);

/** The size of a text that fits into one segment, and of each part of a longer one, which has a header. */
const sizes = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

export type Segments = {
  encoding: keyof typeof sizes;
  /** The number of segments; the provider charges for each. */
  count: number;
  /** The units that still fit into the last segment. */
  left: number;
  /** The characters that make it UCS-2, each once: one á turns 160 characters into 70. */
  costly: string[];
};

/** Counts the segments of a text. A character that takes two units is never divided between two segments. */
export const countSegments = (text: string): Segments => {
  const characters = [...text];
  const costly = [...new Set(characters.filter((character) => !septets.has(character)))];
  const encoding = costly.length === 0 ? 'GSM-7' : 'UCS-2';
  const units = characters.map((character) =>
    costly.length === 0 ? septets.get(character)! : character.length,
  );
  const { single, part } = sizes[encoding];
  const total = units.reduce((sum, unit) => sum + unit, 0);
  if (total <= single) return { encoding, count: 1, left: single - total, costly };
  let count = 1;
  let used = 0;
  for (const unit of units) {
    if (used + unit > part) {
      count++;
      used = 0;
    }
    used += unit;
  }
  return { encoding, count, left: part - used, costly };
};
