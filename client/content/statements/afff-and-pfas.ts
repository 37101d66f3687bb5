import type { Statements } from '../statement';

export const afffAndPfas = {
  'afff-faa-2018-act': {
    kind: 'agency',
    refersTo: 'FAA Reauthorization Act of 2018, section 332',
    date: '2018-10',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'FAA issues National Part 139 CertAlert on ARFF vehicle testing (Fire & Safety Journal Americas): three years under the Act of 2018',
        url: 'https://fireandsafetyjournalamericas.com/faa-issues-national-part-139-certalert-on-arff-vehicle-testing-following-f3-foam-adoption/',
        published: '2025-01-07',
        seen: '2026-11-23',
      },
      {
        title: 'Eliminating Use of PFAS at Airports May Be Harder Than Congress Thought (National Law Forum)',
        url: 'http://nationallawforum.com/tag/airport/',
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
        title:
          'CertAlert 21-05, Part 139 Extinguishing Agent Requirements, text of the FAA (ARFF Working Group)',
        url: 'https://arffwg.org/news/part-139-certalerts-update-u-s-federal-aviation-administration-website/',
        published: '2021-10',
        seen: '2026-11-23',
        carries: 'FAA',
      },
      {
        title: 'Eliminating Use of PFAS at Airports May Be Harder Than Congress Thought (National Law Forum)',
        url: 'http://nationallawforum.com/tag/airport/',
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
        title:
          'First Qualified Fluorine-Free Foam (F3) Announced (U.S. Department of Defense): names the specification of the same year',
        url: 'https://www.acq.osd.mil/eie/eer/ecc/pfas/news/2023/First-Qualified-Fluorine-Free-Foam_F3_Announced.html',
        published: '2023',
        seen: '2026-11-23',
      },
      {
        title: 'DOD Releases New Fluorine-Free Firefighting Foam Performance Standards (AAAE)',
        url: 'https://aaae.org/lastest-from-washington/regulatory_11223',
        published: '2023-01-12',
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
        title: 'First Qualified Fluorine-Free Foam (F3) Announced (U.S. Department of Defense)',
        url: 'https://www.acq.osd.mil/eie/eer/ecc/pfas/news/2023/First-Qualified-Fluorine-Free-Foam_F3_Announced.html',
        published: '2023',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-dod-deadline-2026': {
    kind: 'deadline',
    refersTo:
      'NDAA 2020, section 322, as rewritten by the NDAA 2026 of December 18, 2025; the Secretary may put the ban off by a year, twice',
    date: '2026-10-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'GAO-24-107322, Firefighting Foam: DOD Is Working to Address Challenges (text of GAO in the CPEO list)',
        url: 'http://cpeo.org/lists/military/2024/msg00167.html',
        published: '2024-08-07',
        seen: '2026-11-23',
        carries: 'GAO',
      },
      {
        title:
          'NDAA 2020 sec. 322 as amended by the NDAA 2026, text of the U.S. Code note to April 22, 2026 (policyrisk.com)',
        url: 'https://policyrisk.com/behind-the-curtain/us-code/title/10/section/322',
        published: '2026-04-22',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
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
        title: 'GAO-24-107322 (text of GAO in the CPEO list): exemption for shipboard use',
        url: 'http://cpeo.org/lists/military/2024/msg00167.html',
        published: '2024-08-07',
        seen: '2026-11-23',
        carries: 'GAO',
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
        title: 'Volume 135: perfluorooctanoic acid and perfluorooctanesulfonic acid (IARC Monographs, WHO)',
        url: 'https://monographs.iarc.who.int/news-events/volume-135-perfluorooctanoic-acid-and-perfluorooctanesulfonic-acid',
        published: '2023-12',
        seen: '2026-11-23',
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
        title:
          'Aqueous Film-Forming Foams (AFFF) Products Liability Litigation MDL No. 2873 (U.S. District Court, D.S.C.)',
        url: 'http://www.scd.uscourts.gov/mdl-2873/index.asp',
        seen: '2026-11-23',
      },
      {
        title:
          'In re Aqueous Film-Forming Foams Prods. Liab. Litig., 357 F. Supp. 3d 1391 (J.P.M.L. Dec. 7, 2018), transfer order (Harvard Caselaw Access Project)',
        url: 'https://cite.case.law/f-supp-3d/357/1391',
        published: '2018-12-07',
        seen: '2026-11-23',
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
        title: "Judge approves $10B deal on 'forever chemicals' (E&E News)",
        url: 'https://www.eenews.net/articles/judge-approves-10b-deal-on-forever-chemicals-contamination/',
        published: '2024-04-01',
        seen: '2026-11-21',
      },
      {
        title:
          'Court approves 3M settlement over “forever chemicals” in public drinking water systems (AP at KESQ)',
        url: 'https://kesq.com/news/2024/04/01/court-approves-3m-settlement-over-forever-chemicals-in-public-drinking-water-systems/',
        published: '2024-04-01',
        seen: '2026-11-23',
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
        title: 'First US Trial Over PFAS Injuries to Focus on Kidney Cancer (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/environment-and-energy/first-us-trial-over-pfas-injuries-to-focus-on-kidney-cancer',
        published: '2025-05-11',
        seen: '2026-11-21',
      },
      {
        title:
          'Court approves 3M settlement over “forever chemicals” in public drinking water systems (AP at KESQ)',
        url: 'https://kesq.com/news/2024/04/01/court-approves-3m-settlement-over-forever-chemicals-in-public-drinking-water-systems/',
        published: '2024-04-01',
        seen: '2026-11-23',
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
        title: 'First US Trial in PFAS Foam Lawsuit on Hold to Vet Case Load (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/health-law-and-business/first-us-trial-in-pfas-foam-lawsuit-on-hold-to-vet-case-load',
        published: '2025-08',
        seen: '2026-11-23',
      },
      {
        title: 'First US Trial Over PFAS Injuries to Focus on Kidney Cancer (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/environment-and-energy/first-us-trial-over-pfas-injuries-to-focus-on-kidney-cancer',
        published: '2025-05-11',
        seen: '2026-11-23',
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
        title: 'PFAS National Primary Drinking Water Regulation, 89 Fed. Reg. 32532 (Justia)',
        url: 'https://regulations.justia.com/regulations/fedreg/2024/04/26/2024-07773.html',
        published: '2024-04-26',
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
    planned: '2031',
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
        title:
          'Chemours, exhibit to Form 8-K of August 4, 2025: $875 million over 25 years (Securities and Exchange Commission)',
        url: 'https://www.sec.gov/Archives/edgar/data/1627223/000110465925073336/tm2522433d1_ex99-1.htm',
        published: '2025-08-04',
        seen: '2026-11-26',
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
        title:
          'AG Platkin and DEP Commissioner LaTourette Announce Historic Settlement of Up to $450 Million with 3M (New Jersey Attorney General)',
        url: 'https://www.njoag.gov/ag-platkin-and-dep-commissioner-latourette-announce-historic-settlement-of-up-to-450-million-with-3m-for-statewide-pfas-contamination',
        published: '2025-05-13',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'pfas-epa-2026-proposals': {
    kind: 'agency',
    refersTo: 'Two EPA proposed rules under the Safe Drinking Water Act, signed May 18, 2026; not final',
    date: '2026-05-18',
    planned: '2031',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Proposed PFOA and PFOS compliance extension rule (EPA at PFAS Central)',
        url: 'https://pfascentral.org/policy/proposed-pfoa-and-pfos-compliance-extension-rule',
        published: '2026-06-23',
        seen: '2026-11-23',
        carries: 'EPA',
      },
      {
        title: 'EPA proposes to extend compliance deadline for PFOA/PFOS (AAAE regulatory alert)',
        url: 'https://alerts.aaae.org/latest/regulaotry_051826-2',
        published: '2026-05-18',
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
      {
        title: 'Navy Researchers Look for Safer Firefighting Foams (U.S. Department of Defense)',
        url: 'https://www.defense.gov/Explore/News/Article/Article/2017135/navy-researchers-look-for-safer-firefighting-foams/',
        published: '2019-11',
        seen: '2026-11-23',
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
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'afff-proof-2025': {
    kind: 'court',
    refersTo:
      'Case Management Order No. 35, MDL 2873, August 15, 2025: 21 days to file, with evidence of diagnosis and exposure',
    date: '2025-08-15',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'First US Trial in PFAS Foam Lawsuit on Hold to Vet Case Load (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/health-law-and-business/first-us-trial-in-pfas-foam-lawsuit-on-hold-to-vet-case-load',
        published: '2025-08',
        seen: '2026-11-24',
      },
    ],
    reported: 'Bloomberg Law',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
  'pfas-court-2026': {
    kind: 'court',
    refersTo:
      'American Water Works Association v. EPA, No. 24-1188 (D.C. Cir.): motion for partial vacatur denied by order of January 21, 2026',
    date: '2026-01-21',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Appeals court blocks EPA motion to strike some drinking water PFAS regs (Society of Environmental Journalists)',
        url: 'https://www.m.sej.org/headlines/list/%2A/180?page=1',
        published: '2026-01',
        seen: '2026-11-25',
      },
      {
        title: 'American Water Works Association v. EPA, No. 24-1188: the motion is denied (Liskow)',
        url: 'https://perspectives.liskow.com/post/102mdxe/d-c-circuit-rejects-epas-bid-to-partially-vacate-pfas-drinking-water-rule',
        published: '2026-01',
        seen: '2026-11-25',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
