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
  /** Words of areas that people also use for other things: "car loan", "port of Oakland". */
  loose:
    'airport appliance baby base battery belly bicycle bike bladder bottle box boxes broken bus cab camp car cars chemical chemicals coil contact contraception copper device driver drivers driving eye eyes eyesight face factory farm farmer finger fire foam freeway garden gas ground hand hair highway insulation intersection job lawn light lyft machine marine marines mask medicine mesh military milk motorcycle newborn parkinson passenger perm pharmacy pickup pill pills plant plants plumber port power powder prescription product products repair ride roof salon see seeing semi shot shots shower site sleep sleeping spray stomach street suv talc tap taxi tool toy trailer truck trucks uber van vehicle veteran vision warehouse water weed well womb work worker workers yard',
  /** Words that say that someone was hurt. */
  harm: 'airbag ankle arm arms attacked bled bleeding blew blinded brain broke broken bruise bruised burn burned carpal chased choked choking collapsed concussion cough coughing cracked crash crashed crippled crush crushed death died dragged elbow electrocuted exploded explosion failed feet fell flew flipped foot fracture fractured grabbed harassed head hip hit hospital hurt hurting hurts ill illness infected infection injured injuries injury jackknifed knee knocked leg legs limp limping mauled migrated molested numb pain painful paralyzed pierced pinned plowed poisoned punctured rammed ran rash recalled rib ribs rolled ruptured scar scarred scarring seizure shattered shoulder sick sideswiped skidded skull slammed smashed snapped spine spun stitches stroke struck suffered surgery swelling swerved swollen tendonitis threw thrown tore torn totaled trapped tumor twisted unconscious unsafe victim vomiting wounded wrecked wrist',
  /** Words without meaning for a search. */
  little:
    "a after ago am an and any are at attorney aunt because been brother but by can can't cannot case claim dad daughter day days did do does family father for friend from gave get got grandma grandpa had has have he hello help her him his home house how husband i if in into is it its lawyer looking me mom money mother much my near need neighbor no not of off old on or our out over please problem problems she sister so some someone something son t than that the them they thing things this to too took uncle up want was we well were what when while who wife with worth year years you your",
};
