/** The defendants in the lawsuits of a case type. Every name needs two sources. */
type Defendants = { names: readonly string[]; sources: readonly [string, string] };

/** As of 2026-11-23, by the ids of the built-in case types. Staff add missing names to a check. */
export const defendants: Readonly<Record<string, Defendants>> = {
  // AFFF
  '1': {
    names: [
      '3M Company',
      'Tyco Fire Products LP',
      'Chemguard, Inc.',
      'E. I. du Pont de Nemours and Company',
      'The Chemours Company',
      'Corteva, Inc.',
      'BASF Corporation',
    ],
    sources: [
      'https://afff-mdl.com/',
      'https://verusllc.com/articles/case-management/pfas-settlements-update',
    ],
  },
  // PFAS
  '3': {
    names: ['3M Company', 'E. I. du Pont de Nemours and Company', 'The Chemours Company', 'Corteva, Inc.'],
    sources: [
      'https://afff-mdl.com/',
      'https://verusllc.com/articles/case-management/pfas-settlements-update',
    ],
  },
  // Depo-Provera
  '4': {
    names: ['Pfizer Inc.', 'Pharmacia & Upjohn Company LLC', 'Prasco, LLC', 'Greenstone LLC', 'Viatris Inc.'],
    sources: [
      'https://www.pmkm.com/depo-provera-mdl-litigation-updates',
      'https://www.aboutlawsuits.com/depo-provera-lawsuit/generic-depo-provera-manufacturers-mdl-in-ny-not-california/',
    ],
  },
  // Ride share
  '6': {
    names: ['Uber Technologies, Inc.', 'Lyft, Inc.'],
    sources: [
      'https://caselaw.findlaw.com/court/us-9th-circuit/117038378.html',
      'https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict',
    ],
  },
  // Philips CPAP
  '7': {
    names: ['Koninklijke Philips N.V.', 'Philips Respironics'],
    sources: [
      'https://www.sec.gov/Archives/edgar/data/313216/000031321625000009/R31.htm',
      'https://law.justia.com/cases/federal/district-courts/pennsylvania/pawdce/2:2021mc01230/283527/2735/',
    ],
  },
  // Hair relaxer
  '8': {
    names: [
      'L’Oréal USA, Inc.',
      'Strength of Nature, LLC',
      'Godrej SON Holdings, Inc.',
      'Dabur International Ltd.',
      'Namasté Laboratories, LLC',
      'House of Cheatham, LLC',
    ],
    sources: [
      'https://www.law.com/radar/card/3a203c0f-7e3e-4cc4-9f84-efc278127380/',
      'https://www.reuters.com/legal/government/with-more-hair-relaxer-lawsuits-filed-multidistrict-litigation-panel-weigh-2023-01-26/',
    ],
  },
  // TIVAD
  '9': {
    names: ['C. R. Bard, Inc.'],
    sources: [
      'https://www.harrismartin.com/publications/4/drugs/articles/31062/jpml-creates-federal-docket-for-cr-bard-implanted-port-device-cases/',
      'https://www.studicata.com/summaries/united-states-district-court-district-of-arizona/in-re-bard-implanted-port-catheter-prods-liability-litigation-2023-fm3x42',
    ],
  },
  // Talcum powder
  '10': {
    names: ['Johnson & Johnson'],
    sources: [
      'https://jdsupra.com/legalnews/johnson-johnson-s-red-river-bankruptcy-8543946',
      'https://www.harrismartin.com/publications/26/Talc/articles/57918/johnson-johnson-says-it-will-return-to-tort-system-will-not-appeal-red-river-dismissal-order/',
    ],
  },
  // Paraquat
  '11': {
    names: ['Syngenta Crop Protection LLC', 'Syngenta Corporation', 'Chevron U.S.A. Inc.'],
    sources: [
      'https://www.docketalarm.com/cases/Judicial_Panel_On_Multidistrict_Litigation/MDL%20No.%203004/IN_RE--_Paraquat_Products_Liability_Litigation/149/',
      'https://www.harrismartin.com/publications/10/benzene/articles/27528/paraquat-herbicide-mdl-created-by-jpml-cases-sent-to-illinois/',
    ],
  },
  // Roundup
  '12': {
    names: ['Monsanto Company'],
    sources: [
      'https://scotus.tkcktest.com/24-1068_n7ip.html',
      'https://www.harrismartin.com/publications/10/benzene/articles/27478/roundup-mdl-judge-rejects-2-billion-settlement-of-future-personal-injury-exposure-claims/',
    ],
  },
  // Hernia mesh
  '13': {
    names: ['C. R. Bard, Inc.', 'Davol Inc.', 'Covidien'],
    sources: [
      'http://casetext.com/case/in-re-davol-inccr-bard-inc-polypropylene-hernia-mesh-prods-liab-litig-7',
      'https://www.harrismartin.com/publications/27/MDL/articles/29318/jpml-creates-federal-docket-for-covidien-hernia-mesh-lawsuits/',
    ],
  },
  // Zantac
  '14': {
    names: ['GlaxoSmithKline', 'Sanofi', 'Pfizer Inc.', 'Boehringer Ingelheim'],
    sources: [
      'https://www.fiercepharma.com/pharma/gsk-sanofi-pfizer-and-boehringer-ingelheim-free-federal-zantac-litigation-new-ruling',
      'https://case-law.vlex.com/vid/in-re-zantac-ranitidine-916198286',
    ],
  },
  // Baby formula
  '16': {
    names: ['Abbott Laboratories', 'Mead Johnson'],
    sources: [
      'https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA==',
      'https://www.harrismartin.com/publications/27/MDL/articles/43266/st-louis-jury-finds-for-mead-johnson-abbott-in-preterm-infant-formula-case/',
    ],
  },
  // Paragard
  '18': {
    names: ['Teva', 'The Cooper Companies'],
    sources: [
      'https://ttm.financial/m/news/2609513311',
      'https://www.cfo.com/news/teva-sells-iud-rights-to-cooper-cos-for-11b/659921/',
    ],
  },
};

/** The defendants of a case type; empty without a built-in list. */
export const getDefendants = (caseType: string): readonly string[] =>
  Object.hasOwn(defendants, caseType) ? defendants[caseType]!.names : [];
