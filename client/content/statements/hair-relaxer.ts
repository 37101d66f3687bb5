import type { Statements } from '../statement';

export const hairRelaxer = {
  'hair-nih-2022': {
    kind: 'study',
    refersTo:
      'Chang and others, Sister Study, JNCI 2022;114:1636: 1.64 percent (never) and 4.05 percent (frequent use)',
    date: '2022-10-17',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Hair-straightening products linked with uterine cancer risk (CTV / Reuters)',
        url: 'https://www.ctvnews.ca/health/hair-straightening-products-linked-with-uterine-cancer-risk-study-1.6113725',
        published: '2022-10',
        seen: '2026-11-21',
      },
      {
        title: 'NIH study of hair straighteners (ASA Monitor)',
        url: 'https://pubs.asahq.org/monitor/article-abstract/87/1/23/137422/Trends-amp-Technology?redirectedFrom=fulltext',
        published: '2023-01',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'hair-mdl-3060': {
    kind: 'court',
    refersTo: 'In re Hair Relaxer Marketing, Sales Practices, and Products Liability Litigation',
    date: '2023-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'MDL Judge Refuses to Dismiss Hair Straightener Class Action (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/39867/mdl-judge-refuses-to-dismiss-hair-straightener-class-action-complaint/',
        published: '2024-09-30',
        seen: '2026-11-21',
      },
      {
        title:
          'Hair Relaxer MDL Judge Dismisses 112 Actions Without Prejudice (HarrisMartin; Judge Rowland, N.D. Ill.)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/50097/hair-relaxer-mdl-judge-dismisses-112-actions-without-prejudice/',
        published: '2025-01-15',
        seen: '2026-11-23',
      },
      {
        title: 'The Story and Science Behind Hair Relaxer MDLs (Law Street Media)',
        url: 'https://manage.lawstreetmedia.com/insights/the-story-and-science-behind-hair-relaxer-mdls',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'hair-fda-proposal-2023': {
    kind: 'agency',
    refersTo:
      'FDA plan for a rule on formaldehyde in hair-smoothing products, RIN 0910-AI83; its own date of December 31, 2025 passed',
    date: '2025-12-31',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Unified Agenda, RIN 0910-AI83, Use of Formaldehyde ... in Hair Smoothing Products (reginfo.gov)',
        url: 'https://www.reginfo.gov/public/do/eAgendaViewRule?RIN=0910-AI83&pubId=202310',
        published: '2023-10',
        seen: '2026-11-23',
      },
      {
        title: 'FDA misses deadline to propose formaldehyde ban in hair products (WSOC-TV)',
        url: 'https://www.wsoctv.com/news/local/fda-misses-deadline-propose-formaldehyde-ban-hair-products/L7A776SISFDQPAYLZWYHUHAP34/',
        published: '2026-01-05',
        seen: '2026-11-23',
      },
      {
        title:
          'Congresswomen press FDA on why a proposal to ban hair-straightening chemicals is delayed (AP at KION)',
        url: 'https://kion546.com/news/2024/08/28/congresswomen-press-fda-on-why-a-proposal-to-ban-hair-straightening-chemicals-is-delayed',
        published: '2024-08-28',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'hair-112-dismissed-2025': {
    kind: 'court',
    refersTo: '112 actions dismissed without prejudice, MDL 3060',
    date: '2025-01-15',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Hair Relaxer MDL Judge Dismisses 112 Actions Without Prejudice (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/50097/hair-relaxer-mdl-judge-dismisses-112-actions-without-prejudice/',
        published: '2025-01-15',
        seen: '2026-11-23',
      },
    ],
    reported: 'HarrisMartin',
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'hair-40-cases-2025': {
    kind: 'court',
    refersTo: 'Order to select 40 bellwether cases, MDL 3060',
    date: '2025-01-31',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Hair Relaxer MDL Judge Orders Parties to Select 40 Bellwether Claims (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/53364/hair-relaxer-mdl-judge-orders-parties-to-select-40-bellwether-claims/',
        published: '2025-02-14',
        seen: '2026-11-23',
      },
    ],
    reported: 'HarrisMartin',
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'hair-experts-2026': {
    kind: 'court',
    refersTo: 'Motions on the admission of experts due April 1, 2026; science day set for January 8, 2026',
    date: '2026-04-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'MDL Judge To Weigh Hair Relaxer Cancer Evidence in Mid-2026 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/hair-relaxer-lawsuit/mdl-judge-hair-relaxer-cancer-evidence-mid-2026',
        published: '2025',
        seen: '2026-11-24',
      },
      {
        title: 'Hair Relaxer: case news and developments (PlaintiffAlly)',
        url: 'https://www.plaintiffally.com/case-news-developments/hair-relaxer',
        published: '2025-12-09',
        seen: '2026-11-24',
      },
    ],
    reported: 'sites of lawyers for the women',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
  'hair-cases-11000': {
    kind: 'status',
    refersTo: 'Cases pending in MDL 3060: 10,844 on December 9, 2025; about 11,000 in early 2026',
    date: '2025-12-09',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Hair Relaxer: case news and developments (PlaintiffAlly): 10,844',
        url: 'https://www.plaintiffally.com/case-news-developments/hair-relaxer',
        published: '2025-12-09',
        seen: '2026-11-24',
      },
      {
        title:
          'Hair Relaxer Lawsuit MDL Status Hearings Scheduled Throughout 2026 (AboutLawsuits): about 11,000',
        url: 'https://www.aboutlawsuits.com/hair-relaxer-lawsuit/hair-relaxer-lawsuit-mdl-status-hearings-2026',
        published: '2026',
        seen: '2026-11-24',
      },
    ],
    reported: 'sites of lawyers for the women',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
  'hair-first-trials-2027': {
    kind: 'court',
    refersTo: 'First bellwether trials in MDL 3060',
    planned: '2027',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Hair Relaxer Lawsuit MDL Status Hearings Scheduled Throughout 2026 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/hair-relaxer-lawsuit/hair-relaxer-lawsuit-mdl-status-hearings-2026',
        published: '2026',
        seen: '2026-11-24',
      },
    ],
    reported: 'a site of lawyers for the women',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
