import type { Statements } from '../statement';

export const rideShare = {
  'uber-mdl-3084': {
    kind: 'court',
    refersTo: 'In re Uber Technologies, Inc., Passenger Sexual Assault Litigation, No. 3:23-md-03084',
    date: '2023-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'MDL Judge Selects 6 Uber Driver Assault Lawsuits (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/mdl-judge-6-uber-driver-sexual-assault-lawsuits-bellwether-trials',
        seen: '2026-11-21',
      },
      {
        title: 'Lyft sexual assault cases consolidated as Uber hit with $8.5M verdict (Daily Journal)',
        url: 'https://dailyjournal.com/articles/389685-lyft-sexual-assault-cases-consolidated-as-uber-hit-with-8-5m-verdict',
        published: '2026-02-09',
        seen: '2026-11-21',
      },
      {
        title: 'Uber MDL bellwethers (Homampour)',
        url: 'https://homampour.com/?p=15183',
        seen: '2026-11-21',
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
        title: 'Uber Not Responsible for Sex Assault, Jury Finds (New York Times copy)',
        url: 'https://dnyuz.com/2025/09/30/uber-not-responsible-for-sex-assault-jury-finds-as-more-cases-follow',
        published: '2025-09-30',
        seen: '2026-11-21',
      },
      {
        title: 'Jury sides with Uber in first trial (Legal Newsline)',
        url: 'https://www.legalnewsline.com/northern-california-record/jury-sides-with-uber-in-first-trial-over-driver-sex-assault/article_8b1f5d21-fea9-467b-bb2b-8b3cdd2c59d2.html',
        seen: '2026-11-21',
      },
      {
        title: 'Legal analysis of the first Uber trial (Survivors Rights)',
        url: 'https://survivorsrights.com/?p=10321',
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
      },
      {
        title: 'Uber found liable in sexual assault case (Korea JoongAng Daily)',
        url: 'https://koreajoongangdaily.joins.com/news/2026-02-06/world/world/Uber-found-liable-in-sexual-assault-case-ordered-to-pay-85-million/2517772',
        published: '2026-02-06',
        seen: '2026-11-21',
      },
      {
        title: "Uber Ordered To Pay $8.5M After Jury Finds 'Apparent Agency'",
        url: 'https://www.crbcnews.com/articles/6985d403f4aad9fa282950fb',
        published: '2026-02',
        seen: '2026-11-21',
      },
      {
        title: 'Uber Hit With $8.5M Jury Verdict (USA Herald)',
        url: 'https://usaherald.com/uber-hit-with-8-5m-jury-verdict-in-sexual-assault-mdl-bellwether-strengthening-plaintiffs-settlement-leverage',
        published: '2026-02-13',
        seen: '2026-11-21',
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
      },
      {
        title: 'Uber Hit With $8.5M Jury Verdict (USA Herald)',
        url: 'https://usaherald.com/uber-hit-with-8-5m-jury-verdict-in-sexual-assault-mdl-bellwether-strengthening-plaintiffs-settlement-leverage',
        published: '2026-02-13',
        seen: '2026-11-21',
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
        title: 'Federal judges consolidate Lyft lawsuits (Survivors Rights)',
        url: 'https://survivorsrights.com/?p=11735',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'uber-charlotte-verdict-2026': {
    kind: 'verdict',
    refersTo:
      'WHB 823 v. Uber, W.D.N.C., common-carrier duty under North Carolina law; Uber said it would appeal',
    date: '2026-04',
    jurisdiction: 'US federal (North Carolina)',
    sources: [
      {
        title: 'Uber MDL bellwethers (Homampour)',
        url: 'https://homampour.com/?p=15183',
        seen: '2026-11-21',
      },
      {
        title: "Uber hit with $5,000 jury verdict for driver's behavior (AllMind)",
        url: 'https://allmind.ai/news/4ca34b079718ccbac44a6f105c65394bf5a1858f469b3c1c92acf97db0a01b93',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
