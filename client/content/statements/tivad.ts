import type { Statements } from '../statement';

export const tivad = {
  'tivad-bard-mdl': {
    kind: 'court',
    refersTo: 'In re Bard Implanted Port Catheter Products Liability Litigation, D. Arizona',
    date: '2023-08',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Leadership structure, Bard PowerPort MDL (Lawsuit Legal News)',
        url: 'https://lawsuitlegalnews.com/news/leadership-structure-bard-powerport-mdl/',
        seen: '2026-11-21',
      },
      {
        title: 'Bard PowerPort: six lawsuits before juries between May 2026 and Feb. 2027 (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/bard-powerport-lawsuit/six-bard-powerport-lawsuits-before-juries-may-2026-feb-2027',
        seen: '2026-11-21',
      },
      {
        title: 'Bard PowerPort MDL Bellwether Trials To Proceed As Scheduled (Consumer Notice)',
        url: 'https://consumernotice.org/news/bard-powerport-mdl-bellwether-trials-to-proceed-as-scheduled',
        published: '2024',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'tivad-angio-mdl': {
    kind: 'court',
    refersTo: 'AngioDynamics and Navilyst Medical port catheter litigation',
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
        title: 'San Diego court to oversee AngioDynamics port catheter lawsuits (Doyle)',
        url: 'https://doyleapc.com/medical-devices/san-diego-court-to-oversee-angiodynamics-port-catheter-lawsuits/',
        seen: '2026-11-21',
      },
      {
        title: 'AngioDynamics Port Catheter Lawyers Seek Leadership Roles in MDL',
        url: 'https://medinjuryclaims.com/angiodynamics-port-catheter-lawyers-seek-leadership-roles-in-mdl',
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
      {
        title: 'Complications of port implantation (WebOP)',
        url: 'https://www.webop.com/general-and-visceral-surgery/Implantations/TIVAD-implantation/complications',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
} satisfies Statements;
