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
          'Five “Pilot” Cases Selected for Initial Trials in Depo-Provera Product Liability MDL (Mass Tort Report)',
        url: 'https://masstortreport.com/blog/five-pilot-cases-selected-for-initial-trials-in-depo-provera-product-liability-mdl.html',
        published: '2025-03',
        seen: '2026-11-24',
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
        title: "Drugmakers Argue Claims In Depo-Provera MDL Are Preempted (Mealey's)",
        url: 'https://www.mealeys.com/mealeys/articles/2438019/drugmakers-argue-claims-in-depo-provera-mdl-are-preempted-by-federal-law',
        published: '2026-02-04',
        seen: '2026-11-21',
      },
      {
        title:
          'Depo-Provera MDL Litigation Updates: the motion of August 22, 2025 (Pope McGlamry, for the women)',
        url: 'https://www.pmkm.com/depo-provera-mdl-litigation-updates',
        seen: '2026-11-24',
      },
    ],
    reported: "Mealey's and a law firm that acts for the women",
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
        title:
          'FDA approves label change for Depo-Provera, adding brain tumor warning (NBC News, beginning at bioethics.com)',
        url: 'https://bioethics.com/archives/100818',
        published: '2025-12-16',
        seen: '2026-11-23',
        carries: 'NBC News',
      },
    ],
    reported: 'NBC News',
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
  'depo-trial-2026': {
    kind: 'court',
    refersTo:
      'First pilot trial (Toney v. Pfizer) set at the case management conference of December 19, 2025; one of the two firms helps to lead the women’s side',
    planned: '2026-12-07',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Trial Date Has Been Set in MDL against Pfizer for Depo-Provera (Levin Papantonio, for the women)',
        url: 'https://levinlaw.com/newsroom/depo-provera-trial-date-set',
        published: '2025-12',
        seen: '2026-11-24',
      },
      {
        title: 'Depo-Provera MDL Litigation Updates (Pope McGlamry, for the women)',
        url: 'https://www.pmkm.com/depo-provera-mdl-litigation-updates',
        seen: '2026-11-24',
      },
    ],
    reported: 'law firms that act for the women',
    reviewed: null,
    dueAgain: '2026-12-07',
  },
  'depo-expert-hearing-2026': {
    kind: 'court',
    refersTo: 'Hearings on the experts (Daubert), set on December 19, 2025',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Depo-Provera MDL Litigation Updates (Pope McGlamry, for the women)',
        url: 'https://www.pmkm.com/depo-provera-mdl-litigation-updates',
        seen: '2026-11-24',
      },
    ],
    reported: 'a law firm that acts for the women',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
  'depo-proof-2025': {
    kind: 'court',
    refersTo: 'Pretrial order of March 14, 2025: documentary proof of use and of injury',
    date: '2025-03-14',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Depo-Provera Brain Tumor MDL Judge Orders Documentary Proof of Injuries (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/58182/depo-provera-brain-tumor-mdl-judge-orders-documentary-proof-of-injuries/',
        published: '2025-04-02',
        seen: '2026-11-24',
      },
      {
        title:
          'Depo-Provera MDL Litigation Updates: an order of September 11, 2025 amends it (Pope McGlamry, for the women)',
        url: 'https://www.pmkm.com/depo-provera-mdl-litigation-updates',
        seen: '2026-11-24',
      },
    ],
    reported: 'HarrisMartin',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
