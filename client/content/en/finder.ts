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
    "a after ago am an and any are at attorney aunt because been brother but by can can't cannot case claim dad daughter day days did do does family father for friend from gave get got grandma grandpa had has have he hello help her him his home house how husband i if in into is it its lawyer looking me mom money mother much my need neighbor no not of off old on or our out over please problem problems she sister so some someone something son t than that the them they thing things this to too took uncle up want was we well were what when while who wife with worth year years you your",
};
