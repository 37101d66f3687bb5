import type { Statements } from '../statement';

export const elmiron = {
  'elmiron-label-2020': {
    kind: 'agency',
    refersTo: 'Label change: retinal pigmentary changes',
    date: '2020-06-16',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'ELMIRON: letter to doctors on the label change of June 2020 (Janssen; copy at a doctor’s wiki)',
        url: 'https://www.wiki.scottlarsonmd.com/doku.php?do=diff&id=elmiron&rev=1598230078',
        published: '2020',
        seen: '2026-11-23',
      },
    ],
    reported: 'The maker, in its letter to doctors',
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'elmiron-label-exams': {
    kind: 'medical',
    refersTo: 'Safety information on Elmiron',
    date: '2020-06',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Elmiron medication guide, approved by the FDA (DailyMed, National Library of Medicine)',
        url: 'https://dailymed.nlm.nih.gov/dailymed/medguide.cfm?setid=f0ba651e-3d8a-11df-8fbe-119855d89593',
        published: '2024-07',
        seen: '2026-11-26',
      },
    ],
    reported: 'The maker, in its letter to doctors',
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'elmiron-mdl': {
    kind: 'court',
    refersTo: 'In re Elmiron (Pentosan Polysulfate Sodium) Products Liability Litigation, MDL 2973',
    date: '2020-12-15',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Elmiron case management orders, MDL 2973 (U.S. District Court, D.N.J.)',
        url: 'https://www.njd.uscourts.gov/elmiron-case-management-orders',
        seen: '2026-11-29',
        unopened: true,
      },
      {
        title: 'JPML Centralizes Elmiron Eye Damage Cases in N.J. Federal Court (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/4/drugs/articles/26556/jpml-centralizes-elmiron-eye-damage-cases-in-nj-federal-court/',
        published: '2020-12-16',
        seen: '2026-11-29',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'elmiron-first-report': {
    kind: 'study',
    refersTo:
      'Pearce, Chen and Jain, Pigmentary Maculopathy Associated with Chronic Exposure to Pentosan Polysulfate Sodium, Ophthalmology 125:1793',
    date: '2018-11',
    jurisdiction: 'US',
    sources: [
      {
        title:
          'Pigmentary Maculopathy Associated with Chronic Exposure to Pentosan Polysulfate Sodium (Ophthalmology)',
        url: 'https://doi.org/10.1016/j.ophtha.2018.04.026',
        published: '2018-11',
        seen: '2026-11-21',
      },
      {
        title: 'Review of pentosan maculopathy (PubMed Central)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9096915',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'elmiron-firm-rule': {
    kind: 'firm',
    refersTo: 'Rule of the firm for taking Elmiron cases, as the specification gives it',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: '2027-02-21',
    beside: ['elmiron-label-2020', 'elmiron-label-exams'],
  },
  'elmiron-firm-years': {
    kind: 'firm',
    refersTo: 'Rule of the firm: how long the person must have taken the medicine',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'elmiron-firm-onset': {
    kind: 'firm',
    refersTo: 'Rule of the firm: when symptoms must have begun, counted from the last use',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
