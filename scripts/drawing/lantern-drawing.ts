import type { Site } from '../../client/content/site-schema';

type Colours = Site['colours'];

/** The lantern, about 40 wide and 56 high around 0,0. */
export const lantern = ({ glow, paper }: Colours) => `
  <g fill="none" stroke="${paper}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-7-20a7 7 0 0 1 14 0"/>
    <path d="M-12-14h24l-3-6h-18z" fill="${paper}"/>
    <path d="M-12-14l-4 30h32l-4-30" fill="${glow}" fill-opacity=".2"/>
    <path d="M-17 16h34v6h-34z" fill="${paper}"/>
  </g>
  <path d="M0-8c5 6 8 9 8 14a8 8 0 0 1-16 0c0-5 3-8 8-14z" fill="${glow}"/>`;

/** The icon: the lantern on the firm's ink; `bleed` leaves room for a mask that crops the corners. */
export const iconSvg = (
  colours: Colours,
  bleed = false,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${bleed ? 0 : 14}" fill="${colours.ink}"/>
  <g transform="translate(32 33) scale(${bleed ? 0.78 : 0.98})">${lantern(colours)}</g>
</svg>`;
