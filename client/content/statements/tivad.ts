import type { Statements } from '../statement';

export const tivad = {
  'tivad-bard-mdl': {
    kind: 'court',
    refersTo: 'In re Bard Implanted Port Catheter Products Liability Litigation, D. Arizona',
    date: '2023-08',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'JPML Creates Federal Docket for C.R. Bard Implanted Port Device Cases (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/4/drugs/articles/31062/jpml-creates-federal-docket-for-cr-bard-implanted-port-device-cases/',
        published: '2023-08-09',
        seen: '2026-11-23',
      },
      {
        title:
          'In re Bard Implanted Port Catheter Prods. Liab. Litig. (D. Ariz. 2023), summary of the order (Studicata)',
        url: 'https://www.studicata.com/summaries/united-states-district-court-district-of-arizona/in-re-bard-implanted-port-catheter-prods-liability-litigation-2023-fm3x42',
        published: '2023',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'tivad-angio-mdl': {
    kind: 'court',
    refersTo: 'JPML transfer order of October 3, 2024, MDL 3125',
    date: '2024-10-03',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Angio Port Catheter Injury Lawsuits Centralized in Calif. Federal Court (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/4/drugs/articles/40296/angio-port-catheter-injury-lawsuits-centralized-in-calif-federal-court/',
        published: '2024-10-04',
        seen: '2026-11-21',
      },
      {
        title: 'MDL Docket Sought for Angio Port Catheter Injury Lawsuits (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/4/drugs/articles/34687/mdl-docket-sought-for-angio-port-catheter-injury-lawsuits/',
        published: '2024-07-29',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'tivad-reviews': {
    kind: 'medical',
    refersTo: 'Complications of central venous ports in two reviews',
    jurisdiction: 'international',
    sources: [
      {
        title: 'Complications of central venous port systems: a pictorial review (Insights into Imaging)',
        url: 'https://insightsimaging.springeropen.com/articles/10.1186/s13244-019-0770-2',
        published: '2019',
        seen: '2026-11-21',
      },
      {
        title: 'Port-a-cath complications in cancer patients (PubMed Central)',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7968907',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'tivad-bard-first-trial-2026': {
    kind: 'verdict',
    refersTo: 'First bellwether trial in MDL 3081, for the defense; the site gives no day',
    date: '2026',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Bard PowerPort Lawsuit 2026: MDL 3081 Claims & Status (Recording Law)',
        url: 'https://www.recordinglaw.com/us-laws/mass-tort/bard-powerport-lawsuit/',
        published: '2026',
        seen: '2026-11-24',
      },
    ],
    reported: 'Recording Law, a site on the law',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
  'tivad-bard-trials-planned': {
    kind: 'court',
    refersTo:
      'Case management order of November 14, 2025: six bellwether trials between May 2026 and February 2027',
    planned: '2027-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Six Bard PowerPort Lawsuits Will Go Before Juries Between May 2026 and Feb. 2027 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/bard-powerport-lawsuit/six-bard-powerport-lawsuits-before-juries-may-2026-feb-2027',
        published: '2025-11',
        seen: '2026-11-24',
      },
      {
        title: 'What to Know About the Bard PowerPort Lawsuits Headed to Trial: six cases (Drugwatch)',
        url: 'https://www.drugwatch.com/news/2025/07/31/what-to-know-about-the-bard-powerport-lawsuits-headed-to-trial',
        published: '2025-07-31',
        seen: '2026-11-24',
      },
    ],
    reported: 'sites of lawyers for patients',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
  'tivad-bard-cases': {
    kind: 'status',
    refersTo: 'Cases pending in MDL 3081 in early January 2026: 2,545',
    date: '2026-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Bard PowerPort Settlement Talks May Heat Up as First Bellwether Trials Approach (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/bard-powerport-lawsuit/bard-powerport-settlement-talks-may-heat-up-as-first-bellwether-trials-near',
        published: '2026-01',
        seen: '2026-11-24',
      },
    ],
    reported: 'a site of lawyers for patients',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
