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
        title:
          'Use of Straighteners and Other Hair Products and Incident Uterine Cancer, Journal of the National Cancer Institute, djac165',
        url: 'https://academic.oup.com/jnci/advance-article/doi/10.1093/jnci/djac165/6759686',
        published: '2022-10-17',
        seen: '2026-11-29',
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
        title:
          'In re Hair Relaxer Marketing Sales Practices and Products Liability Litigation, MDL 3060, No. 23-cv-00818 (N.D. Ill. Nov. 13, 2023) (Casetext)',
        url: 'http://www.casetext.com/case/in-re-hair-relaxer-mktg-sales-practices-prods-liab-litig',
        published: '2023-11-13',
        seen: '2026-11-29',
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
} satisfies Statements;
