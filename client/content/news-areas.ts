import { paths } from '../paths';
import { areaSlugs, areas, isOffered } from './areas';

type Piece = { paragraphs: readonly string[] };

/** The practice areas to whose pages a piece of news links. */
const findAreas = ({ paragraphs }: Piece) =>
  areaSlugs.filter((slug) => paragraphs.some((text) => text.includes(`](${paths.service(slug)}`)));

/** True if a piece is about an area that a new database starts with, or about none. */
export const isNewsOffered = (piece: Piece): boolean => {
  const about = findAreas(piece);
  return about.length === 0 || about.some(isOffered);
};

/** The case types that pieces of news are about; undefined if one of them is about none. */
export const newsCaseTypes = (pieces: readonly Piece[]): string | undefined => {
  const all = pieces.map((piece) => findAreas(piece).map((slug) => String(areas[slug].caseType)));
  return all.some((one) => one.length === 0) ? undefined : [...new Set(all.flat())].join(' ') || undefined;
};
