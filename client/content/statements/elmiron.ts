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
      {
        title: 'Elmiron safety information (Janssen CarePath)',
        url: 'https://www.janssencarepath.com/patient/elmiron/cost-support',
        seen: '2026-11-21',
      },
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
  'elmiron-mdl': {
    kind: 'court',
    refersTo: 'In re Elmiron (Pentosan Polysulfate Sodium) Products Liability Litigation, MDL 2973',
    date: '2020-12-15',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'JPML Urged To Ship Elmiron Eye Damage Suits To NJ (Law360)',
        url: 'https://www.law360.com/articles/1333042/jpml-urged-to-ship-elmiron-eye-damage-suits-to-nj',
        published: '2020-12-03',
        seen: '2026-11-23',
      },
      {
        title: 'NJ’s the Place for Eye Damage MDL, Patients Say (Law360)',
        url: 'https://www.law360.com/articles/1313950/nj-s-the-place-for-eye-damage-mdl-patients-say',
        published: '2020-09-25',
        seen: '2026-11-23',
      },
      {
        title: 'Plaintiffs win motion to centralize Elmiron lawsuits (Parker Waichman, PR Newswire)',
        url: 'https://www.prnewswire.com/news-releases/press-release--parker-waichman-llp-reports-plaintiffs-win-motion-to-centralize-all-pending-national-elmiron-retinal-damage-lawsuits-to-the-district-of-new-jersey-301196250.html',
        published: '2020-12',
        seen: '2026-11-21',
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
      {
        title: 'Pentosan Polysulfate Maculopathy (EyeWiki, American Academy of Ophthalmology)',
        url: 'https://eyewiki.aao.org/Pentosan_Polysulfate_Maculopathy',
        published: '2023-01-24',
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
