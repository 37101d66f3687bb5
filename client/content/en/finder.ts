import type { AreaGroup } from '../area-facts';
import type { AreaSlug } from '../areas';

/** Words that people type for what our pages call something else; they are searched, and never shown. */
const areas: Record<AreaSlug, string> = {
  'depo-provera-claims': 'birth control shot contraception injection brain tumor',
  'zantac-claims': 'heartburn acid reflux antacid stomach santac',
  'elmiron-lawsuit': 'bladder eyes eyesight vision blind',
  'talcum-powder-claims': 'baby powder talc',
  'hair-relaxer-claims': 'straightener straightening perm lye salon womb',
  'baby-formula-lawsuit': 'preemie newborn infant milk bottle',
  'product-liability': 'defective faulty recall exploded burned battery toy tool appliance',
  'philips-cpap-claims': 'sleep apnea snoring breathing mask ventilator bipap',
  'tivad-lawsuit-claims': 'port chemo chemotherapy catheter',
  'hernia-mesh-claims': 'belly abdomen',
  'paragard-claims': 'birth control copper coil contraception',
  'afff-claims': 'fireman firemen fire fighter firefighter airport foam',
  'asbestos-lung-cancer-claims': 'insulation shipyard brakes roofing',
  'pfas-claims': 'forever chemicals drinking water well teflon nonstick',
  'camp-lejeune-water-contamination-claims': 'marine marines veteran military base lejune',
  'paraquat-claims': 'weed killer weedkiller spray farm farmer',
  'roundup-claims': 'weed killer weedkiller spray garden lawn yard',
  'chemical-exposure': 'fumes gas leak spill smoke pesticide solvent',
  'ride-share-claims': 'uber lyft taxi cab passenger driver assault attacked',
  'auto-vehicle-accident-lawsuit':
    'car crash wreck collision truck motorcycle bicycle pedestrian whiplash hit and run drunk driver',
  'construction-accidents': 'fell fall slip slipped trip tripped ladder scaffold roof crane trench',
  'workplace-injuries':
    'fell fall slip slipped trip tripped ladder forklift warehouse factory machine job boss coworker',
};

const groups: Record<AreaGroup, string> = {
  drugs: 'medicine medication drug pill prescription pharmacy side effect',
  devices: 'implant device operation surgery',
  chemicals: 'chemical poison poisoned toxic',
  accidents: 'accident hurt injured broken bone back neck',
};

/** What the list of services is searched for besides what it shows. */
export const finder = {
  areas,
  groups,
  /** Words that say nothing of a case. */
  little:
    'a after an and at by for from got had have he her his i in is it me my of off on or our she the they to was we were when while with',
};
