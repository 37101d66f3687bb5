import type { Range } from './merkle';

/** Hashes of one level of the log, as C2SP's tlog-tiles cuts it: 256 side by side, fewer at its end. */
export type Tile = { level: number; place: number; width: number };

const fullWidth = 256;
const shape = /^(\d|[1-5]\d|6[0-3])\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** `1234067` is `x001/x234/067`. */
const pathOf = (place: number): string => {
  const last = String(place % 1000).padStart(3, '0');
  const rest = Math.floor(place / 1000);
  return rest === 0 ? last : `${pathOf(rest).replace(/(\d{3})$/, 'x$1')}/${last}`;
};

/** Reads `<level>/<place>[.p/<width>]`; undefined where it names no tile. */
export const parseTile = (path: string): Tile | undefined => {
  const [, level, named, part] = shape.exec(path) ?? [];
  if (!level || !named) return undefined;
  const place = Number(named.replaceAll(/[x/]/g, ''));
  const width = part ? Number(part) : fullWidth;
  const isNamedRightly = pathOf(place) === named && (part === undefined || width < fullWidth);
  return isNamedRightly ? { level: Number(level), place, width } : undefined;
};

/** How many entries the log has to have for a tile. */
export const entriesFor = ({ level, place, width }: Tile): number =>
  (place * fullWidth + width) * fullWidth ** level;

/** What each hash of a tile is the hash of. */
export const rangesOf = ({ level, place, width }: Tile): Range[] => {
  const size = fullWidth ** level;
  return Array.from({ length: width }, (_, at) => ({ start: (place * fullWidth + at) * size, size }));
};
