import type { Statements } from '../statement';

export const campLejeune = {
  'lejeune-act-2022': {
    kind: 'court',
    refersTo: 'Camp Lejeune Justice Act of 2022, PACT Act section 804',
    date: '2022-08-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Camp Lejeune Justice Act Updates (VetLawyers)',
        url: 'https://vetlawyers.com/camp-lejeune-justice-act-updates',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune litigation enters second stage (Beasley Allen)',
        url: 'https://www.beasleyallen.com/article/camp-lejeune-litigation-enters-second-stage-filing-lawsuits/',
        seen: '2026-11-21',
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
        title: 'How to File a Camp Lejeune Claim (LegalClarity)',
        url: 'https://legalclarity.org/how-to-file-for-a-camp-lejeune-lawsuit',
        seen: '2026-11-21',
      },
      {
        title: 'H.R. 2192 Camp Lejeune Justice Act text (congress.gov)',
        url: 'https://www.congress.gov/117/bills/hr2192/BILLS-117hr2192ih.htm',
        published: '2021-03-26',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune litigation FAQ (Fob James)',
        url: 'https://callfob.com/practice-areas/camp-lejeune-water-lawsuit',
        seen: '2026-11-21',
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
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune Deadline (Motley Rice)',
        url: 'https://www.motleyrice.com/toxic-exposure/camp-lejeune-water-contamination-lawsuit/deadline',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune Justice Act Updates (VetLawyers)',
        url: 'https://vetlawyers.com/camp-lejeune-justice-act-updates',
        seen: '2026-11-21',
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
        title: 'Camp Lejeune Water Victims Offered Quicker Payout Option (Military.com via Yahoo)',
        url: 'https://news.yahoo.com/camp-lejeune-water-victims-offered-203839154.html',
        published: '2023-09-06',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune litigation enters second stage (Beasley Allen)',
        url: 'https://www.beasleyallen.com/article/camp-lejeune-litigation-enters-second-stage-filing-lawsuits/',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune Justice Act Updates (VetLawyers)',
        url: 'https://vetlawyers.com/camp-lejeune-justice-act-updates',
        seen: '2026-11-21',
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
        title: 'Camp Lejeune Deadline (Motley Rice)',
        url: 'https://www.motleyrice.com/toxic-exposure/camp-lejeune-water-contamination-lawsuit/deadline',
        seen: '2026-11-21',
      },
      {
        title: 'What Is the Deadline for Camp Lejeune Claims',
        url: 'https://tortsandactions.com/what-is-the-deadline-for-camp-lejeune-claims',
        seen: '2026-11-21',
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
        title: 'Camp Lejeune litigation enters second stage (Beasley Allen)',
        url: 'https://www.beasleyallen.com/article/camp-lejeune-litigation-enters-second-stage-filing-lawsuits/',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune legislation (LegalClarity)',
        url: 'https://legalclarity.org/camp-lejeune-legislation-the-justice-act-of-2022',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune Water Victims Offered Quicker Payout Option (Military.com via Yahoo)',
        url: 'https://news.yahoo.com/camp-lejeune-water-victims-offered-203839154.html',
        published: '2023-09-06',
        seen: '2026-11-21',
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
        title: 'Navy Proposes a Resolution Plan for Some Camp Lejeune Claims (Blalock)',
        url: 'https://blalocklegal.com/?p=7871',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune Water Victims Offered Quicker Payout Option (Military.com via Yahoo)',
        url: 'https://news.yahoo.com/camp-lejeune-water-victims-offered-203839154.html',
        published: '2023-09-06',
        seen: '2026-11-21',
      },
      {
        title: 'Elective Option up to $550,000 (Pope McGlamry)',
        url: 'https://www.pmkm.com/doj-navy-roll-out-elective-option-for-camp-lejeune-claims/',
        seen: '2026-11-21',
      },
      {
        title: 'DON and DOJ announce voluntary Elective Option (press release copy)',
        url: 'https://www.gnd186mcl.org/bulletin/good-of-the-league/department-of-the-navy-and-doj-announce-voluntary-elective-option-for-more-efficient-resolution-of-camp-lejeune-justice-act-claims/dl-focus',
        seen: '2026-11-21',
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
        title: 'Elective Option up to $550,000 (Pope McGlamry)',
        url: 'https://www.pmkm.com/doj-navy-roll-out-elective-option-for-camp-lejeune-claims/',
        seen: '2026-11-21',
      },
      {
        title: 'Navy Proposes a Resolution Plan for Some Camp Lejeune Claims (Blalock)',
        url: 'https://blalocklegal.com/?p=7871',
        seen: '2026-11-21',
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
        title: 'Track 1 Bellwether Trial Cases Released (Bell Legal Group)',
        url: 'https://www.belllegalgroup.com/camp-lejeune-litigation-update-track-1-bellwether-trial-cases-released/',
        published: '2023-12',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune Lawsuits Track 2 (AboutLawsuits)',
        url: 'https://aboutlawsuits.com/camp-lejeune/camp-lejeune-lawsuits-track-2-trials',
        seen: '2026-11-21',
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
        title: 'Additional mercury at Camp Lejeune water plant (New Bern Sun Journal)',
        url: 'https://www.newbernsj.com/story/news/2012/09/26/additional-mercury-at-camp-lejeune/34208323007/',
        published: '2012-09-26',
        seen: '2026-11-21',
      },
      {
        title: 'Mercury in water treatment plant at Camp Lejeune (AP via WWAY)',
        url: 'https://www.wwaytv3.com/2012/10/11/mercury-water-treatment-plant-camp-lejeune/',
        published: '2012-10-11',
        seen: '2026-11-21',
      },
      {
        title: 'Elemental Mercury Detection in Pipes at Hadnot Point (Marine Corps)',
        url: 'https://www.lejeune.marines.mil/News/Press-Releases/Article/513539/elemental-mercury-detection-in-pipes-at-hadnot-point-water-treatment-plant/',
        published: '2012-09-21',
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
        title: 'VA finally establishes presumptive condition rules (Lehigh Valley Military Affairs Council)',
        url: 'https://lvmac.org/forward-observer-va-finally-establishes-presumptive-condition-rules-for-exposure-to-contaminants-in-water-supply-at-camp-lejeune-and-other-marine-corps-locations',
        seen: '2026-11-21',
      },
      {
        title: 'VA disability and health care benefits (iMedia Group)',
        url: 'https://imediagroup360.com/en/u-s-department-of-veterans-affairs-va-disability-and-health-care-benefits/',
        seen: '2026-11-21',
      },
      {
        title: 'VA covers 8 diseases connected with Camp Lejeune service (American Legion, New York)',
        url: 'https://nylegion.net/va-covers-8-diseases-connected-with-camp-lejeune-service',
        published: '2017-03-24',
        seen: '2026-11-21',
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
        title: 'Camp Lejeune presumptions and health care (Hill & Ponton)',
        url: 'https://www.hillandponton.com/camp-lejeune-presumptions-healthcare-veterans/',
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
  'lejeune-claims-late-2025': {
    kind: 'status',
    refersTo:
      'Counts from the joint status reports: 409,892 claims without duplicates and 3,672 complaints to October 14, 2025; about the same in January 2026',
    date: '2025-10',
    jurisdiction: 'US federal (E.D.N.C.)',
    sources: [
      {
        title: 'Camp Lejeune Justice Act updates (EB Law)',
        url: 'https://www.eblaw.com/camp-lejeune-justice-act-updates',
        published: '2025-11-03',
        seen: '2026-11-21',
      },
      {
        title: 'Camp Lejeune lawsuit update 2026 (AllAboutLawyer)',
        url: 'https://allaboutlawyer.com/?p=18152',
        published: '2026-01',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
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
      {
        title: 'Camp Lejeune Historic Drinking Water (Veterans for Change)',
        url: 'https://veterans-for-change.org/faqs/camp-lejeune-historic-drinking-water',
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
} satisfies Statements;
