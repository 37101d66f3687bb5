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
        seen: '2026-11-21',
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
} satisfies Statements;
