/** Everyday words and brands for what a case type calls something else, by its page; searched, but never shown. */
export const caseTypeWords = {
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
  'asbestos-lung-cancer-claims':
    'mesothelioma insulation shipyard brakes roofing pipefitter plumber boilermaker',
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

/** The ids of built-in case types by their pages; a wider subject has the id of its page. */
const ids: Partial<Record<string, string>> = {
  'depo-provera-claims': '4',
  'zantac-claims': '14',
  'elmiron-lawsuit': '17',
  'talcum-powder-claims': '10',
  'hair-relaxer-claims': '8',
  'baby-formula-lawsuit': '16',
  'philips-cpap-claims': '7',
  'tivad-lawsuit-claims': '9',
  'hernia-mesh-claims': '13',
  'paragard-claims': '18',
  'afff-claims': '1',
  'asbestos-lung-cancer-claims': '2',
  'pfas-claims': '3',
  'camp-lejeune-water-contamination-claims': '5',
  'paraquat-claims': '11',
  'roundup-claims': '12',
  'ride-share-claims': '6',
  'auto-vehicle-accident-lawsuit': '15',
};

/** The words of each case type, by its id. */
export const searchedCaseTypes: readonly { id: string; words: string }[] = Object.entries(caseTypeWords).map(
  ([page, words]) => ({ id: ids[page] ?? page, words }),
);
