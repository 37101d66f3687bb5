import type { Statements } from '../statement';

export const campLejeune = {
  'lejeune-act-2022': {
    kind: 'court',
    refersTo: 'Camp Lejeune Justice Act of 2022, PACT Act section 804',
    date: '2022-08-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Camp Lejeune Justice Act, claim eligibility (U.S. Navy)',
        url: 'https://www.navy.mil/clja/claim-eligibility',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'lejeune-30-days': {
    kind: 'court',
    refersTo: 'Exposure window and 30 days under the Camp Lejeune Justice Act',
    date: '2022-08-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'H.R. 2192 Camp Lejeune Justice Act text (congress.gov)',
        url: 'https://www.congress.gov/117/bills/hr2192/BILLS-117hr2192ih.htm',
        published: '2021-03-26',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune Justice Act, claim eligibility (U.S. Navy)',
        url: 'https://www.navy.mil/clja/claim-eligibility',
        seen: '2026-11-23',
      },
      {
        title: 'H.R. 6482, Camp Lejeune Justice Act of 2022, as introduced (govinfo)',
        url: 'https://www.govinfo.gov/content/pkg/BILLS-117hr6482ih/html/BILLS-117hr6482ih.htm',
        published: '2022-01-25',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'lejeune-deadline-2024': {
    kind: 'deadline',
    refersTo: 'Filing period of the Camp Lejeune Justice Act',
    date: '2024-08-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Camp Lejeune Claims Information (Department of the Navy portal)',
        url: 'https://clclaims.jag.navy.mil/CLJAC/CLIC',
        seen: '2026-11-23',
      },
      {
        title: 'Camp Lejeune Justice Act, claim eligibility (U.S. Navy)',
        url: 'https://www.navy.mil/clja/claim-eligibility',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'lejeune-six-months': {
    kind: 'deadline',
    refersTo: 'Waiting period before a lawsuit',
    date: '2022-08-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Camp Lejeune Justice Act claims (U.S. Navy)',
        url: 'https://www.navy.mil/clja/',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'lejeune-180-days': {
    kind: 'deadline',
    refersTo: 'Time to sue after a denial',
    date: '2022-08-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Camp Lejeune Justice Act Claims (U.S. Department of Justice, Civil Division)',
        url: 'https://www.justice.gov/civil/camp-lejeune-justice-act-claims',
        seen: '2026-11-23',
      },
      {
        title: 'Camp Lejeune Justice Act claims (U.S. Navy)',
        url: 'https://www.navy.mil/clja/',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'lejeune-court-ednc': {
    kind: 'court',
    refersTo: 'Exclusive venue',
    date: '2022-08-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'H.R. 6482, Camp Lejeune Justice Act of 2022, as introduced (govinfo)',
        url: 'https://www.govinfo.gov/content/pkg/BILLS-117hr6482ih/html/BILLS-117hr6482ih.htm',
        published: '2022-01-25',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'lejeune-elective-2023': {
    kind: 'settlement',
    refersTo:
      'Elective Option: $100,000 to $450,000 by illness and time on base, plus $100,000 when death resulted',
    date: '2023-09-06',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Camp Lejeune Justice Act claims (U.S. Navy)',
        url: 'https://www.navy.mil/clja/',
        seen: '2026-11-23',
      },
      {
        title: 'Camp Lejeune Justice Act Claims (U.S. Department of Justice, Civil Division)',
        url: 'https://www.justice.gov/civil/camp-lejeune-justice-act-claims',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'lejeune-elective-illnesses': {
    kind: 'settlement',
    refersTo: 'Tier 1 and tier 2 illnesses of the Elective Option',
    date: '2023-09-06',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Camp Lejeune Justice Act Claims (U.S. Department of Justice, Civil Division)',
        url: 'https://www.justice.gov/civil/camp-lejeune-justice-act-claims',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'lejeune-track1': {
    kind: 'court',
    refersTo: 'Track 1 order of October 2023, Case No. 7:23-cv-897',
    date: '2023-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Federal Court Overseeing Camp Lejeune Docket Designates Track 2 Diseases (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/28/water/articles/31834/federal-court-overseeing-camp-lejeune-water-contamination-docket-designates-track-2-diseases/',
        published: '2024-02-27',
        seen: '2026-11-23',
      },
      {
        title:
          'Camp Lejeune Court Issues Notice Outlining Items to be Addressed at Upcoming Hearing (HarrisMartin): status of Track 1',
        url: 'https://www.harrismartin.com/publications/28/water/articles/56070/camp-lejeune-court-issues-notice-outlining-items-to-be-addressed-at-upcoming-hearing/',
        published: '2025-03-13',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'lejeune-mercury-2012': {
    kind: 'agency',
    refersTo: '12 pounds: eight pounds on September 15, 2012 and four pounds in the cleanup',
    date: '2012-09',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Elemental Mercury Detection in Pipes at Hadnot Point (Marine Corps)',
        url: 'https://www.lejeune.marines.mil/News/Press-Releases/Article/513539/elemental-mercury-detection-in-pipes-at-hadnot-point-water-treatment-plant/',
        published: '2012-09-21',
        seen: '2026-11-21',
      },
      {
        title: 'Additional mercury at Camp Lejeune water plant (New Bern Sun Journal)',
        url: 'https://www.newbernsj.com/story/news/2012/09/26/additional-mercury-at-camp-lejeune/34208323007/',
        published: '2012-09-26',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'lejeune-va-illnesses': {
    kind: 'agency',
    refersTo:
      "VA presumption rule in force March 14, 2017 (adult leukemia, aplastic anemia and other myelodysplastic syndromes, bladder, kidney and liver cancer, multiple myeloma, non-Hodgkin lymphoma, Parkinson's disease); Honoring America's Veterans and Caring for Camp Lejeune Families Act of 2012 (15 conditions, among them breast, lung and esophageal cancer)",
    date: '2017-03-14',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'VA proposes rule to consider certain diseases associated with exposure to contaminants in the water supply at Camp Lejeune (VA News)',
        url: 'https://news.va.gov/30807/vas-proposes-rule-to-consider-certain-diseases-associated-with-exposure-to-contaminants-in-the-water-supply-at-camp-lejeune/',
        published: '2016-09',
        seen: '2026-11-23',
      },
      {
        title:
          'More illnesses linked to Camp Lejeune (Federal Practitioner): fifteen conditions of the law of 2012',
        url: 'https://mdedge9-ma1.mdedge.com/fedprac/avaho/article/103526/leukemia-myelodysplasia-transplantation/more-illnesses-linked-camp',
        seen: '2026-11-23',
      },
      {
        title:
          'VA Establishes Presumption of Illnesses from Camp Lejeune Water Supply (Environmental Protection magazine)',
        url: 'https://eponline.com/articles/2017/01/13/va-establishes-presumption-of-illnesses-from-camp-lejeune-water-supply.aspx',
        published: '2017-01-13',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'lejeune-1957-window': {
    kind: 'agency',
    refersTo: 'First and present time window of the VA programs for Camp Lejeune',
    date: '2013',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Hospital care and medical services for Camp Lejeune veterans, proposed rule 2013 (Federal Register, vLex copy)',
        url: 'https://regulations.vlex.com/vid/459130130',
        published: '2013-09-11',
        seen: '2026-11-21',
      },
      {
        title: 'VA presumptive condition rules (LVMAC)',
        url: 'https://lvmac.org/forward-observer-va-finally-establishes-presumptive-condition-rules-for-exposure-to-contaminants-in-water-supply-at-camp-lejeune-and-other-marine-corps-locations',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'lejeune-window-1957-1987': {
    kind: 'firm',
    refersTo: 'Page copy that the specification of the site gives; the law of 2022 counts from 1953',
    jurisdiction: 'US federal',
    sources: [],
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['lejeune-30-days'],
  },
  'lejeune-at-risk-1985': {
    kind: 'firm',
    refersTo:
      'Page copy that the specification of the site gives; the most contaminated wells were closed by February 1985; no law names that year',
    jurisdiction: 'US federal',
    sources: [],
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['lejeune-wells-1985'],
  },
  'lejeune-wells-1985': {
    kind: 'agency',
    refersTo: 'Wells of Hadnot Point and Tarawa Terrace taken out of service, November 1984 to February 1985',
    date: '1985-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Summary of the water contamination situation at Camp Lejeune (ATSDR, archived)',
        url: 'https://webarchive.library.unt.edu/eot2008/20090814102528/http://www.atsdr.cdc.gov/sites/lejeune/watermodeling_summary.html',
        seen: '2026-11-21',
      },
      {
        title: 'Chemicals at Camp Lejeune, FAQs (ATSDR)',
        url: 'https://www.atsdr.cdc.gov/sites/lejeune/faq_chemicals.html',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'lejeune-pce-source': {
    kind: 'agency',
    refersTo: 'PCE at Tarawa Terrace: ABC One-Hour Cleaners; TCE at Hadnot Point: tanks and other sources',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Chemicals at Camp Lejeune, FAQs (ATSDR)',
        url: 'https://www.atsdr.cdc.gov/sites/lejeune/faq_chemicals.html',
        seen: '2026-11-21',
      },
      {
        title: 'Summary of the water contamination situation at Camp Lejeune (ATSDR, archived)',
        url: 'https://webarchive.library.unt.edu/eot2008/20090814102528/http://www.atsdr.cdc.gov/sites/lejeune/watermodeling_summary.html',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'lejeune-causation-2024': {
    kind: 'court',
    refersTo: 'Order of June 5, 2024 on specific causation, E.D.N.C.',
    date: '2024-06-05',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Camp Lejeune Court Denies Plaintiffs’ Motion for Partial Summary Judgment on Specific Causation (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/28/water/articles/32178/camp-lejeune-court-denies-plgs-motion-for-partial-summary-judgment-on-specific-causation/',
        published: '2024-06-06',
        seen: '2026-11-23',
      },
    ],
    reported: 'HarrisMartin',
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'lejeune-hearing-2025': {
    kind: 'court',
    refersTo: 'Hearing of March 25, 2025 on the Track 1 cases',
    date: '2025-03-25',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Camp Lejeune Court Issues Notice Outlining Items to be Addressed at Upcoming Hearing (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/28/water/articles/56070/camp-lejeune-court-issues-notice-outlining-items-to-be-addressed-at-upcoming-hearing/',
        published: '2025-03-13',
        seen: '2026-11-23',
      },
      {
        title:
          'Plaintiffs, United States File Motion Asking Court to Enter Order on Bellwether Trials (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/28/water/articles/32177/plaintiffs-united-states-file-motion-asking-camp-lejeune-court-to-enter-order-on-bellwether-trials/',
        published: '2024-06-06',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'lejeune-fee-cap': {
    kind: 'agency',
    refersTo: '28 U.S.C. 2678 as the Justice Department reads it for these claims',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Camp Lejeune Justice Act claims (U.S. Navy)',
        url: 'https://www.navy.mil/clja/',
        seen: '2026-11-23',
      },
      {
        title: 'Camp Lejeune Justice Act Claims (U.S. Department of Justice, Civil Division)',
        url: 'https://www.justice.gov/civil/camp-lejeune-justice-act-claims',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'lejeune-paid-2026': {
    kind: 'settlement',
    refersTo: 'Figures of the Justice Department and the Navy of late February 2026',
    date: '2026-02',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'New data reveals massive scale of Camp Lejeune Justice Act settlements (Public Radio East)',
        url: 'https://www.publicradioeast.org/2026-03-03/new-data-reveals-massive-scale-of-camp-lejeune-justice-act-settlements',
        published: '2026-03-03',
        seen: '2026-11-24',
      },
    ],
    reported: 'Public Radio East',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
