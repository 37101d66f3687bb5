import type { Statements } from '../statement';

export const afffAndPfas = {
  'afff-military-1960s': {
    kind: 'status',
    refersTo: 'Start of military use of AFFF: patent 1966, required 1967',
    date: '1967',
    jurisdiction: 'US federal',
    sources: [
      { title: 'DOD PFAS timeline (EWG)', url: 'https://www.ewg.org/dodpfastimeline/', seen: '2026-11-21' },
      {
        title: 'A Timeline of AFFF Use and Regulatory Developments (Bell Legal Group)',
        url: 'https://www.belllegalgroup.com/a-timeline-of-afff-use-and-regulatory-developments/',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-faa-2018-act': {
    kind: 'agency',
    refersTo: 'FAA Reauthorization Act of 2018, section 332',
    date: '2018-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Eliminating Use of PFAS at Airports May Be Harder Than Congress Thought (National Law Forum)',
        url: 'http://nationallawforum.com/tag/airport/',
        seen: '2026-11-21',
      },
      {
        title: 'More foam options for US airports (Hemming Fire)',
        url: 'http://www.hemmingfire.com/news/fullstory.php/aid/3196',
        published: '2018-10-08',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-faa-2021-certalert': {
    kind: 'agency',
    refersTo: 'FAA CertAlert 21-05 and the missed date of October 2021',
    date: '2021-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Eliminating Use of PFAS at Airports May Be Harder Than Congress Thought (National Law Forum)',
        url: 'http://nationallawforum.com/tag/airport/',
        seen: '2026-11-21',
      },
      {
        title: 'Foam exposure committee leans on FAA (Industrial Fire World)',
        url: 'https://www.industrialfireworld.com/621254/foam-exposure-committee-leans-on-faa-to-fulfill-flourine-free-foam-directive',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-milspec-2023': {
    kind: 'agency',
    refersTo: 'MIL-PRF-32725, published January 2023; FAA CertAlert of January 12, 2023',
    date: '2023-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'DOD Releases New Fluorine-Free Firefighting Foam Performance Standards (AAAE)',
        url: 'https://aaae.org/lastest-from-washington/regulatory_11223',
        published: '2023-01-12',
        seen: '2026-11-21',
      },
      {
        title: 'FAA Aircraft Firefighting Foam Transition Plan (Anderson & Kreiger)',
        url: 'https://andersonkreiger.com/?p=6559',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-first-f3-2023': {
    kind: 'agency',
    refersTo: 'SOLBERG 3% MIL-SPEC SFFF put on the Qualified Products List, September 2023',
    date: '2023-09',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'DOD and FAA Approve First Fluorine-Free Firefighting Foam for Part 139 Airport Use (AAAE)',
        url: 'https://aaae.org/lastest-from-washington/regulatory_91223',
        published: '2023-09-12',
        seen: '2026-11-21',
      },
      {
        title:
          'FAA Reauthorization Act Creates PFAS Replacement Program For Airports (Holland & Knight / Mondaq)',
        url: 'https://www.mondaq.com/unitedstates/aviation/1476722/faa-reauthorization-act-creates-pfas-replacement-program-for-airports',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-2024-grants': {
    kind: 'agency',
    refersTo:
      'FAA Reauthorization Act of 2024, section 767 (PFAS replacement program; $350 million authorized)',
    date: '2024-05-16',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'FAA Reauthorization Act Creates PFAS Replacement Program For Airports (Holland & Knight / Mondaq)',
        url: 'https://www.mondaq.com/unitedstates/aviation/1476722/faa-reauthorization-act-creates-pfas-replacement-program-for-airports',
        seen: '2026-11-21',
      },
      {
        title: 'DOD and FAA Approve Third Fluorine-Free Firefighting Foam (AAAE)',
        url: 'https://alerts.aaae.org/latest/regulatory_080824',
        published: '2024-08-08',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-dod-deadline-2026': {
    kind: 'deadline',
    refersTo: 'NDAA for fiscal year 2020, section 322; second waiver of July 31, 2025',
    date: '2026-10-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'DOD Delays AFFF Ban by One More Year (Inside EPA, Texas Chemistry Council)',
        url: 'https://texaschemistry.org/aws/TCC/ctrb/272424/651091/%24%24Contact%2520ID%24%24?i=26',
        published: '2025-08-15',
        seen: '2026-11-21',
      },
      {
        title: '10 U.S.C. note, NDAA FY2020 Sec. 322 as amended (release 119-84)',
        url: 'https://policyrisk.com/behind-the-curtain/us-code/title/10/section/322',
        published: '2026-04-22',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'afff-ships-exception': {
    kind: 'agency',
    refersTo: 'NDAA 2020 section 322, exception',
    date: '2019-12',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Replacement of Fluorinated AFFF, DFARS Case 2020-D011 (reginfo.gov)',
        url: 'https://www.reginfo.gov/public/do/eAgendaViewRule?pubId=202204&RIN=0750-AK98',
        published: '2022',
        seen: '2026-11-21',
      },
      {
        title: '10 U.S.C. note, NDAA FY2020 Sec. 322 as amended (release 119-84)',
        url: 'https://policyrisk.com/behind-the-curtain/us-code/title/10/section/322',
        published: '2026-04-22',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-iarc-2023': {
    kind: 'medical',
    refersTo: 'IARC Monographs volume 135, meeting of November 7 to 14, 2023',
    date: '2023-11',
    jurisdiction: 'international',
    sources: [
      {
        title: 'IARC Monograph 135: Carcinogenicity of PFOA and PFOS',
        url: 'https://chemycal.com/news/1b10290f-8b62-4900-bdd7-86fc19150a54/IARC_Monograph_135__Carcinogenicity_of_PFOA_and_PFOS',
        published: '2023-12-05',
        seen: '2026-11-21',
      },
      {
        title: 'IARC Publishes Monograph on Two PFAS (AIHA)',
        url: 'https://www.aiha.org/news/250417-iarc-publishes-monograph-on-two-pfas',
        published: '2025-04-17',
        seen: '2026-11-21',
      },
      {
        title: 'WHO Classifies Two Major PFAS (Food Safety Magazine)',
        url: 'https://food-safety.com/articles/9082-who-classifies-two-major-pfas-as-carcinogenic-to-humans-underlines-risk-of-dietary-exposure',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-mdl-2873': {
    kind: 'court',
    refersTo: 'In re Aqueous Film-Forming Foams Products Liability Litigation, No. 2:18-mn-02873',
    date: '2018-12',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'First US Trial in PFAS Foam Lawsuit on Hold (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/health-law-and-business/first-us-trial-in-pfas-foam-lawsuit-on-hold-to-vet-case-load',
        seen: '2026-11-21',
      },
      {
        title: 'AFFF lawsuits: where they stand (Keefe Law Firm)',
        url: 'https://keefe-lawfirm.com/?p=11597',
        seen: '2026-11-21',
      },
      {
        title: 'AFFF Injury Lawyers Seek Reappointment (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/afff/afff-injury-lawyers-reappointment-leadership-roles-federal-mdl',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'afff-dupont-water-2024': {
    kind: 'settlement',
    refersTo: 'Water-system settlement, not personal injury',
    date: '2024-02-08',
    jurisdiction: 'US federal',
    sources: [
      {
        title: "Judge grants final approval to DuPont's $1.185B PFAS settlement (Law.com)",
        url: 'https://www.law.com/radar/card/judge-rejects-objections-grants-final-approval-to-duponts-$1185b-pfas-settlement-292-175851/',
        published: '2024-02-08',
        seen: '2026-11-21',
      },
      {
        title: '3M Receives Final Approval for $10.3 Billion PFAS Settlement (Chemical Processing)',
        url: 'https://www.chemicalprocessing.com/industrynews/news/55001640/3m-receives-final-approval-for-103-billion-pfas-settlement',
        published: '2024-04-02',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['afff-water-not-people'],
  },
  'afff-3m-water-2024': {
    kind: 'settlement',
    refersTo: 'Water-system settlement, not personal injury; paid over 13 years',
    date: '2024-03-29',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Courts Give Final Approval for 3M Settlement (ASDWA)',
        url: 'https://www.asdwa.org/2024/04/01/courts-give-final-approval-for-3m-settlement-to-address-pfas-in-drinking-water/',
        published: '2024-04-01',
        seen: '2026-11-21',
      },
      {
        title: '3M Receives Final Approval for $10.3 Billion PFAS Settlement (Chemical Processing)',
        url: 'https://www.chemicalprocessing.com/industrynews/news/55001640/3m-receives-final-approval-for-103-billion-pfas-settlement',
        published: '2024-04-02',
        seen: '2026-11-21',
      },
      {
        title: "Judge approves $10B deal on 'forever chemicals' (E&E News)",
        url: 'https://www.eenews.net/articles/judge-approves-10b-deal-on-forever-chemicals-contamination/',
        published: '2024-04-01',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['afff-water-not-people'],
  },
  'afff-water-not-people': {
    kind: 'settlement',
    refersTo: 'Scope of the settlements of 2024',
    date: '2024',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'AFFF Firefighting Foam Lawsuit Update 2026 (AllAboutLawyer)',
        url: 'https://allaboutlawyer.com/afff-firefighting-foam-lawsuit-update-2026-10-3-billion-settlement-coming-first-trials-delayed',
        seen: '2026-11-21',
      },
      {
        title: 'First US Trial Over PFAS Injuries to Focus on Kidney Cancer (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/environment-and-energy/first-us-trial-over-pfas-injuries-to-focus-on-kidney-cancer',
        published: '2025-05-11',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'afff-first-pi-trial-off': {
    kind: 'court',
    refersTo: 'Case Management Order No. 35, MDL 2873',
    date: '2025-08-15',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'First US Trial in PFAS Foam Lawsuit on Hold (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/health-law-and-business/first-us-trial-in-pfas-foam-lawsuit-on-hold-to-vet-case-load',
        seen: '2026-11-21',
      },
      {
        title: 'AFFF lawsuits: where they stand (Keefe Law Firm)',
        url: 'https://keefe-lawfirm.com/?p=11597',
        seen: '2026-11-21',
      },
      {
        title: 'Firefighting Foam Lawsuits (Miller & Zois)',
        url: 'https://www.millerandzois.com/firefighting-foam-lawsuits.html',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'afff-cases-2025': {
    kind: 'status',
    refersTo: '12,064 cases in August 2025; over 12,000 on September 1, 2025',
    date: '2025-09-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Fire Foam case news (Plaintiff Ally)',
        url: 'https://www.plaintiffally.com/case-news-developments/fire-foam',
        seen: '2026-11-21',
      },
      {
        title: 'AFFF Firefighting Foam Lawsuit Update 2026 (AllAboutLawyer)',
        url: 'https://allaboutlawyer.com/afff-firefighting-foam-lawsuit-update-2026-10-3-billion-settlement-coming-first-trials-delayed',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'pfas-epa-rule-2024': {
    kind: 'agency',
    refersTo: 'EPA National Primary Drinking Water Regulation, 89 Fed. Reg. 32532',
    date: '2024-04-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'EPA Finalizes National Primary Drinking Water Regulations (National Law Review)',
        url: 'https://natlawreview.com/article/us-environmental-protection-agency-finalizes-national-primary-drinking-water',
        published: '2024-04-15',
        seen: '2026-11-21',
      },
      {
        title: 'PFAS National Primary Drinking Water Regulation, 89 Fed. Reg. 32532 (Justia)',
        url: 'https://regulations.justia.com/regulations/fedreg/2024/04/26/2024-07773.html',
        published: '2024-04-26',
        seen: '2026-11-21',
      },
      {
        title: 'EPA Announces PFAS MCL Details (Mondaq)',
        url: 'https://www.mondaq.com/unitedstates/environmental-law/1491628/epa-announces-pfas-mcl-details-on-the-multibillion-dollar-regulation',
        published: '2024-07-11',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'pfas-epa-2025': {
    kind: 'agency',
    refersTo: 'EPA announcement; the first date was 2029',
    date: '2025-05-14',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'EPA announces it will keep limits for PFOA and PFOS (WaterWorld)',
        url: 'https://www.waterworld.com/water-utility-management/press-release/55290302/epa-announces-it-will-keep-maximum-contaminant-levels-for-pfoa-and-pfos',
        published: '2025-05-14',
        seen: '2026-11-21',
      },
      {
        title: 'EPA Announces Plan to Modify PFAS Drinking Water Rule (BBK)',
        url: 'https://bbklaw.com/resources/la-051525-epa-announces-plan-to-modify-pfas-drinking-water-rule-and-extend-compliance-deadline',
        published: '2025-05-15',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'pfas-nj-dupont-2025': {
    kind: 'settlement',
    refersTo:
      'Settlement with the State of New Jersey, total value up to $2 billion, subject to court approval',
    date: '2025-08-04',
    jurisdiction: 'New Jersey',
    sources: [
      {
        title: 'New Jersey says 3 chemical makers agree to PFAS settlement (AP copy)',
        url: 'https://eyeball-series.democraticunderground.net/?com=view_post&forum=1014&pid=3507036',
        published: '2025-08-04',
        seen: '2026-11-21',
      },
      {
        title: 'Companies to pay N.J. up to $2B (West Milford Messenger)',
        url: 'https://www.westmilfordmessenger.com/news/local-news/companies-to-pay-n-j-up-to-2b-HI4921458',
        published: '2025-08-05',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'pfas-nj-3m-2025': {
    kind: 'settlement',
    refersTo: 'Settlement with the State of New Jersey',
    date: '2025-05',
    jurisdiction: 'New Jersey',
    sources: [
      {
        title: 'EPA revises PFAS standards; 3M New Jersey $450 million (Devdiscourse)',
        url: 'https://www.devdiscourse.com/article/science-environment/3381718-epa-revises-key-pfas-drinking-water-standards-a-shift-in-policy',
        published: '2025-05-14',
        seen: '2026-11-21',
      },
      {
        title: 'Companies to pay N.J. up to $2B (West Milford Messenger)',
        url: 'https://www.westmilfordmessenger.com/news/local-news/companies-to-pay-n-j-up-to-2b-HI4921458',
        published: '2025-08-05',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'pfas-epa-2026-proposals': {
    kind: 'agency',
    refersTo: 'Two EPA proposed rules under the Safe Drinking Water Act, signed May 18, 2026; not final',
    date: '2026-05-18',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'EPA proposes to extend compliance deadline for PFOA/PFOS (AAAE regulatory alert)',
        url: 'https://alerts.aaae.org/latest/regulaotry_051826-2',
        published: '2026-05-18',
        seen: '2026-11-21',
      },
      {
        title: 'EPA floats major changes to PFAS drinking water rules (J. J. Keller)',
        url: 'https://www.jjkeller.com/news/article/EPA-floats-major-changes-to-current-PFAS-drinking-water-rules_id-cd0330cb-aae8-4642-9289-261269c4d9d8',
        published: '2026-05-20',
        seen: '2026-11-21',
      },
      {
        title: 'USEPA proposes rules to rescind certain PFAS MCLs (Manko Gold)',
        url: 'https://www.mankogold.com/publications-EPA-PFAS-Drinking-Water-MCLs-PFOA-PFOS.html',
        published: '2026-06-01',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'afff-airports-2018': {
    kind: 'firm',
    refersTo:
      'Page copy that the specification of the site gives; what is known since then stands in the entries beside it',
    jurisdiction: 'US federal',
    sources: [],
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['afff-faa-2018-act', 'afff-faa-2021-certalert', 'afff-first-f3-2023'],
  },
  'afff-military-60-years': {
    kind: 'status',
    refersTo: 'From the order of 1967 to the last date for bases, October 1, 2026',
    jurisdiction: 'US federal',
    sources: [
      { title: 'DOD PFAS timeline (EWG)', url: 'https://www.ewg.org/dodpfastimeline/', seen: '2026-11-21' },
      {
        title: 'A Timeline of AFFF Use and Regulatory Developments (Bell Legal Group)',
        url: 'https://www.belllegalgroup.com/a-timeline-of-afff-use-and-regulatory-developments/',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'pfas-c8-panel': {
    kind: 'study',
    refersTo: 'C8 Science Panel, probable link reports of 2011 and 2012 on PFOA',
    date: '2012-10',
    jurisdiction: 'US (Mid-Ohio Valley)',
    sources: [
      {
        title: 'C8 Science Panel Newsletter 9',
        url: 'http://www.c8sciencepanel.org/newsletter9.html',
        published: '2012-08',
        seen: '2026-11-21',
      },
      {
        title:
          'What was the C8 Panel and what were the main conclusions of its work? (American Academy of Clinical Toxicology)',
        url: 'https://www.clintox.org/aact_post/question-of-the-day-thursday-august-16-2019',
        published: '2019-08',
        seen: '2026-11-21',
      },
      {
        title: 'C8 Science Panel Final Quarterly Newsletter (copy at the Fluoride Action Network)',
        url: 'https://fluoridealert.org/news/c8-science-panel-final-quarterly-newsletter/',
        published: '2012-12-01',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
} satisfies Statements;
