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
        title: 'JPML Centralizes Depo-Provera Brain Tumor Actions (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/4/drugs/articles/52574/jpml-centralizes-depo-provera-brain-tumor-actions/',
        published: '2025-02-07',
        seen: '2026-11-23',
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
        title:
          'Depo-Provera MDL Judge Appoints Special Master to Assist in Managing Docket, including five pilot cases (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/54783/depo-provera-mdl-judge-appoints-special-master-to-assist-in-managing-docket/',
        published: '2025-03-03',
        seen: '2026-11-23',
      },
      {
        title:
          'Pfizer says it couldn’t have warned about tumor risk in Depo-Provera lawsuits (Reuters at Tiger Brokers)',
        url: 'https://www.itiger.com/hant/news/2562622486',
        published: '2025-08-25',
        seen: '2026-11-23',
        carries: 'Reuters',
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
        title:
          'Pfizer says it couldn’t have warned about tumor risk in Depo-Provera lawsuits (Reuters at Tiger Brokers)',
        url: 'https://www.itiger.com/hant/news/2562622486',
        published: '2025-08-25',
        seen: '2026-11-23',
        carries: 'Reuters',
      },
      {
        title: 'The same (Reuters at FinanceTom)',
        url: 'https://www.financetom.com/business/pfizer-says-it-couldnt-have-warned-about-tumor-risk-in-depoprovera-lawsuits-423592.htm',
        published: '2025-08-25',
        seen: '2026-11-23',
        carries: 'Reuters',
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
        title:
          'FDA approves label change for Depo-Provera, adding brain tumor warning (NBC News, beginning at bioethics.com)',
        url: 'https://bioethics.com/archives/100818',
        published: '2025-12-16',
        seen: '2026-11-23',
        carries: 'NBC News',
      },
      {
        title: 'FDA adds brain tumor warning to Depo-Provera label (epocrates)',
        url: 'https://epocrates.com/online/article/fda-adds-brain-tumor-warning-to-depo-provera-label',
        published: '2025-12-23',
        seen: '2026-11-23',
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
        title: 'FDA approves label change for Depo-Provera (NBC text, copy)',
        url: 'https://www.orva.online/fda-approves-label-change-for-depo-provera-adding-brain-tumor-warning',
        published: '2025-12-16',
        seen: '2026-11-23',
        carries: 'NBC News',
      },
      {
        title:
          'FDA approves label change for Depo-Provera, adding brain tumor warning (NBC News, beginning at bioethics.com)',
        url: 'https://bioethics.com/archives/100818',
        published: '2025-12-16',
        seen: '2026-11-23',
        carries: 'NBC News',
      },
      {
        title:
          'Pfizer says it couldn’t have warned about tumor risk in Depo-Provera lawsuits (Reuters at Tiger Brokers)',
        url: 'https://www.itiger.com/hant/news/2562622486',
        published: '2025-08-25',
        seen: '2026-11-23',
        carries: 'Reuters',
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
        title: 'Depo-Provera Products Liability Litigation, MDL No. 3140 (U.S. District Court, N.D. Fla.)',
        url: 'https://flnd.uscourts.gov/depo-provera-products-liability-litigation-mdl-no-3140',
        seen: '2026-11-23',
      },
      {
        title: "Drugmakers Argue Claims In Depo-Provera MDL Are Preempted (Mealey's)",
        url: 'https://www.mealeys.com/mealeys/articles/2438019/drugmakers-argue-claims-in-depo-provera-mdl-are-preempted-by-federal-law',
        published: '2026-02-04',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
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
        title:
          'FDA approves label change for Depo-Provera, adding brain tumor warning (NBC News, beginning at bioethics.com)',
        url: 'https://bioethics.com/archives/100818',
        published: '2025-12-16',
        seen: '2026-11-23',
        carries: 'NBC News',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
} satisfies Statements;
