import { caseTypeWords } from '../../../shared/case-type-words';
import type { AreaGroup } from '../area-facts';
import { type AreaSlug, areaSlugs, areas as facts } from '../areas';

/** Everyday words for what our pages call something else; searched, but never shown. */
const areas = Object.fromEntries(
  areaSlugs.map((slug) => [slug, caseTypeWords[facts[slug].caseType] ?? '']),
) as Record<AreaSlug, string>;

const groups: Record<AreaGroup, string> = {
  drugs: 'medicine medication drug pill prescription pharmacy side effect',
  devices: 'implant device operation surgery',
  chemicals: 'chemical poison poisoned toxic',
  accidents: 'accident hurt injured broken bone back neck',
};

/** Additional search words for the services list. */
export const finder = {
  areas,
  groups,
  /** Words without meaning for a search. */
  little:
    "a after am an and are at been because but by can can't cannot did do does for from gave get got had has have he her him his i if in into is it its me my no not of off on or our out over she so t than that the them they this to too took up was we well were what when while who with you your",
};
