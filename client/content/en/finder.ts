import type { AreaGroup } from '../area-facts';
import type { AreaSlug } from '../areas';

/** Everyday words for what our pages call something else; searched, but never shown. */
const areas: Record<AreaSlug, string> = {
  'depo-provera-claims':
    'medroxyprogesterone depo shots birth control shot contraception injection brain tumor',
  'zantac-claims': 'ranitidine heartburn acid reflux antacid stomach santac',
  'elmiron-lawsuit':
    'pentosan interstitial cystitis macular bladder eyes eyesight vision blind blurry see seeing pills',
  'talcum-powder-claims': 'shower to shower mesothelioma johnsons baby powder talc',
  'hair-relaxer-claims': 'dark and lovely just for me straightener straightening perm lye salon womb',
  'baby-formula-lawsuit': 'similac enfamil nec preemie premature newborn infant milk bottle nicu',
  'product-liability': 'defective faulty recall exploded burned battery toy tool appliance',
  'philips-cpap-claims': 'sleep sleeping apnea snoring snore breathing mask machine ventilator bipap',
  'tivad-lawsuit-claims': 'port chemo chemotherapy catheter powerport',
  'hernia-mesh-claims': 'physiomesh kugel belly abdomen stomach mesh',
  'paragard-claims': 'iud birth control copper coil contraception',
  'afff-claims': 'fireman firemen fire fighter firefighter airport foam',
  'asbestos-lung-cancer-claims': 'mesothelioma insulation shipyard brakes roofing',
  'pfas-claims': 'tap water forever chemicals drinking water well teflon nonstick',
  'camp-lejeune-water-contamination-claims': 'north carolina marine marines veteran military base lejune',
  'paraquat-claims': 'gramoxone parkinsons tremors shaking weed killer weedkiller spray farm farmer',
  'roundup-claims': 'glyphosate lymphoma landscaper weed killer weedkiller spray garden lawn yard',
  'chemical-exposure':
    'fumes gas leak spill smoke pesticide solvent breathed breathing inhaled plant refinery',
  'ride-share-claims': 'uber lyft taxi cab passenger driver assault attacked touched groped raped',
  'auto-vehicle-accident-lawsuit':
    'trailer eighteen wheeler semi car crash crashed wreck collision truck pickup motorcycle bicycle bike pedestrian whiplash hit and run drunk driver rear ended light intersection highway freeway totaled papers undocumented',
  'construction-accidents':
    'fell fall slip slipped trip tripped ladder scaffold scaffolding roof crane trench site papers undocumented immigrant immigration status',
  'workplace-injuries':
    'fell fall slip slipped trip tripped ladder forklift warehouse factory machine lifting finger hand job boss coworker fired papers undocumented immigrant immigration status',
};

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
