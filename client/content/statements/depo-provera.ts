import type { Statements } from '../statement';

export const depoProvera = {
  'depo-bmj-2024': {
    kind: 'study',
    refersTo:
      'Roland and others, BMJ 2024;384:e078078: injectable medroxyprogesterone acetate, odds ratio 5.55 (2.27 to 13.56), 9 of 18,061 cases against 11 of 90,305 controls',
    date: '2024-03-27',
    jurisdiction: 'France',
    sources: [
      {
        title: 'Use of progestogens and the risk of intracranial meningioma, BMJ 2024;384:e078078',
        url: 'http://bmj.com/content/384/bmj-2023-078078',
        published: '2024-03-27',
        seen: '2026-11-21',
      },
      {
        title: 'EPI-PHARE: Use of progestogens and the risk of intracranial meningioma',
        url: 'https://www.epi-phare.fr/en/study-reports-and-publications/progesteron-meningioma/',
        published: '2024-03-28',
        seen: '2026-11-21',
      },
      {
        title: 'Prolonged use of progestogens may raise risk (HealthDay)',
        url: 'https://healthday.com/healthpro-news/neurology/prolonged-use-of-progestogens-may-raise-risk-for-intracranial-meningioma',
        published: '2024-03-29',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'depo-mdl-3140': {
    kind: 'court',
    refersTo:
      'Transfer order of the Judicial Panel on Multidistrict Litigation; Master Docket No. 3:25md3140',
    date: '2025-02-07',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Depo-Provera Products Liability Litigation, MDL No. 3140 (U.S. District Court, N.D. Fla.)',
        url: 'https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140',
        seen: '2026-11-21',
      },
      {
        title: 'Depo-Provera Lawsuits Consolidated in Florida (Robert King Law Firm)',
        url: 'https://robertkinglawfirm.com/personal-injury/depo-provera-lawsuit/depo-provera-lawsuits-consolidated-in-florida',
        seen: '2026-11-21',
      },
      {
        title: 'Depo-Provera Lawsuits Move Forward in Northern District of Florida MDL (mctlaw)',
        url: 'https://mctlaw.com/product-liability/depo-provera-lawsuits/mdl-consolidated-florida',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'depo-pilot-cases': {
    kind: 'court',
    refersTo: 'Pilot cases named at the conference of February 21, 2025',
    date: '2025-02-21',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Five Depo-Provera pilot lawsuits selected (AboutLawsuits)',
        url: 'https://aboutlawsuits.com/depo-provera-lawsuit/five-pilot-depo-provera-lawsuits-already-selected-for-early-trial-dates',
        seen: '2026-11-21',
      },
      {
        title: 'Depo-Provera case management (TortAdvisor)',
        url: 'https://tortadvisor.com/category/depo-provera',
        published: '2025-03-01',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'depo-preemption-motion': {
    kind: 'court',
    refersTo: 'Motion for summary judgment on federal preemption in the pilot cases',
    date: '2025-08',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Depo-Provera Lawsuits Face Early Hurdle (Drugwatch)',
        url: 'https://www.drugwatch.com/news/2025/08/28/depo-provera-lawsuits-face-early-hurdle-as-pfizer-looks-to-knock-out-key-claims',
        published: '2025-08-28',
        seen: '2026-11-21',
      },
      {
        title: 'Depo-Provera category, schedule of briefs (Carey Law)',
        url: 'https://www.careypersonalinjury.com/category/uncategorized/',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'depo-label-2025': {
    kind: 'agency',
    refersTo: 'FDA approval letter, NDA 020246/S-074 and NDA 021583/S-045',
    date: '2025-12-12',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'FDA adds brain tumor warning to Depo-Provera label (epocrates)',
        url: 'https://epocrates.com/online/article/fda-adds-brain-tumor-warning-to-depo-provera-label',
        published: '2025-12-23',
        seen: '2026-11-21',
      },
      {
        title: 'Pfizer Updates Depo-Provera Warning Labels (Pope McGlamry)',
        url: 'https://www.pmkm.com/pfizer-depo-provera-warning-labels-brain-tumor-reports',
        seen: '2026-11-21',
      },
      {
        title:
          'FDA approves label change for Depo-Provera, adding brain tumor warning (NBC News via bioethics.com)',
        url: 'https://bioethics.com/archives/100818',
        published: '2025-12-16',
        seen: '2026-11-21',
      },
      {
        title: 'FDA: Depo-Provera Labels Must Warn of Meningioma Risk (Levin)',
        url: 'https://levinlaw.com/?p=12839',
        published: '2025-12-22',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'depo-label-text': {
    kind: 'agency',
    refersTo: 'Text of the label change of December 2025',
    date: '2025-12-12',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'FDA: Depo-Provera Labels Must Warn of Meningioma Risk (Levin)',
        url: 'https://levinlaw.com/?p=12839',
        published: '2025-12-22',
        seen: '2026-11-21',
      },
      {
        title: 'Pfizer Updates Depo-Provera Warning Labels (Pope McGlamry)',
        url: 'https://www.pmkm.com/pfizer-depo-provera-warning-labels-brain-tumor-reports',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'depo-label-refused-first': {
    kind: 'agency',
    refersTo: 'History of the label change',
    date: '2025-06',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'FDA approves label change for Depo-Provera (Benzinga via Webull)',
        url: 'https://www.webull.ca/zh/news-detail/14043228466398208',
        seen: '2026-11-21',
      },
      {
        title: 'FDA approves label change for Depo-Provera (NBC text)',
        url: 'https://www.orva.online/fda-approves-label-change-for-depo-provera-adding-brain-tumor-warning',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'depo-preemption-2026': {
    kind: 'court',
    refersTo: 'Supplemental briefing ordered December 19, 2025; brief reported February 4, 2026',
    date: '2026-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title: "Drugmakers Argue Claims In Depo-Provera MDL Are Preempted (Mealey's)",
        url: 'https://www.mealeys.com/mealeys/articles/2438019/drugmakers-argue-claims-in-depo-provera-mdl-are-preempted-by-federal-law',
        published: '2026-02-04',
        seen: '2026-11-21',
      },
      {
        title: 'FDA: Depo-Provera Labels Must Warn of Meningioma Risk (Levin)',
        url: 'https://levinlaw.com/?p=12839',
        published: '2025-12-22',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'depo-first-trial-plan': {
    kind: 'deadline',
    refersTo: '9th case management conference of December 19, 2025 and proposed schedule',
    date: '2026-12-07',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Depo-Provera MDL Litigation Updates (Pope McGlamry)',
        url: 'https://www.pmkm.com/depo-provera-mdl-litigation-updates',
        seen: '2026-11-21',
      },
      {
        title: 'Proposed Depo-Provera Lawsuit Schedule Calls for First Trial in Dec. 2026 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/depo-provera-lawsuit/proposed-depo-provera-lawsuit-schedule-first-trial-dec-2026',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2026-12-14',
  },
  'depo-three-months': {
    kind: 'medical',
    refersTo: 'How long one shot lasts',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Depo Provera (Klickitat County public health)',
        url: 'http://www.klickitatcounty.org/365/Depo-Provera',
        seen: '2026-11-21',
      },
      {
        title: 'Injectable, Depo-Provera (New Life OB/GYN)',
        url: 'https://newlifeobgyn.com/?p=10215',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
} satisfies Statements;
