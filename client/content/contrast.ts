import type { Site } from './site-schema';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The contrast of two colors written as #rrggbb, from 1 to 21 (WCAG 2). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

type Colours = Site['colours'];

/** The color pairs of text and background on the site. */
const pairs: readonly (readonly [text: keyof Colours | 'white', ground: keyof Colours])[] = [
  ['ink', 'paper'],
  ['ink', 'paperDeep'],
  ['accent', 'paper'],
  ['accent', 'paperDeep'],
  ['accentDeep', 'paperDeep'],
  ['white', 'accent'],
  ['white', 'accentDeep'],
  ['glow', 'ink'],
  ['glow', 'inkDeep'],
  ['inkDeep', 'glow'],
  ['white', 'ink'],
];

const enough = 4.5;

/** The color pairs that are unreadable (WCAG 2 requires 4.5), one sentence each. */
export const unreadable = (colours: Partial<Colours>): string[] =>
  pairs.flatMap(([text, ground]) => {
    const [front, back] = [text === 'white' ? '#ffffff' : colours[text], colours[ground]];
    const reached = front && back ? contrast(front, back) : enough;
    return reached >= enough
      ? []
      : [`${text} on ${ground} reaches a contrast of ${reached.toFixed(1)}; ${enough} is the least`];
  });
