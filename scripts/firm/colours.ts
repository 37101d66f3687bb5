import { site } from '../../client/content/site';
import type { Site } from '../../client/content/site-schema';

type Colours = Site['colours'];
/** The colors that a firm chooses; each of the others is a darker shade of one of them. */
export const chosen = ['ink', 'paper', 'glow', 'accent'] as const;
export type Chosen = (typeof chosen)[number];

const darker = (hex: string, part: number) =>
  hex.replace(/[0-9a-f]{2}/gi, (pair) =>
    Math.round(Number.parseInt(pair, 16) * (1 - part))
      .toString(16)
      .padStart(2, '0'),
  );

const shades = [
  { of: 'ink', name: 'inkDeep', part: 0.28 },
  { of: 'paper', name: 'paperDeep', part: 0.045 },
  { of: 'accent', name: 'accentDeep', part: 0.18 },
] as const;

/** The colors chosen so far with their darker shades; an unchanged color keeps its shade. */
export const withShades = (colours: Partial<Record<Chosen, string>>): Partial<Colours> => ({
  ...colours,
  ...Object.fromEntries(
    shades.flatMap(({ of, name, part }) => {
      const hex = colours[of];
      if (!hex) return [];
      return [[name, hex === site.colours[of] ? site.colours[name] : darker(hex, part)]];
    }),
  ),
});
