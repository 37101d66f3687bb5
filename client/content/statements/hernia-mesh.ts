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
        title: 'C. R. Bard, Form 8-K of June 30, 2011 (Securities and Exchange Commission)',
        url: 'https://www.sec.gov/Archives/edgar/data/9892/000119312511179040/d8k.htm',
        published: '2011-06-30',
        seen: '2026-11-26',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'mesh-mdl-2846': {
    kind: 'court',
    refersTo:
      'MDL 2846, In re Davol, Inc./C.R. Bard, Inc., Polypropylene Hernia Mesh Products Liability Litigation',
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
  'mesh-covidien-mdl': {
    kind: 'status',
    refersTo: 'MDL 3029, In re Covidien Hernia Mesh Products Liability Litigation (No. II)',
    date: '2022',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'In re Covidien Hernia Mesh Products Liability Litigation (No. II), MDL 3029: transfer order of June 6, 2022 (Judicial Panel on Multidistrict Litigation; FindLaw copy)',
        url: 'https://caselaw.findlaw.com/court/us-jud-pan-mul-lit/2175821.html',
        published: '2022-06-06',
        seen: '2026-11-29',
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
  'mesh-physiomesh-settled-2023': {
    kind: 'settlement',
    refersTo:
      'MDL 2782 (N.D. Ga.): more than 200 remaining cases dismissed on December 1, 2023 after a settlement; earlier term sheets of 2021 and 2023',
    date: '2023-12-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'J&J hernia mesh settlement prompts judge to dismiss more than 200 cases (MedTech Dive)',
        url: 'https://medtechdive.com/news/jj-hernia-mesh-settlement-prompts-judge-to-dismiss-more-than-200-cases/701668',
        published: '2023-12',
        seen: '2026-11-24',
      },
      {
        title:
          'Johnson & Johnson’s Ethicon settles remaining Physiomesh suits (Medical Design & Outsourcing)',
        url: 'https://www.medicaldesignsourcing.com/johnson-johnsons-ethicon-settles-remaining-physiomesh-suits/',
        published: '2023-12',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'mesh-cqur-settled-2022': {
    kind: 'settlement',
    refersTo: 'MDL 2753 (D.N.H.): confidential settlement; motion for a settlement fund',
    date: '2022-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Court Asked To Create Fund In Atrium Defective Mesh MDL (CMTAS)',
        url: 'https://cmtas.com/2022/01/17/court-asked-to-create-fund-in-atrium-defective-mesh-mdl/',
        published: '2022-01-17',
        seen: '2026-11-24',
      },
    ],
    reported: 'CMTAS, a company that works on such settlements',
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'mesh-covidien-trial-off': {
    kind: 'court',
    date: '2025-04-08',
    refersTo:
      'Patterson v. Covidien, No. 22-10153 (D. Mass.): trial of February 17, 2026 set on April 8, 2025',
    jurisdiction: 'US federal',
    sources: [
      {
        title: '1st Bellwether Trial Scheduled in Covidien Hernia Mesh MDL (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/59436/1st-bellwether-trial-scheduled-in-covidien-hernia-mesh-mdl/',
        published: '2025-04-15',
        seen: '2026-11-24',
      },
    ],
    reported: 'HarrisMartin',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
