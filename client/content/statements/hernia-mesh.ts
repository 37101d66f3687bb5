import type { Statements } from '../statement';

export const herniaMesh = {
  'mesh-kugel-recall': {
    kind: 'agency',
    refersTo: 'Composix Kugel Mesh X-Large Patch recall',
    date: '2005-12',
    jurisdiction: 'US',
    sources: [
      {
        title:
          'Class 1 Recall: Bard Composix Kugel Mesh Patch, Expansion (FDA; web archive of the University of North Texas)',
        url: 'https://webarchive.library.unt.edu/eot2008/20080916152957/http://www.fda.gov/cdrh/recalls/recall-122205.html',
        published: '2007-01-24',
        seen: '2026-11-23',
      },
      {
        title: 'Class 1 Recall: Bard Composix Kugel Mesh X-Large Patch (FDA; the first notice, same archive)',
        url: 'https://webarchive.library.unt.edu/eot2008/20080916153236/http:/www.fda.gov/cdrh/recalls/recall-122205-previous2.html',
        published: '2006',
        seen: '2026-11-23',
      },
      {
        title: 'FDA issues Class 1 recall on Bard Kugel mesh patch (FDAnews)',
        url: 'https://www.fdanews.com/articles/print/85758-fda-issues-class-1-recall-on-bard-kugel-mesh-patch',
        published: '2006-04-03',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'mesh-184m-2011': {
    kind: 'settlement',
    refersTo:
      'SEC filing of June 30, 2011: agreement in principle; about 2,600 of about 3,500 to 3,600 claims',
    date: '2011-06-30',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Settlement disclosed in lawsuits over hernia patches (Providence Journal)',
        url: 'https://www.providencejournal.com/story/business/2011/07/06/settlement-disclosed-in-lawsuits-over/35436356007/',
        published: '2011-07-06',
        seen: '2026-11-21',
      },
      {
        title:
          'Becton Dickinson Settles Vast Majority of Hernia-Mesh Suits (Bloomberg at BNN): Bard’s earlier litigation over a different mesh',
        url: 'https://bnnbloomberg.ca/business/company-news/2024/10/02/becton-dickinson-settles-vast-majority-of-hernia-mesh-suits',
        published: '2024-10-02',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'mesh-mdl-2846': {
    kind: 'court',
    refersTo: 'In re Davol, Inc./C.R. Bard, Inc., Polypropylene Hernia Mesh Products Liability Litigation',
    date: '2018-08',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'In re Davol/C.R. Bard Polypropylene Hernia Mesh Prods. Liab. Litig., 518 F. Supp. 3d 1028 (S.D. Ohio Feb. 10, 2021) (Casetext)',
        url: 'http://casetext.com/case/in-re-davol-inccr-bard-inc-polypropylene-hernia-mesh-prods-liab-litig-7',
        published: '2021-02-10',
        seen: '2026-11-23',
      },
      {
        title: 'Parties in Davol/Bard Federal Hernia Mesh MDL Head to Mediation (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/4/drugs/articles/31855/parties-in-davol-bard-federal-hernia-mesh-mdl-head-to-mediation/',
        published: '2024-03-01',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'mesh-bard-2024': {
    kind: 'settlement',
    refersTo: 'BD settlement, payments over several years',
    date: '2024-10',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Becton Dickinson agrees to settle about 38,000 hernia mesh suits (Reuters at XM)',
        url: 'https://xm.com/au/research/markets/allNews/reuters/becton-dickinson-agrees-to-settle-about-38000-hernia-mesh-suits-53938751',
        published: '2024-10-03',
        seen: '2026-11-23',
        carries: 'Reuters',
      },
      {
        title: 'Becton Dickinson Settles Vast Majority of Hernia-Mesh Suits (Bloomberg at BNN)',
        url: 'https://bnnbloomberg.ca/business/company-news/2024/10/02/becton-dickinson-settles-vast-majority-of-hernia-mesh-suits',
        published: '2024-10-02',
        seen: '2026-11-23',
      },
      {
        title:
          'Becton Dickinson to pay more than $1 billion, people familiar say (Bloomberg at Claims Journal)',
        url: 'https://claimsjournal.com/news/national/2024/10/04/326642.htm',
        published: '2024-10-04',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'mesh-atrium-ethicon-mdls': {
    kind: 'status',
    refersTo: 'Other hernia mesh MDLs',
    date: '2017',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Defendants’ response in MDL No. 2782, Doc. 30, April 13, 2017 (JPML paper; copy at vdocuments)',
        url: 'https://vdocuments.net/before-the-united-states-judicial-panel-on-the-hernia-and-held-in-place-utilizing.html',
        published: '2017-04-13',
        seen: '2026-11-23',
        carries: 'court',
      },
      {
        title:
          'New Jersey hernia mesh plaintiffs seek centralized docket (PR Newswire): more than 760 federal cases in N.D. Ga.',
        url: 'https://www.prnewswire.com/news-releases/new-jersey-hernia-mesh-lawsuit-plaintiffs-seek-centralized-docket-for-ethicon-multi-layer-polypropylene-device-claims-bernstein-liebhard-llp-reports-300633845.html',
        published: '2018-04-20',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'mesh-covidien-mdl': {
    kind: 'status',
    refersTo: 'In re Covidien Hernia Mesh Products Liability Litigation (No. II)',
    date: '2022',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'JPML Creates Federal Docket for Covidien Hernia Mesh Lawsuits (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/29318/jpml-creates-federal-docket-for-covidien-hernia-mesh-lawsuits/',
        published: '2022-06-09',
        seen: '2026-11-23',
      },
      {
        title: '1st Bellwether Trial Scheduled in Covidien Hernia Mesh MDL (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/59436/1st-bellwether-trial-scheduled-in-covidien-hernia-mesh-mdl/',
        published: '2025-04-15',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'mesh-firm-2006': {
    kind: 'firm',
    refersTo: 'Rule of the firm for taking cases: the day of the surgery',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'mesh-firm-30-days': {
    kind: 'firm',
    refersTo: 'Rule of the firm for taking cases: how long after the surgery',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'mesh-184m-copy': {
    kind: 'firm',
    refersTo:
      'Page copy that the specification of the site gives; read as the Kugel patch settlement of C. R. Bard',
    date: '2011',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['mesh-184m-2011', 'mesh-bard-2024'],
  },
  'mesh-fda-reports': {
    kind: 'agency',
    refersTo: 'FDA review of reports on hernia mesh',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Surgical Mesh for Hernia Repair: FDA Activities (FDA)',
        url: 'https://www.fda.gov/medical-devices/surgical-mesh-used-hernia-repair/surgical-mesh-hernia-repair-fda-activities',
        seen: '2026-11-21',
      },
    ],
    reported: 'The FDA',
    reviewed: null,
    dueAgain: '2027-11-21',
  },
} satisfies Statements;
