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
    refersTo:
      'Brief for summary judgment on federal preemption in the pilot cases, reported on February 4, 2026',
    jurisdiction: 'US federal',
    sources: [
      {
        title: "Drugmakers Argue Claims In Depo-Provera MDL Are Preempted (Mealey's)",
        url: 'https://www.mealeys.com/mealeys/articles/2438019/drugmakers-argue-claims-in-depo-provera-mdl-are-preempted-by-federal-law',
        published: '2026-02-04',
        seen: '2026-11-21',
      },
    ],
    reported: "Mealey's",
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
          'Depo-Provera: Drug Safety-related Labeling Changes, approved December 12, 2025, NDA 020246/S-074 (FDA)',
        url: 'https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm?DrugNameID=621&event=searchdetail.page',
        published: '2025-12-12',
        seen: '2026-11-29',
      },
      {
        title: 'Approval letter of December 12, 2025, NDA 020246/S-074 and NDA 021583/S-045 (FDA)',
        url: 'https://www.accessdata.fda.gov/drugsatfda_docs/appletter/2025/020246Orig1s074,021583Orig1s045ltr.pdf',
        published: '2025-12-12',
        seen: '2026-11-29',
        unopened: true,
      },
      {
        title:
          'Label of Depo-SubQ Provera 104: recent major changes, Meningioma (5.4), 12/2025 (FDA, openFDA)',
        url: 'https://api.fda.gov/drug/label.json?search=set_id%3A%22390087a6-f3c3-4f0b-a930-79acf412f153%22',
        published: '2025-12',
        seen: '2026-11-29',
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
    planned: '2026-12-07',
    refersTo:
      'First pilot trial in MDL 3140, set at the case management conference of December 2025; the day is known from lawyers for the women, in the press',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Pfizer faces 2026 trial as brain tumour claims multiply (ICLG News): the judge set the first trial for December 2026',
        url: 'https://iclg.com/news/23421-pfizer-faces-2026-trial-as-brain-tumour-claims-multiply',
        published: '2025-12',
        seen: '2026-11-29',
      },
      {
        title:
          'Thousands Sue Pfizer Over Claims That Birth Control Caused Brain Tumors (iHeart, WHEB): December 7, 2026, from lawyers for the women',
        url: 'https://wheb.iheart.com/featured/lend-a-helping-can/content/2026-01-07-thousands-sue-pfizer-over-claims-that-birth-control-caused-brain-tumors',
        published: '2026-01-07',
        seen: '2026-11-29',
      },
    ],
    reported: 'the press, for the day from lawyers for the women',
    reviewed: null,
    dueAgain: '2026-12-07',
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
    ],
    reported: 'HarrisMartin',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
