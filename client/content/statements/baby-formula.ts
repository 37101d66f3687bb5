import type { Statements } from '../statement';

export const babyFormula = {
  'nec-cochrane': {
    kind: 'study',
    refersTo: 'Quigley and others, Cochrane Database Syst Rev CD002971 (2018/2019), updated 2024',
    date: '2019',
    jurisdiction: 'international',
    sources: [
      {
        title: 'Commentary on Cochrane review CD002971 (Evidence-Based Nursing)',
        url: 'https://ebn.bmj.com/highwire/citation/139898/easybib',
        published: '2019-01-01',
        seen: '2026-11-21',
      },
      {
        title:
          'Donor human milk for preventing NEC in very preterm infants, Cochrane review 2024 (PMC abstract)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/pmid/39239939',
        published: '2024',
        seen: '2026-11-21',
      },
      {
        title: 'Review of Quigley 2019 (Archives of Disease in Childhood E&P)',
        url: 'https://ep.bmj.com/highwire/citation/142787/papers',
        published: '2020-12-01',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'nec-gill-2024': {
    kind: 'verdict',
    refersTo:
      'Gill v. Abbott Laboratories, No. 2322-CC01251: $95 million actual plus $400 million punitive damages',
    date: '2024-07-26',
    jurisdiction: 'Missouri',
    sources: [
      {
        title: 'Mo. Jury Awards $495 Million (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/34653/mo-jury-awards-495-million-to-plaintiff-in-abbott-preterm-infant-formula-nec-case/',
        published: '2024-07-27',
        seen: '2026-11-21',
      },
      {
        title:
          'Abbott must pay $495 million in premature infant formula trial (Reuters in the Madras Tribune)',
        url: 'https://madrastribune.com/2024/07/29/abbott-must-pay-495-million-in-premature-infant-formula-trial',
        published: '2024-07-29',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'nec-whitfield-2024': {
    kind: 'verdict',
    refersTo: "Whitfield v. St. Louis Children's Hospital and others",
    date: '2024-10',
    jurisdiction: 'Missouri',
    sources: [
      {
        title: 'St. Louis Jury Finds for Mead Johnson, Abbott in Preterm Infant Formula Case (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/43266/st-louis-jury-finds-for-mead-johnson-abbott-in-preterm-infant-formula-case/',
        published: '2024-11',
        seen: '2026-11-23',
      },
      {
        title: 'Abbott, Reckitt Face New Trial Over Premature Infant Formula (Reuters at Insurance Journal)',
        url: 'https://www.insurancejournal.com/news/midwest/2025/03/17/815878.htm',
        published: '2025-03-17',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
    beside: ['nec-whitfield-new-trial'],
  },
  'nec-whitfield-new-trial': {
    kind: 'court',
    refersTo: 'Order of Judge Michael Noble in Whitfield',
    date: '2025-03-13',
    jurisdiction: 'Missouri',
    sources: [
      {
        title:
          'Mo. Judge Orders New Trial for Mead Johnson, Abbott in Preterm Infant Formula Case (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/56334/mo-judge-orders-new-trial-for-mead-johnson-abbott-in-preterm-infant-formula-case/',
        published: '2025-03-17',
        seen: '2026-11-23',
      },
      {
        title: 'Abbott, Reckitt Face New Trial Over Premature Infant Formula (Reuters at Insurance Journal)',
        url: 'https://www.insurancejournal.com/news/midwest/2025/03/17/815878.htm',
        published: '2025-03-17',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'nec-mdl': {
    kind: 'court',
    refersTo:
      'MDL 3026 as the panel made it in April 2022: Abbott and Mead Johnson, formula for preterm infants',
    date: '2022',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'MDL 3026, In re Abbott Laboratories, et al., Preterm Infant Nutrition Products Liability Litigation (U.S. District Court, N.D. Ill.)',
        url: 'https://www.ilnd.uscourts.gov/mdl-details.aspx?Lbz1nwUsE4JWF/IQJN6GpA==',
        seen: '2026-11-23',
      },
      {
        title: 'JPML transfer order, MDL No. 3026, April 8, 2022 (Midpage copy)',
        url: 'https://app.midpage.ai/document/hall-v-abbott-laboratories-1000198555488',
        published: '2022-04-08',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'nec-watson-2024': {
    kind: 'verdict',
    refersTo:
      'Watson v. Mead Johnson, No. 21-L-1032, St. Clair County: $60 million; a weak page says that it was vacated on appeal',
    date: '2024-03-13',
    jurisdiction: 'Illinois',
    sources: [
      {
        title:
          'St. Clair County jurors reach $60 million verdict in trial against Mead Johnson (Madison-St. Clair Record)',
        url: 'https://madisonrecord.com/stories/656848988-st-clair-county-jurors-reach-60-million-verdict-in-trial-against-mead-johnson-reckitt-stands-by-the-safety-of-its-formula-products',
        published: '2024-03',
        seen: '2026-11-23',
      },
      {
        title: 'Baby Formula Manufacturer Hit With $60 Million Verdict (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/31906/baby-formula-manufacturer-hit-with-60-million-verdict/',
        published: '2024-03-14',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'nec-federal-2025': {
    kind: 'court',
    refersTo:
      'Summary judgment for Abbott in Mar (May 2), Diggs (July) and a third case (October 24, 2025), MDL 3026',
    date: '2025-10-24',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Infant Formula NEC MDL update (Verus)',
        url: 'https://verusllc.com/articles/case-management/infant-formula-nec-mdl-update',
        published: '2025-10-24',
        seen: '2026-11-23',
      },
    ],
    reported: 'Verus, a company that handles claims',
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'nec-venue-2025': {
    kind: 'court',
    refersTo: 'Illinois Appellate Court: 23 suits against Abbott an undue burden on Cook County',
    date: '2025-12-12',
    jurisdiction: 'Illinois',
    sources: [
      {
        title: "Formula Suits An 'Undue Burden' On Cook County, Panel Says (Law360)",
        url: 'https://www.law360.com/articles/2422233/formula-suits-an-undue-burden-on-cook-county-panel-says',
        published: '2025-12-15',
        seen: '2026-11-23',
      },
    ],
    reported: 'Law360',
    reviewed: null,
    dueAgain: '2027-01-21',
  },
} satisfies Statements;
