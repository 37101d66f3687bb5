import type { Statements } from '../statement';

export const philipsCpap = {
  'philips-recall-2021': {
    kind: 'agency',
    refersTo: 'Recall of June 14, 2021: polyester-based polyurethane (PE-PUR) foam',
    date: '2021-06-14',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'In re Philips Recalled CPAP, MDL No. 3014: transfer order of October 8, 2021 (Judicial Panel on Multidistrict Litigation)',
        url: 'https://docs.justia.com/cases/federal/district-courts/none/jpml/1:2021cv00989/1450541/20',
        published: '2021-10-08',
        seen: '2026-11-26',
      },
      {
        title:
          'Foam Testing Summary for Recalled Philips Ventilators, BiPAP Machines, and CPAP Machines (FDA; copy of February 20, 2024)',
        url: 'https://www.fda.gov/medical-devices/recalled-philips-ventilators-bipap-machines-and-cpap-machines/foam-testing-summary-recalled-philips-ventilators-bipap-machines-and-cpap-machines',
        seen: '2026-11-29',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'philips-economic-479': {
    kind: 'settlement',
    refersTo: 'Economic-loss class settlement, submitted September 7, 2023',
    date: '2023-09-07',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Users of Philips CPAP can file for part of expected $479 million settlement (ValleyCentral, KVEO)',
        url: 'https://www.valleycentral.com/news/users-of-philips-cpac-can-file-for-part-of-expected-479-million-settlement/',
        published: '2023-12-13',
        seen: '2026-11-23',
      },
      {
        title: 'Claims period open for Philips CPAP users in $479M settlement (Sleep Review)',
        url: 'https://sleepreviewmag.com/sleep-treatments/therapy-devices/cpap-pap-devices/claims-period-open-philips-cpap-users-479m-settlement/',
        published: '2024',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'philips-consent-decree-2024': {
    kind: 'court',
    refersTo: 'Consent decree of permanent injunction, W.D. Pa.',
    date: '2024-04-09',
    jurisdiction: 'US federal',
    sources: [
      {
        title: "Federal court, Philips Respironics enter consent decree (Becker's)",
        url: 'https://beckershospitalreview.com/supply-chain/federal-court-philips-respironics-enter-consent-decree.html',
        seen: '2026-11-21',
      },
      {
        title: 'Court restricts Philips Respironics CPAP and BiPAP production (24x7)',
        url: 'https://24x7mag.com/medical-equipment/patient-care-equipment/ventilators/court-restricts-philips-respironics-cpap-and-bipap-production/',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'philips-economic-final-2024': {
    kind: 'court',
    refersTo: 'Memorandum opinion, Doc. 2735, MDL 3014, on final approval',
    date: '2024-04-25',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'In re Philips Recalled CPAP, No. 2:2021mc01230, Document 2735 (W.D. Pa. 2024) (Justia)',
        url: 'https://law.justia.com/cases/federal/district-courts/pennsylvania/pawdce/2:2021mc01230/283527/2735/',
        published: '2024-04-25',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'philips-pi-1100': {
    kind: 'settlement',
    refersTo:
      'Settlement announced with first-quarter 2024 results: $1.075 billion personal injury plus $25 million medical monitoring',
    date: '2024-04-29',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Koninklijke Philips N.V., annual report 2024 (Form 20-F), note 24 Contingencies (SEC)',
        url: 'https://www.sec.gov/Archives/edgar/data/313216/000031321625000009/R31.htm',
        published: '2025-02',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'philips-pi-split': {
    kind: 'settlement',
    refersTo: 'Parts of the 2024 settlement',
    date: '2024-05-09',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Koninklijke Philips N.V., annual report 2024 (Form 20-F), note 24 Contingencies (SEC)',
        url: 'https://www.sec.gov/Archives/edgar/data/313216/000031321625000009/R31.htm',
        published: '2025-02',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'philips-58000': {
    kind: 'settlement',
    refersTo: 'Claims filed or entered in the census registry, April 2024',
    date: '2024-04-29',
    jurisdiction: 'US federal',
    sources: [
      {
        title: "Philips settles CPAP lawsuit for $1.1B (Becker's Hospital Review)",
        url: 'https://beckershospitalreview.com/legal-regulatory-issues/philips-settles-cpap-lawsuit-for-1-1b.html',
        seen: '2026-11-21',
      },
      {
        title:
          'Philips settles sleep apnea device lawsuits for $1.1 billion (CBS News): more than 58,000 registered',
        url: 'https://cbsnews.com/texas/video/philips-settles-sleep-apnea-device-lawsuits-for-1-1-billion',
        published: '2024',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'philips-mdl-3014': {
    kind: 'status',
    refersTo:
      'In re Philips Recalled CPAP, Bi-Level PAP, and Mechanical Ventilator Products Litigation, Master Docket Misc. No. 21-1230',
    date: '2021',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'In re Philips Recalled CPAP, No. 2:2021mc01230, Document 2735 (W.D. Pa. 2024) (Justia)',
        url: 'https://law.justia.com/cases/federal/district-courts/pennsylvania/pawdce/2:2021mc01230/283527/2735/',
        published: '2024-04-25',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'philips-early-stages': {
    kind: 'firm',
    refersTo:
      'Page copy that the specification of the site gives; overtaken by the settlements of 2023 and 2024',
    jurisdiction: 'US federal',
    sources: [],
    reviewed: null,
    dueAgain: '2027-02-21',
    beside: ['philips-economic-479', 'philips-pi-1100'],
  },
  'philips-symptoms': {
    kind: 'agency',
    refersTo: 'What Philips reported with the recall of June 2021: complaints received, and risks named',
    date: '2021-06',
    jurisdiction: 'international',
    sources: [
      {
        title: 'Questions on the recall (Philips)',
        url: 'https://www.philips.com.lb/healthcare/e/sleep/communications/src-update/questions/q2',
        seen: '2026-11-21',
      },
      {
        title:
          'FDA safety alert of June 30, 2021: Philips Respironics ventilators, BiPAP and CPAP machines (Hayes)',
        url: 'https://hayesinc.com/news/fda-safety-alert-philips-respironics-ventilators-bipap-and-cpap-machines/hns07012021',
        published: '2021-07-01',
        seen: '2026-11-23',
      },
    ],
    reported: 'Philips, in its recall notice',
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'philips-economic-deadline-2024': {
    kind: 'deadline',
    refersTo: 'Last day for claims in the settlement for money losses',
    date: '2024-08-09',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Users of Philips CPAP can file for part of expected $479 million settlement (ValleyCentral, KVEO)',
        url: 'https://www.valleycentral.com/news/users-of-philips-cpac-can-file-for-part-of-expected-479-million-settlement/',
        published: '2023-12-13',
        seen: '2026-11-23',
      },
      {
        title: 'Claims period open for Philips CPAP users in $479M settlement (Sleep Review)',
        url: 'https://sleepreviewmag.com/sleep-treatments/therapy-devices/cpap-pap-devices/claims-period-open-philips-cpap-users-479m-settlement/',
        published: '2024',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
  },
} satisfies Statements;
