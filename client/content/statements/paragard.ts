import type { Statements } from '../statement';

export const paragard = {
  'paragard-sold-2017': {
    kind: 'status',
    refersTo: 'Change of maker; which company answers may depend on when the device was placed',
    date: '2017',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Teva wins first trial over Paragard IUD (Reuters via TTM)',
        url: 'https://ttm.financial/m/news/2609513311',
        published: '2026-02-04',
        seen: '2026-11-21',
      },
      {
        title: 'Teva Claims Trimmed In Paragard Bellwether Ruling, page 2 (USA Herald)',
        url: 'https://usaherald.com/teva-claims-trimmed-in-paragard-bellwether-ruling/2',
        seen: '2026-11-21',
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
        title: 'Paragard MDL (Darrow)',
        url: 'https://www.darrow.ai/resources/paragard-mdl',
        seen: '2026-11-21',
      },
      {
        title: 'Bellwether Trial Dates for Paragard IUD Lawsuit MDL Are Extended',
        url: 'https://johnnyholland.org/2024/05/bellwether-trial-dates-for-paragard-iud-lawsuit-mdl-are-extended/',
        published: '2024-05',
        seen: '2026-11-21',
      },
      {
        title: 'Paragard MDL Judge Indicates First Bellwether Trial Will Move Forward (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/paragard-mdl-judge-first-bellwether-trial',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'paragard-stay-denied': {
    kind: 'court',
    refersTo: "Order denying Teva's request to pause for an appeal",
    date: '2026-01-12',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Teva loses bid to delay Paragard trial (Reuters via TradingKey)',
        url: 'https://www.tradingkey.com/news/more-news/261467695-reuters',
        published: '2026-01-12',
        seen: '2026-11-21',
      },
      {
        title: 'Judge denies Teva bid to pause Paragard trial',
        url: 'https://buzzingpolitics.com/2026/01/13/judge-denies-teva-bid-to-pause-paragard-copper-contraceptive-device-lawsuit-trial',
        published: '2026-01-13',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'paragard-first-trial-defense': {
    kind: 'verdict',
    refersTo: 'First bellwether trial, N.D. Georgia: defense verdict',
    date: '2026-02-03',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Teva wins first trial over Paragard IUD (Reuters via TTM)',
        url: 'https://ttm.financial/m/news/2609513311',
        published: '2026-02-04',
        seen: '2026-11-21',
      },
      {
        title: 'The First Paragard Trial: Role of the Doctors (Rheingold)',
        url: 'https://www.rheingoldlaw.com/defective-medical-device-lawsuit/the-first-paragard-trial-role-of-the-doctors',
        published: '2026-02-14',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'paragard-cases-3800': {
    kind: 'status',
    refersTo: 'Number of lawsuits in MDL 2974, January and February 2026',
    date: '2026-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Teva wins first trial over Paragard IUD (Reuters via TTM)',
        url: 'https://ttm.financial/m/news/2609513311',
        published: '2026-02-04',
        seen: '2026-11-21',
      },
      {
        title: 'Judge denies Teva bid to pause Paragard trial',
        url: 'https://buzzingpolitics.com/2026/01/13/judge-denies-teva-bid-to-pause-paragard-copper-contraceptive-device-lawsuit-trial',
        published: '2026-01-13',
        seen: '2026-11-21',
      },
    ],
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
        title: 'Teva loses bid to delay Paragard trial (Reuters via TradingKey)',
        url: 'https://www.tradingkey.com/news/more-news/261467695-reuters',
        published: '2026-01-12',
        seen: '2026-11-21',
      },
      {
        title: 'Paragard IUD Bellwether Lawsuits Remain on Track for Trial in Early 2026 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/paragard-iud-bellwether-lawsuits-trial-early-2026',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
