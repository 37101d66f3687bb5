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
        title: 'Use of Straighteners and Other Hair Products and Incident Uterine Cancer, JNCI (Scribd copy)',
        url: 'https://scribd.com/document/680325047/Productos-alisadores-de-cabello-aumentan-riesgo-de-padecer-cancer-de-utero',
        published: '2022-10-17',
        seen: '2026-11-21',
      },
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
        title: 'Hair relaxer research memo, May 2026',
        url: 'https://vibeagentmaking.com/research/hair-relaxer-memo/',
        published: '2026-05',
        seen: '2026-11-21',
      },
      {
        title: 'Hair Relaxer Lawsuits Consolidated Into MDL (Justice Counts)',
        url: 'https://justicecounts.com/tag/hair-straighteners/',
        published: '2023-03-31',
        seen: '2026-11-21',
      },
      {
        title: 'MDL Judge Refuses to Dismiss Hair Straightener Class Action (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/39867/mdl-judge-refuses-to-dismiss-hair-straightener-class-action-complaint/',
        published: '2024-09-30',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'hair-fda-proposal-2023': {
    kind: 'agency',
    refersTo: 'FDA proposed rule on formaldehyde in hair-smoothing products',
    date: '2023-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'FDA Ban on Hair Relaxers With Formaldehyde Delayed Again (AboutLawsuits)',
        url: 'https://aboutlawsuits.com/hair-relaxer-lawsuit/hair-relaxer-formaldehyde-ban-again-delayed-by-fda-reports',
        seen: '2026-11-21',
      },
      {
        title: 'FDA Proposes Hair Relaxer Ban Due to Formaldehyde (Justice Counts)',
        url: 'https://justicecounts.com/tag/hair-straighteners/',
        published: '2023-11-20',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'hair-32-cases': {
    kind: 'status',
    refersTo: 'Bellwether discovery pool, MDL 3060',
    date: '2026',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Hair Relaxer Lawsuit MDL Status Hearings Scheduled Throughout 2026 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/hair-relaxer-lawsuit/hair-relaxer-lawsuit-mdl-status-hearings-2026',
        seen: '2026-11-21',
      },
      {
        title: 'Hair Relaxer: Daubert (Lawsuit Intelligencer)',
        url: 'https://lawsuitintelligencer.com/hair-relaxer-daubert-economics',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'hair-cases-2026': {
    kind: 'status',
    refersTo:
      'MDL 3060: about 11,000 (AboutLawsuits, early 2026), 11,526 (JPML report of May 1, 2026 as cited)',
    date: '2026-05',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Hair Relaxer Lawsuit MDL Status Hearings Scheduled Throughout 2026 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/hair-relaxer-lawsuit/hair-relaxer-lawsuit-mdl-status-hearings-2026',
        seen: '2026-11-21',
      },
      {
        title: 'Hair Relaxer: Daubert (Lawsuit Intelligencer)',
        url: 'https://lawsuitintelligencer.com/hair-relaxer-daubert-economics',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'hair-trials-2027': {
    kind: 'deadline',
    refersTo: 'Expected first bellwether trials, MDL 3060',
    date: '2027',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Hair Relaxer Lawsuit MDL Status Hearings Scheduled Throughout 2026 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/hair-relaxer-lawsuit/hair-relaxer-lawsuit-mdl-status-hearings-2026',
        seen: '2026-11-21',
      },
      {
        title: 'Hair Relaxer: Daubert (Lawsuit Intelligencer)',
        url: 'https://lawsuitintelligencer.com/hair-relaxer-daubert-economics',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
