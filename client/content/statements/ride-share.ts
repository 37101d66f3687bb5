import type { Statements } from '../statement';

export const rideShare = {
  'uber-mdl-3084': {
    kind: 'court',
    refersTo: 'In re Uber Technologies, Inc., Passenger Sexual Assault Litigation, No. 3:23-md-03084',
    date: '2023-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Uber Technologies, Inc. v. Judicial Panel on Multidistrict Litigation (9th Cir.), opinion denying mandamus (FindLaw copy)',
        url: 'https://caselaw.findlaw.com/court/us-9th-circuit/117038378.html',
        seen: '2026-11-23',
      },
      {
        title:
          'In re Uber Technologies, Inc., Passenger Sexual Assault Litigation, No. 23-md-03084-CRB, 2025 WL 2538478 (N.D. Cal. Sept. 3, 2025)',
        url: 'https://app.minerva26.com/case_law/66053-in-re-uber-techs-inc-passenger-sexual-assault-litig',
        published: '2025-09-03',
        seen: '2026-11-29',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'uber-state-trial-2025': {
    kind: 'verdict',
    refersTo: 'Jessica C. case, San Francisco Superior Court: negligent, but not a substantial factor',
    date: '2025-09-30',
    jurisdiction: 'California',
    sources: [
      {
        title:
          'Uber Fails to Delay Sexual Assault Trial or Block Ad Campaign (Bloomberg Law): names the first state trial',
        url: 'https://news.bloomberglaw.com/litigation/uber-fails-to-delay-sexual-assault-trial-or-block-ad-campaign',
        published: '2026-01',
        seen: '2026-11-23',
      },
      {
        title: 'Jury sides with Uber in first trial (Legal Newsline)',
        url: 'https://www.legalnewsline.com/northern-california-record/jury-sides-with-uber-in-first-trial-over-driver-sex-assault/article_8b1f5d21-fea9-467b-bb2b-8b3cdd2c59d2.html',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'uber-dean-verdict-2026': {
    kind: 'verdict',
    refersTo: 'Dean v. Uber, first federal bellwether trial in MDL 3084; Uber said it would appeal',
    date: '2026-02-05',
    jurisdiction: 'US federal (Arizona)',
    sources: [
      {
        title: 'Uber found liable in sexual assault case and ordered to pay $8.5 million (WTOP and AP)',
        url: 'https://wtop.com/national/2026/02/uber-found-liable-in-sexual-assault-case-and-ordered-to-pay-8-5-million/',
        published: '2026-02-06',
        seen: '2026-11-24',
      },
      {
        title:
          'Lyft sexual assault cases consolidated as Uber hit with $8.5M verdict, 3:23-md-03084 (Daily Journal)',
        url: 'https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict',
        published: '2026-02-09',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'uber-cases-3000': {
    kind: 'status',
    date: '2026-01',
    refersTo: 'MDL 3084, January 2026: almost 3,000',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Uber Fails to Delay Sexual Assault Trial or Block Ad Campaign (Bloomberg Law): almost 3,000',
        url: 'https://news.bloomberglaw.com/litigation/uber-fails-to-delay-sexual-assault-trial-or-block-ad-campaign',
        published: '2026-01',
        seen: '2026-11-23',
      },
    ],
    reported: 'Bloomberg Law',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'lyft-mdl-2026': {
    kind: 'court',
    refersTo: 'Transfer order of the Judicial Panel on Multidistrict Litigation for Lyft',
    date: '2026-02-05',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Lyft sexual assault cases consolidated as Uber hit with $8.5M verdict (Daily Journal)',
        url: 'https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict',
        published: '2026-02-09',
        seen: '2026-11-21',
      },
    ],
    reported: 'the Daily Journal',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
