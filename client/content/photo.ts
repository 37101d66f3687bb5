import { z } from '../../shared/zod';

/** The position of the eyes, so that cropping never cuts off a head. */
const focusPoints = ['center', 'top', 'bottom', 'left', 'right'] as const;

/** The subjects of photographs, and the pixel widths of their files; the places on the pages have the same shape. */
export const photoKinds = {
  person: { widths: [160, 320], ratio: 1 },
  place: { widths: [640, 1280], ratio: 3 / 2 },
} as const;

export const photoFormats = ['avif', 'webp'] as const;

/** A photograph of the firm's own people or places: its files are in client/static, one for each width and format. */
export const photo = z.strictObject({
  /** The path prefix of the files: /photos/marsh for /photos/marsh-160.avif. */
  file: z.string().regex(/^\/photos\/[a-z0-9-]+$/, 'As /photos/marsh'),
  /** Its description, in each language of the site. */
  alt: z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(3)),
  focus: z.enum(focusPoints),
});

export type Photo = z.infer<typeof photo>;
export type PhotoKind = keyof typeof photoKinds;
export type PhotoFormat = (typeof photoFormats)[number];

/** The path of one of a photograph's files. */
export const photoFile = ({ file }: Photo, width: number, format: PhotoFormat): string =>
  `${file}-${width}.${format}`;
