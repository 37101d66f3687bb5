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
          'Uber Not Responsible for Sex Assault, Jury Finds, as More Cases Follow (New York Times, copy at DNYUZ)',
        url: 'https://dnyuz.com/2025/09/30/uber-not-responsible-for-sex-assault-jury-finds-as-more-cases-follow',
        published: '2025-09-30',
        seen: '2026-11-23',
      },
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
        title: 'Uber ordered to pay $8.5 million (Reuters via TradingKey)',
        url: 'https://www.tradingkey.com/news/commodities/261557808-reuters',
        published: '2026-02-05',
        seen: '2026-11-21',
        carries: 'Reuters',
      },
      {
        title:
          'Uber found liable in sexual assault case, ordered to pay $8.5 million (Reuters in Korea JoongAng Daily)',
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
        title: 'Uber ordered to pay $8.5 million (Reuters via TradingKey)',
        url: 'https://www.tradingkey.com/news/commodities/261557808-reuters',
        published: '2026-02-05',
        seen: '2026-11-21',
        carries: 'Reuters',
      },
      {
        title: 'Uber found liable in sexual assault case (Korea JoongAng Daily)',
        url: 'https://koreajoongangdaily.joins.com/news/2026-02-06/world/world/Uber-found-liable-in-sexual-assault-case-ordered-to-pay-85-million/2517772',
        published: '2026-02-06',
        seen: '2026-11-21',
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
} satisfies Statements;
