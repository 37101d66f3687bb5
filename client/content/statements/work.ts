import type { Statements } from '../statement';

export const work = {
  'construction-deaths-2023': {
    kind: 'status',
    refersTo: 'BLS Census of Fatal Occupational Injuries for 2023, construction',
    date: '2023',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'National Census of Fatal Occupational Injuries in 2023 (Bureau of Labor Statistics)',
        url: 'https://www.bls.gov/news.release/cfoi.htm',
        published: '2024-12-19',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'construction-falls-2023': {
    kind: 'status',
    refersTo: 'BLS Census of Fatal Occupational Injuries for 2023, construction, by event',
    date: '2023',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'National Census of Fatal Occupational Injuries in 2023 (Bureau of Labor Statistics)',
        url: 'https://www.bls.gov/news.release/cfoi.htm',
        published: '2024-12-19',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'work-all-deaths-2023': {
    kind: 'status',
    refersTo: 'BLS Census of Fatal Occupational Injuries for 2023, published December 19, 2024',
    date: '2023',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'National Census of Fatal Occupational Injuries in 2023 (Bureau of Labor Statistics)',
        url: 'https://www.bls.gov/news.release/cfoi.htm',
        published: '2024-12-19',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'work-osha-penalties-2025': {
    kind: 'agency',
    refersTo: 'OSHA maximum civil penalties per violation for 2025 (federal OSHA; state plans differ)',
    date: '2025-01-15',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Federal Civil Penalties Inflation Adjustment Act Annual Adjustments for 2025, 90 FR 1854 (Department of Labor; copy at federalregister.com)',
        url: 'http://www.federalregister.com/Browse/Document/usa/na/fr/2025/1/10/2024-31602',
        published: '2025-01-10',
        seen: '2026-11-23',
        carries: 'Federal Register',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'work-retaliation-30-days': {
    kind: 'deadline',
    refersTo: 'Time limit for a retaliation complaint under section 11(c) of the OSH Act',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'About us (OSHA Whistleblower Protection Program, whistleblowers.gov)',
        url: 'https://whistleblowers.gov/about-us',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'tce-pce-rules-2024': {
    kind: 'agency',
    refersTo:
      'EPA final TSCA rules on trichloroethylene and perchloroethylene, announced December 9, published December 17 and 18, 2024',
    date: '2024-12',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Federal Register, TCE final rule (Justia)',
        url: 'https://regulations.justia.com/regulations/fedreg/2024/12/17/2024-29274.html',
        published: '2024-12-17',
        seen: '2026-11-21',
      },
      {
        title: 'US EPA issues final rule banning all uses of TCE (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/10/benzene/articles/46436/us-epa-issues-final-rule-banning-all-uses-of-trichloroethylene-and-perchloroethylene/',
        published: '2024-12-09',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'tce-rule-challenged-2025': {
    kind: 'court',
    refersTo:
      'Third Circuit case on the TCE rule; EPA postponements of the conditions of section 6(g) exemptions, to June, August and November 2025 and once more on November 14, 2025',
    date: '2025',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Extension of Postponement of Effectiveness for Certain Provisions of Trichloroethylene (Federal Register, govinfo)',
        url: 'https://www.govinfo.gov/content/pkg/FR-2025-06-23/html/2025-11437.htm',
        published: '2025-06-23',
        seen: '2026-11-23',
      },
      {
        title: 'TCE rule delayed yet again by US EPA (Vorys)',
        url: 'https://energyenvironmentalblog.vorys.com/tce-rule-delayed-yet-again-by-us-epa?hs_amp=true',
        published: '2025-11',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'cpsc-2024': {
    kind: 'agency',
    refersTo: 'Analysis by U.S. PIRG Education Fund of CPSC data for 2024, March 2025',
    date: '2024',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Injuries from hazardous consumer products hit 8-year high in 2024 (U.S. PIRG)',
        url: 'https://pirg.org/edfund/media-center/new-report-injuries-from-hazardous-consumer-products-hit-8-year-high-in-2024/',
        published: '2025-03',
        seen: '2026-11-21',
      },
    ],
    reported: 'U.S. PIRG Education Fund',
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'tce-pce-iarc': {
    kind: 'medical',
    refersTo: 'IARC Monographs volume 106 (2014): TCE in group 1, PCE in group 2A',
    date: '2014',
    jurisdiction: 'international',
    sources: [
      {
        title:
          'Carcinogenicity of trichloroethylene, tetrachloroethylene and other solvents (Lancet Oncology, cited by NIEHS)',
        url: 'https://tools.niehs.nih.gov/srp/publications/highimpactjournaldetails.cfm?SourceID=18884',
        published: '2012',
        seen: '2026-11-21',
      },
      {
        title: 'IARC Monographs Volume 106 (Occupational Cancer Research Centre)',
        url: 'http://www.occupationalcancer.ca/2014/iarc-monographs-volume-106/',
        published: '2014',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'work-all-deaths-2024': {
    kind: 'status',
    refersTo: 'BLS Census of Fatal Occupational Injuries, 2024: 5,070, down 4.0 percent from 5,283',
    date: '2026-02',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Workplace Fatalities Drop in Last Biden Year, from the BLS census (Confined Space)',
        url: 'https://jordanbarab.com/confinedspace/2026/02/23/workplace-fatalities-drop-in-last-biden-year',
        published: '2026-02-23',
        seen: '2026-11-24',
      },
      {
        title: 'Construction death and fatality rate decreased by 2024, from the BLS census (Machinery Asia)',
        url: 'https://machineryasia.net/construction-death-and-fatality-rate-decreased-by-2024',
        published: '2026-02',
        seen: '2026-11-24',
      },
    ],
    reported: 'two sites that quote the Bureau of Labor Statistics',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'construction-deaths-2024': {
    kind: 'status',
    refersTo:
      'BLS Census of Fatal Occupational Injuries, 2024: construction 1,034 (1,075 in 2023); falls, slips and trips 389',
    date: '2026-02',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Construction death and fatality rate decreased by 2024, from the BLS census (Machinery Asia)',
        url: 'https://machineryasia.net/construction-death-and-fatality-rate-decreased-by-2024',
        published: '2026-02',
        seen: '2026-11-24',
      },
      {
        title: 'Workplace Fatalities Drop in Last Biden Year, from the BLS census (Confined Space)',
        url: 'https://jordanbarab.com/confinedspace/2026/02/23/workplace-fatalities-drop-in-last-biden-year',
        published: '2026-02-23',
        seen: '2026-11-24',
      },
    ],
    reported: 'two sites that quote the Bureau of Labor Statistics',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'immigrant-comp-covered': {
    kind: 'court',
    refersTo:
      'Court and agency decisions in 36 states and D.C.; by statute only Wyoming excludes, and only where the employer did not check papers',
    jurisdiction: 'US, state by state',
    sources: [
      {
        title:
          'Campos v. Daisy Construction Co., No. 33, 2014 (Del. Nov. 13, 2014) (opinion of the Delaware Supreme Court)',
        url: 'http://ecases.us/case/del/c2999377/campos-v-daisy-construction-co',
        published: '2014-11-13',
        seen: '2026-11-24',
      },
      {
        title:
          'Court of Appeals Rules Undocumented Workers Are Covered: Design Kitchen & Baths v. Lagos (Md. 2005) (Public Justice Center)',
        url: 'http://www.publicjustice.org/news/press/269',
        published: '2005-09-12',
        seen: '2026-11-24',
      },
      {
        title: 'Protecting Injured Immigrant Workers from Retaliation (National Employment Law Project)',
        url: 'https://www.nelp.org/publication/protecting-injured-immigrant-workers-from-retaliation/',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2027-05-21',
  },
  'immigrant-pay-owed': {
    kind: 'agency',
    refersTo:
      'Fair Labor Standards Act: pay for hours worked is owed without regard to status; Hoffman Plastic Compounds v. NLRB, 535 U.S. 137 (2002) bars back pay for work not done under another law',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Fact Sheet 48: Application of U.S. Labor Laws to Immigrant Workers (U.S. Department of Labor; federal web harvest)',
        url: 'https://webharvest.gov/peth04/20041031172330/http://www.dol.gov/esa/regs/compliance/whd/whdfs48.htm',
        published: '2004',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2027-05-21',
  },
  'immigrant-retaliation': {
    kind: 'agency',
    refersTo:
      'OSH Act section 11(c): Walsh v. Tara Construction (D. Mass.), jury award of June 21, 2022; the employer had called immigration officers',
    date: '2022-06-21',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Walsh v. Tara Construction, No. 19-CV-10369 (D. Mass. June 14, 2023): the verdict of June 21, 2022 stands',
        url: 'http://print.casetext.com/case/walsh-v-tara-constr-2',
        published: '2023-06-14',
        seen: '2026-11-26',
      },
    ],
    reviewed: null,
    dueAgain: '2027-05-21',
  },
  'immigrant-lost-wages': {
    kind: 'court',
    refersTo:
      'Balbuena v. IDR Realty LLC, 6 N.Y.3d 338 (2006); California Evidence Code section 351.2 (AB 2159 of 2016); other states differ',
    jurisdiction: 'New York; California',
    sources: [
      {
        title: 'New York high court rules illegal immigrants can recover lost wages: Balbuena (JURIST)',
        url: 'https://jurist.org/news/2006/02/new-york-high-court-rules-illegal',
        published: '2006-02',
        seen: '2026-11-24',
      },
      {
        title: 'Court Rules Illegal Immigrants Eligible for Lost Wages (The New York Sun)',
        url: 'https://www.nysun.com/article/new-york-court-rules-illegal-immigrants-eligible-for-lost',
        published: '2006-02-22',
        seen: '2026-11-24',
      },
      {
        title:
          'AB 2159, Evidence: immigration status, analysis of the Senate Judiciary Committee (California Legislature)',
        url: 'http://www.leginfo.ca.gov/pub/15-16/bill/asm/ab_2151-2200/ab_2159_cfa_20160613_144734_sen_comm.html',
        published: '2016-06-14',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2027-05-21',
  },
  'immigrant-arrests': {
    kind: 'status',
    refersTo: 'Arrests of injured workers under a law of Florida and in Massachusetts',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Protecting Injured Immigrant Workers from Retaliation (National Employment Law Project)',
        url: 'https://www.nelp.org/publication/protecting-injured-immigrant-workers-from-retaliation/',
        seen: '2026-11-24',
      },
    ],
    reported: 'the National Employment Law Project',
    reviewed: null,
    dueAgain: '2027-05-21',
  },
  'tesla-verdict-2025': {
    kind: 'verdict',
    refersTo:
      'Benavides v. Tesla, S.D. Fla.: Tesla 33 percent at fault; $42.6 million compensatory, $200 million punitive',
    date: '2025-08-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Jury orders Tesla to pay more than $240 million in Autopilot crash case (AP at Lincoln Daily News)',
        url: 'https://archives.lincolndailynews.com/2025/Aug/02/NEWS/business_m.shtml',
        published: '2025-08-02',
        seen: '2026-11-25',
        carries: 'AP',
      },
      {
        title:
          'US judge upholds $243 million verdict against Tesla over fatal Autopilot crash (Channel NewsAsia)',
        url: 'https://www.channelnewsasia.com/business/us-judge-upholds-243-million-verdict-against-tesla-over-fatal-autopilot-crash-5943166',
        published: '2026-02-20',
        seen: '2026-11-25',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'tesla-upheld-2026': {
    kind: 'court',
    refersTo:
      'Judge Beth Bloom, S.D. Fla., denied a new trial and judgment as a matter of law; made public February 20, 2026',
    date: '2026-02-20',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'US judge upholds $243 million verdict against Tesla over fatal Autopilot crash (Channel NewsAsia)',
        url: 'https://www.channelnewsasia.com/business/us-judge-upholds-243-million-verdict-against-tesla-over-fatal-autopilot-crash-5943166',
        published: '2026-02-20',
        seen: '2026-11-25',
      },
      {
        title: 'Tesla asked for a reset on $243M verdict, a federal judge said no (Carscoops)',
        url: 'https://www.carscoops.com/2026/02/tesla-asked-for-a-reset-on-243m-verdict-a-federal-judge-said-no',
        published: '2026-02',
        seen: '2026-11-25',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'eto-verdict-2025': {
    kind: 'verdict',
    refersTo:
      'Walker v. Becton Dickinson, Gwinnett County State Court, No. 21-C-08201-S1: $20 million compensatory on May 2; mistrial in the punitive phase on May 6',
    date: '2025-05-02',
    jurisdiction: 'US, Georgia',
    sources: [
      {
        title:
          'Mistrial declared after jury awards $50M in landmark toxic gas case (Atlanta Journal-Constitution)',
        url: 'https://www.ajc.com/news/atlanta-news/mistrial-declared-after-jury-awards-50m-in-landmark-toxic-gas-case/GSXUVGKIMVGSZITNGQR34HAQDI',
        published: '2025-05',
        seen: '2026-11-25',
      },
      {
        title: 'Becton Dickinson hit with $20M verdict in toxic chemical and cancer trial (CVN)',
        url: 'https://blog.cvn.com/becton-dickinson-hit-with-20m-verdict-in-toxic-chemical-and-cancer-trial?hs_amp=true',
        published: '2025-05-07',
        seen: '2026-11-25',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'tce-postponed-2026': {
    kind: 'agency',
    refersTo:
      'Federal Register document 2026-08750 of May 5, 2026: conditions of the TSCA section 6(g) exemptions postponed until judicial review is concluded',
    date: '2026-05-05',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'EPA postpones compliance for TCE uses with TSCA Section 6(g) exemptions (J. J. Keller)',
        url: 'https://www.jjkeller.com/news/article/EPA-postpones-compliance-for-TCE-uses-with-TSCA-Section-6-g-exemptions_id-bd0ded17-ab08-456f-94c3-c68574e946bd',
        published: '2026-05-07',
        seen: '2026-11-25',
      },
      {
        title:
          'EPA further extends deadlines for parts of trichloroethylene rule (SBA Office of Advocacy), on the step before',
        url: 'https://advocacy.sba.gov/2025/11/19/epa-further-extends-deadlines-for-parts-of-trichloroethylene-rule',
        published: '2025-11-19',
        seen: '2026-11-25',
      },
    ],
    reported: 'J. J. Keller, a publisher on safety rules',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
