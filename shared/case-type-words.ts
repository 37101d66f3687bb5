/** Everyday words and brands for what a case type calls something else, by its id; searched, but never shown. */
export const caseTypeWords: Readonly<Record<string, string>> = {
  4: 'pfizer meningioma medroxyprogesterone depo shots birth control shot contraception injection brain tumor',
  14: 'sanofi ranitidine heartburn acid reflux antacid stomach santac',
  17: 'janssen pentosan interstitial cystitis macular bladder eyes eyesight vision blind blurry see seeing pills',
  10: 'shower to shower mesothelioma johnsons baby powder talc',
  8: 'loreal revlon softsheen relaxers uterine dark and lovely just for me straightener straightening perm lye salon womb',
  16: 'abbott mead similac enfamil nec preemie premature newborn infant milk bottle nicu',
  'product-liability': 'defective faulty recall exploded burned battery toy tool appliance',
  7: 'respironics dreamstation sleep sleeping apnea snoring snore breathing mask machine ventilator bipap',
  9: 'bard angiodynamics port chemo chemotherapy catheter powerport',
  13: 'bard ethicon ventralight atrium covidien physiomesh kugel belly abdomen stomach mesh',
  18: 'teva iud birth control copper coil contraception',
  1: 'fireman firemen fire fighter firefighter airport foam',
  2: 'mesothelioma insulation shipyard brakes roofing pipefitter plumber boilermaker',
  3: 'dupont chemours tap water forever chemicals drinking water well teflon nonstick',
  5: 'north carolina marine marines veteran military base lejune',
  11: 'syngenta gramoxone parkinsons tremors shaking weed killer weedkiller spray farm farmer',
  12: 'monsanto bayer glyphosate lymphoma landscaper weed killer weedkiller spray garden lawn yard',
  'chemical-exposure':
    'fumes gas leak spill smoke pesticide solvent breathed breathing inhaled plant refinery',
  6: 'uber lyft taxi cab passenger driver assault attacked touched groped raped',
  15: 'trailer eighteen wheeler semi car van suv bus crash crashed wreck collision truck pickup motorcycle bicycle bike pedestrian struck whiplash hit and run drunk driver rear ended light intersection highway freeway totaled papers undocumented',
  'construction-accidents':
    'fell fall slip slipped trip tripped ladder scaffold scaffolding roof crane trench site papers undocumented immigrant immigration status',
  'workplace-injuries':
    'fell fall slip slipped trip tripped ladder forklift warehouse factory machine lifting finger hand job boss coworker fired papers undocumented immigrant immigration status',
};
