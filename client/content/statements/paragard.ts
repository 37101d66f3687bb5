import type { Statements } from '../statement';

export const paragard = {
  'paragard-sold-2017': {
    kind: 'status',
    refersTo: 'Change of maker; which company answers may depend on when the device was placed',
    date: '2017',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Teva to Sell ParaGard for $1.1 Billion to Reduce Debt (Bloomberg)',
        url: 'https://www.bloomberg.com/news/articles/2017-09-12/teva-to-sell-paragard-for-1-1-billion-in-move-to-reduce-debt',
        published: '2017-09-12',
        seen: '2026-11-23',
      },
      {
        title: 'Teva Sells IUD Rights to Cooper Cos. for $1.1B (CFO)',
        url: 'https://www.cfo.com/news/teva-sells-iud-rights-to-cooper-cos-for-11b/659921/',
        published: '2017-09',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'paragard-mdl-2974': {
    kind: 'court',
    refersTo: 'In re Paragard IUD Products Liability Litigation, No. 1:20-md-02974',
    date: '2020-12',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'JPML transfer order, MDL No. 2974 (docs.justia.com copy of the docket)',
        url: 'https://docs.justia.com/cases/federal/district-courts/georgia/gandce/1:2021cv00051/285376/33',
        published: '2021-01-05',
        seen: '2026-11-23',
      },
      {
        title: 'Northern District of Georgia Consents to Transfer of Paragard IUD Cases (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/26560/northern-district-of-georgia-consents-to-transfer-of-paragard-iud-cases/',
        published: '2020-12',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'paragard-first-trial-defense': {
    kind: 'verdict',
    refersTo: 'First bellwether trial, N.D. Georgia: defense verdict',
    date: '2026-02-03',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Teva wins first trial over Paragard (Reuters at TTM)',
        url: 'https://ttm.financial/m/news/2609513311',
        published: '2026-02-04',
        seen: '2026-11-23',
        carries: 'Reuters',
      },
    ],
    reported: 'Reuters',
    reviewed: null,
    dueAgain: '2027-02-21',
    beside: ['paragard-three-trials'],
  },
  'paragard-cases-3800': {
    kind: 'status',
    refersTo: 'Number of lawsuits in MDL 2974, January and February 2026',
    date: '2026-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Paragard MDL Judge Indicates First Bellwether Trial Will Move Forward as Scheduled: more than 3,700 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/paragard-mdl-judge-first-bellwether-trial',
        published: '2026-01',
        seen: '2026-11-24',
      },
      {
        title: 'Teva Loses Bid to Delay Paragard Lawsuit: 3,800 (Feedzop)',
        url: 'https://www.feedzop.com/en-us/news/health/teva-loses-bid-delay-paragard-lawsuit-trial?int-nav=1&session-start-screen=tnmt-most-100s',
        published: '2026-01-13',
        seen: '2026-11-24',
      },
    ],
    reported: 'sites that follow the lawsuits',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'paragard-three-trials': {
    kind: 'status',
    refersTo: 'Bellwether program of three trials',
    date: '2026',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Paragard IUD Bellwether Lawsuits Remain on Track for Trial in Early 2026 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/paragard-iud-bellwether-lawsuits-trial-early-2026',
        published: '2025',
        seen: '2026-11-24',
      },
      {
        title:
          'Broken Paragard IUD Lawsuit Selected for First Bellwether Trial: three trials (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/broken-paragard-iud-lawsuit-selected-first-bellwether-trial',
        published: '2025',
        seen: '2026-11-24',
      },
    ],
    reported: 'a site of lawyers for the women',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
