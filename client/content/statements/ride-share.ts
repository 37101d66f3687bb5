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
        title: 'Lyft sexual assault cases consolidated as Uber hit with $8.5M verdict (Daily Journal)',
        url: 'https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict',
        published: '2026-02-09',
        seen: '2026-11-21',
      },
      {
        title: 'Sexual assault multidistrict litigation against Uber revs up (Daily Journal)',
        url: 'https://staging.dailyjournal.com/articles/375315-sexual-assault-multidistrict-litigation-against-uber-revs-up',
        published: '2023-10-20',
        seen: '2026-11-23',
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
      {
        title: 'Uber found liable in sexual assault case, ordered to pay $8.5 million (Korea JoongAng Daily)',
        url: 'https://koreajoongangdaily.joins.com/news/2026-02-06/world/world/Uber-found-liable-in-sexual-assault-case-ordered-to-pay-85-million/2517772',
        published: '2026-02-06',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'uber-cases-3000': {
    kind: 'status',
    refersTo: 'MDL 3084, February 2026',
    date: '2026-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Uber found liable in sexual assault case, ordered to pay $8.5 million (Korea JoongAng Daily)',
        url: 'https://koreajoongangdaily.joins.com/news/2026-02-06/world/world/Uber-found-liable-in-sexual-assault-case-ordered-to-pay-85-million/2517772',
        published: '2026-02-06',
        seen: '2026-11-23',
      },
      {
        title: 'Uber Fails to Delay Sexual Assault Trial or Block Ad Campaign (Bloomberg Law): almost 3,000',
        url: 'https://news.bloomberglaw.com/litigation/uber-fails-to-delay-sexual-assault-trial-or-block-ad-campaign',
        published: '2026-01',
        seen: '2026-11-23',
      },
    ],
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
      {
        title:
          'Lyft likely to face sexual assault victims in San Francisco court (Law.com, The Recorder): the state group of 2020',
        url: 'https://law.com/therecorder/2020/01/22/lyft-likely-to-face-sexual-assault-victims-in-san-francisco-court',
        published: '2020-01-22',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'uber-charlotte-2026': {
    kind: 'verdict',
    refersTo:
      'WHB 823 v. Uber Technologies, Inc. (W.D.N.C.), verdict of April 20, 2026; nondelegable duty of a common carrier under the law of North Carolina',
    date: '2026-04-20',
    jurisdiction: 'North Carolina (federal court)',
    sources: [
      {
        title: 'Uber MDL Bellwethers: Dean and WHB 823 (The Homampour Law Firm, for injured people)',
        url: 'https://homampour.com/?p=15183',
        published: '2026',
        seen: '2026-11-24',
      },
      {
        title: 'Uber Is a Common Carrier Under North Carolina Law (The Trial Attorneys, for injured people)',
        url: 'https://thetrialattorneys.com/uber-common-carrier-north-carolina-law-rideshare-liability/',
        published: '2026',
        seen: '2026-11-24',
      },
      {
        title:
          'Uber hit with $5,000 jury verdict; company vows to appeal; next trial planned for mid-September in San Francisco (summary at Allmind)',
        url: 'https://allmind.ai/news/4ca34b079718ccbac44a6f105c65394bf5a1858f469b3c1c92acf97db0a01b93',
        published: '2026-04',
        seen: '2026-11-24',
      },
    ],
    reported: 'law firms that act for riders',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
  'uber-next-trial-2026': {
    kind: 'court',
    refersTo: 'Third bellwether trial in MDL 3084, as planned in April 2026',
    date: '2026-04',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Uber hit with $5,000 jury verdict: next trial planned for mid-September in San Francisco (summary at Allmind)',
        url: 'https://allmind.ai/news/4ca34b079718ccbac44a6f105c65394bf5a1858f469b3c1c92acf97db0a01b93',
        published: '2026-04',
        seen: '2026-11-24',
      },
    ],
    reported: 'a news summary',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
