import type { Statements } from '../statement';

export const paragard = {
  'paragard-sold-2017': {
    kind: 'status',
    refersTo: 'Change of maker; which company answers may depend on when the device was placed',
    date: '2017',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Teva can’t delay first trial over Paragard, judge rules (Reuters at TradingKey): Teva sold it to CooperSurgical in 2017',
        url: 'https://www.tradingkey.com/news/more-news/261467695-reuters',
        published: '2026-01-12',
        seen: '2026-11-29',
        carries: 'Reuters',
      },
    ],
    reported: 'Reuters',
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
    date: '2026-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Teva can’t delay first trial over Paragard, judge rules (Reuters at TradingKey)',
        url: 'https://www.tradingkey.com/news/more-news/261467695-reuters',
        published: '2026-01-12',
        seen: '2026-11-29',
        carries: 'Reuters',
      },
    ],
    reported: 'Reuters',
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
        title: 'Teva can’t delay first trial over Paragard, judge rules (Reuters at TradingKey)',
        url: 'https://www.tradingkey.com/news/more-news/261467695-reuters',
        published: '2026-01-12',
        seen: '2026-11-29',
        carries: 'Reuters',
      },
    ],
    reported: 'Reuters',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
