import type { Statements } from '../statement';

export const herniaMesh = {
  'mesh-kugel-recall': {
    kind: 'agency',
    refersTo: 'Composix Kugel Mesh X-Large Patch recall',
    date: '2005-12',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Kugel Mesh Litigation: A Summary (Lawsuit Update Center)',
        url: 'https://www.lawsuitupdatecenter.com/kugel_mesh_litigation_a_summary_of_the_problem.html',
        seen: '2026-11-21',
      },
      {
        title: 'Kugel Mesh Hernia Patch recall (Maryland Injury Law Center)',
        url: 'https://marylandinjurylawcenter.com/amp/kugel_hernia_patch_lawyers_the_kugel_mesh_hernia_patch_recall.html',
        seen: '2026-11-21',
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
        title: 'C.R. Bard to Settle Most Kugel Mesh Hernia Patch Lawsuits (Parker Waichman)',
        url: 'http://www.yourlawyer.com/articles/title/cr-bard-to-settle-most-kugel-mesh-hernia-patch-lawsuits',
        published: '2011-07-05',
        seen: '2026-11-21',
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
        title: 'Stay Issued Pending Settlement of Bard Hernia Mesh Lawsuits (AboutLawsuits)',
        url: 'https://aboutlawsuits.com/hernia-mesh-1364/stay-issued-pending-settlement-of-bard-hernia-mesh-lawsuits-in-mdl',
        seen: '2026-11-21',
      },
      {
        title: 'Hernia mesh lawsuits (Motley Rice)',
        url: 'https://www.motleyrice.com/medical-devices/hernia-mesh',
        published: '2025-04',
        seen: '2026-11-21',
      },
      {
        title: 'Hernia Mesh Litigation Tracker (Trustwell Law)',
        url: 'https://trustwelllaw.com/devices/hernia-mesh-lawsuit/litigation-tracker',
        seen: '2026-11-21',
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
        title: 'Agreement to Settle nearly 38,000 Bard Hernia Mesh Lawsuits',
        url: 'https://lawyersandsettlements.com/legal-news/mesh-complications/agreement-settle-nearly-38-000-bard-hernia-mesh-lawsuits-24000.html',
        seen: '2026-11-21',
      },
      {
        title: 'Hernia mesh lawsuits (Motley Rice)',
        url: 'https://www.motleyrice.com/medical-devices/hernia-mesh',
        published: '2025-04',
        seen: '2026-11-21',
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
        title: 'Hernia Mesh Litigation Tracker (Trustwell Law)',
        url: 'https://trustwelllaw.com/devices/hernia-mesh-lawsuit/litigation-tracker',
        seen: '2026-11-21',
      },
      {
        title: 'Pending lawsuits, hernia mesh manufacturers (Gerling Law)',
        url: 'https://www.gerlinglaw.com/pending-lawsuits-hernia-mesh-manufacturers/',
        published: '2020-10',
        seen: '2026-11-21',
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
        title: 'Hernia Mesh Litigation Tracker (Trustwell Law)',
        url: 'https://trustwelllaw.com/devices/hernia-mesh-lawsuit/litigation-tracker',
        seen: '2026-11-21',
      },
      {
        title: 'Hernia mesh lawsuits (Motley Rice)',
        url: 'https://www.motleyrice.com/medical-devices/hernia-mesh',
        published: '2025-04',
        seen: '2026-11-21',
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
      {
        title: 'What Are the Symptoms of a Hernia Mesh Complication? (Reference, citing the FDA)',
        url: 'https://www.reference.com/world-view/symptoms-hernia-mesh-complication-4f59981e2f330d48',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
} satisfies Statements;
