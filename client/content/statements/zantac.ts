import type { Statements } from '../statement';

export const zantac = {
  'zantac-ndma-2a': {
    kind: 'medical',
    refersTo: 'IARC Suppl. 7 (1987)',
    date: '1987',
    jurisdiction: 'international',
    sources: [
      {
        title: 'IARC summary, N-Nitrosodimethylamine, Suppl. 7 (1987): Group 2A (INCHEM)',
        url: 'http://www.inchem.org/documents/iarc/vol01/n-nitrosodimethylamine.html',
        published: '1998-03-12',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'zantac-fda-2020': {
    kind: 'agency',
    refersTo: 'FDA request of April 1, 2020',
    date: '2020-04-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'FDA Requests Removal of All Ranitidine Products (Zantac) from the Market (FDA, April 1, 2020)',
        url: 'https://www.fda.gov/news-events/press-announcements/fda-requests-removal-all-ranitidine-products-zantac-market',
        published: '2020-04-01',
        seen: '2026-11-29',
        unopened: true,
      },
      {
        title: 'BRIEF: FDA Requests Removal Of All Ranitidine Products (Zantac) From Market (Reuters)',
        url: 'https://www.reuters.com/article/brief-fda-requests-removal-of-all-raniti/brief-fda-requests-removal-of-all-ranitidine-products-from-market-idUSFWN2BP0YU',
        published: '2020-04-01',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'zantac-mdl-2022': {
    kind: 'court',
    refersTo: 'In re Zantac (Ranitidine) Products Liability Litigation, MDL 2924, No. 20-MD-2924',
    date: '2022-12-06',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'In re Zantac (Ranitidine) Prods. Liab. Litig., MDL No. 2924, December 6, 2022 (vLex)',
        url: 'https://case-law.vlex.com/vid/in-re-zantac-ranitidine-916198286',
        published: '2022-12-06',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'zantac-delaware-trial-court': {
    kind: 'court',
    refersTo: 'In re Zantac, Del. Super. Ct., C.A. N22C-09-101',
    date: '2024-05-31',
    jurisdiction: 'Delaware',
    sources: [
      {
        title: 'In re Zantac (Ranitidine) Litig., Omnibus Order, Del. Super. May 31, 2024 (Casetext)',
        url: 'https://e.casetext.com/case/in-re-zantac-ranitidine-litig',
        published: '2024-05-31',
        seen: '2026-11-23',
      },
      {
        title:
          'In re Zantac (Ranitidine) Litig., C.A. N22C-09-101 ZAN (Del. Super. July 1, 2024), order that recites the order of May 31, 2024 (Casetext)',
        url: 'http://print.casetext.com/case/in-re-zantac-ranitidine-litig-1',
        published: '2024-07-01',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['zantac-delaware-2025'],
  },
  'zantac-gsk-2024': {
    kind: 'settlement',
    refersTo: 'GSK State Courts Settlement',
    date: '2024-10-09',
    jurisdiction: 'US states',
    sources: [
      {
        title:
          'GSK shares seen opening higher after settlement of 80,000 Zantac lawsuits (Business Recorder)',
        url: 'https://www.brecorder.com/news/40326410/gsk-shares-seen-opening-higher-after-settlement-of-80000-zantac-lawsuits',
        published: '2024-10-10',
        seen: '2026-11-24',
      },
      {
        title: 'GSK statement: settlement agreements reached',
        url: 'https://us.gsk.com/en-us/media/press-releases/statement-zantac-ranitidine-litigation-settlement-agreements-reached',
        published: '2024-10-09',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'zantac-delaware-2025': {
    kind: 'court',
    refersTo: 'In re Zantac (Ranitidine) Litigation, No. 255, 2024 (Del.)',
    date: '2025-07-10',
    jurisdiction: 'Delaware',
    sources: [
      {
        title: 'Commentary on In re Zantac, No. 255, 2024 (Del. July 10, 2025) (Casemine)',
        url: 'https://www.casemine.com/commentary/us/from-%E2%80%9Cliberal-thrust%E2%80%9D-to-rigorous-gate-keeping:-delaware-supreme-court-aligns-d.r.e.-702-with-federal-rule-702-and-mandates-product-specific-causation-%E2%80%94-commentary-on-in-re-zantac-(ranitidine)-litigation/view',
        published: '2025-07',
        seen: '2026-11-21',
      },
      {
        title: 'Delaware Court Sides With Zantac Makers on Cancer Claims (Bloomberg at Insurance Journal)',
        url: 'https://www.insurancejournal.com/news/national/2025/07/11/331725.htm',
        published: '2025-07-11',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'zantac-mdl-2924': {
    kind: 'court',
    refersTo: 'In re Zantac (Ranitidine) Products Liability Litigation, MDL 2924, No. 20-MD-2924',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'In re Zantac (Ranitidine) Prods. Liab. Litig., MDL No. 2924, December 6, 2022 (vLex)',
        url: 'https://case-law.vlex.com/vid/in-re-zantac-ranitidine-916198286',
        published: '2022-12-06',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'zantac-appeal-2025': {
    kind: 'court',
    refersTo:
      'Eleventh Circuit, appeal from the summary judgment order of December 6, 2022; panel Jordan, Lagoa, Covington',
    date: '2025-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Oral Argument in Zantac MDL (Southern District of Florida Blog)',
        url: 'https://sdfla.blogspot.com/2025/10/oral-argument-in-zantac-mdl.html?m=1&showComment=1760716454041',
        published: '2025-10-16',
        seen: '2026-11-24',
      },
    ],
    reported: 'the Southern District of Florida Blog',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
