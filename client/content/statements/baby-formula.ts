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
        title: 'Review of Quigley 2019 (Archives of Disease in Childhood E&P)',
        url: 'https://ep.bmj.com/highwire/citation/142787/papers',
        published: '2020-12-01',
        seen: '2026-11-21',
      },
      {
        title:
          'Donor human milk for preventing NEC in very preterm infants, Cochrane review 2024 (PMC abstract)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/pmid/39239939',
        published: '2024',
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
        title: 'Historic St. Louis NEC baby formula trial (PRNewswire copy)',
        url: 'https://usapost2021.com/historic-st-louis-nec-baby-formula-trial-results-in-nearly-500-million-judgment/',
        published: '2024-07-26',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'nec-whitfield-2024': {
    kind: 'verdict',
    refersTo: "Whitfield v. St. Louis Children's Hospital and others",
    date: '2024-10',
    jurisdiction: 'Missouri',
    sources: [
      {
        title: 'Abbott and Reckitt land first NEC defense verdict (CVN)',
        url: 'https://blog.cvn.com/abbott-and-reckitt-land-first-nec-baby-formula-defense-verdict-watch-full-trial-via-cvn',
        published: '2024-10-31',
        seen: '2026-11-21',
      },
      {
        title: 'Defense Verdict Returned in NEC Lawsuit (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/defense-verdict-nec-lawsuit-abbott-mead-johnson-missouri-state-court/',
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
        title: 'Keller Postman secures retrial in NEC case',
        url: 'https://www.kellerpostman.com/keller-postman-secures-retrial-in-nec-case-against-mead-johnson-and-abbott-after-court-cites-defense-misconduct-and-unjust-verdict/',
        published: '2025-03-14',
        seen: '2026-11-21',
      },
      {
        title: 'Judge Orders Baby Formula Lawsuit Retrial (Drugwatch)',
        url: 'https://drugwatch.com/news/2025/03/17/judge-orders-baby-formula-lawsuit-retrial-erasing-defendants-only-win/amp',
        published: '2025-03-17',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'nec-mdl': {
    kind: 'court',
    refersTo: 'In re Abbott Laboratories, et al., Preterm Infant Nutrition Products Liability Litigation',
    date: '2022',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Judge Dismisses First Bellwether in NEC Formula MDL (Verus)',
        url: 'https://verusllc.com/articles/case-management/judge-dismisses-first-bellwether-in-nec-formula-mdl-allows-key-expert-testimony-to-stand',
        published: '2025-05',
        seen: '2026-11-21',
      },
      {
        title: 'Second bellwether trial in baby formula MDL postponed',
        url: 'https://realnewshub.com/a-second-bellwether-trial-is-on-the-backburner-in-cows-milk-based-baby-formula-mdl',
        published: '2025-08-15',
        seen: '2026-11-21',
      },
      {
        title: 'Second NEC Baby Formula Bellwether Trial Will Not Move Forward (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/second-nec-baby-formula-bellwether-trial',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'nec-first-bellwether': {
    kind: 'court',
    refersTo: 'Mar v. Abbott: summary judgment',
    date: '2025-05-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Judge Dismisses First Bellwether in NEC Formula MDL (Verus)',
        url: 'https://verusllc.com/articles/case-management/judge-dismisses-first-bellwether-in-nec-formula-mdl-allows-key-expert-testimony-to-stand',
        published: '2025-05',
        seen: '2026-11-21',
      },
      {
        title: 'NEC lawyers to meet MDL judge following dismissal (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/nec-infant-formula-lawyers-meet-mdl-judge-dismissal-first-bellwether-trial/',
        seen: '2026-11-21',
      },
      {
        title: 'Second bellwether trial in baby formula MDL postponed',
        url: 'https://realnewshub.com/a-second-bellwether-trial-is-on-the-backburner-in-cows-milk-based-baby-formula-mdl',
        published: '2025-08-15',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'nec-second-bellwether': {
    kind: 'court',
    refersTo: 'K.B. v. Abbott: summary judgment',
    date: '2025-07',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Second bellwether trial in baby formula MDL postponed',
        url: 'https://realnewshub.com/a-second-bellwether-trial-is-on-the-backburner-in-cows-milk-based-baby-formula-mdl',
        published: '2025-08-15',
        seen: '2026-11-21',
      },
      {
        title: 'Infant Formula NEC MDL update (Verus)',
        url: 'https://verusllc.com/articles/case-management/infant-formula-nec-mdl-update',
        published: '2025-10-24',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'nec-third-bellwether': {
    kind: 'court',
    refersTo:
      'MDL 3026, third summary judgment for Abbott, late October 2025; the judge found no proof of a safer design',
    date: '2025-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Infant Formula NEC MDL update (Verus)',
        url: 'https://verusllc.com/articles/case-management/infant-formula-nec-mdl-update',
        published: '2025-10-24',
        seen: '2026-11-21',
      },
      {
        title: 'Holding baby food brands accountable: NEC (Pursuing)',
        url: 'https://pursuing.com/insights/holding-baby-food-brands-accountable-heavy-metals-nec-what-families-can-do-next/',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
