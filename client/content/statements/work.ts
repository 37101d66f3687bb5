import type { Statements } from '../statement';

export const work = {
  'construction-deaths-2023': {
    kind: 'agency',
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
      {
        title: 'Construction deaths rise again (Bisnow)',
        url: 'https://bisnow.com/national/news/construction-development/for-the-second-year-running-construction-deaths-are-at-their-highest-since-2011-127336',
        seen: '2026-11-21',
      },
      {
        title:
          'Bureau of Labor Statistics Reveals National Census of Fatal Occupational Injuries in 2023 (EC&M)',
        url: 'https://www.ecmweb.com/safety/article/55252671/bureau-of-labor-statistics-reveals-national-census-of-fatal-occupational-injuries-in-2023',
        published: '2025-01-03',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'construction-falls-2023': {
    kind: 'agency',
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
      {
        title:
          'Bureau of Labor Statistics Reveals National Census of Fatal Occupational Injuries in 2023 (EC&M)',
        url: 'https://www.ecmweb.com/safety/article/55252671/bureau-of-labor-statistics-reveals-national-census-of-fatal-occupational-injuries-in-2023',
        published: '2025-01-03',
        seen: '2026-11-23',
      },
      {
        title: 'Construction fatality rate highest in 12 years (Construction & Demolition Recycling)',
        url: 'https://cdrecycler.com/news/construction-fatality-rate-highest-in-12-years',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'work-all-deaths-2023': {
    kind: 'agency',
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
      {
        title:
          'Bureau of Labor Statistics Reveals National Census of Fatal Occupational Injuries in 2023 (EC&M)',
        url: 'https://www.ecmweb.com/safety/article/55252671/bureau-of-labor-statistics-reveals-national-census-of-fatal-occupational-injuries-in-2023',
        published: '2025-01-03',
        seen: '2026-11-23',
      },
      {
        title: 'Construction fatality rate highest in 12 years (Construction & Demolition Recycling)',
        url: 'https://cdrecycler.com/news/construction-fatality-rate-highest-in-12-years',
        seen: '2026-11-21',
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
      {
        title: 'OSHA announces new higher penalties for violations in 2025 (Mondaq)',
        url: 'https://www.mondaq.com/unitedstates/employee-rights-labour-relations/1569078/osha-announces-new-higher-penalties-for-violations-in-2025',
        published: '2025-01-15',
        seen: '2026-11-21',
      },
      {
        title: 'OSHA increases maximum penalties (Feed & Grain)',
        url: 'https://feedandgrain.com/business-markets/legislative-news/news/15712185/osha-increases-maximum-penalties-for-workplace-safety-violations',
        seen: '2026-11-21',
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
      {
        title: 'OSHA whistleblower protection (Safety Regulatory)',
        url: 'https://safetyregulatory.com/guides/osha-whistleblower-protection',
        published: '2026-02-27',
        seen: '2026-11-21',
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
      {
        title: 'EPA issues final rules prohibiting uses of TCE and PCE (DLA Piper)',
        url: 'https://dlapiper.com/en-us/insights/publications/2024/12/epa-issues-final-rules-prohibiting-uses-of-industrial-solvents-tce-and-pce',
        published: '2024-12-17',
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
        title: 'EPA extends postponement of certain provisions of TCE rule (National Law Review)',
        url: 'https://natlawreview.com/article/epa-extends-postponement-effective-date-certain-provisions-final-tce-risk',
        published: '2025-08-22',
        seen: '2026-11-21',
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
    refersTo:
      'Analysis by U.S. PIRG Education Fund of CPSC data for 2024, March 2025; the two news pages report the same analysis',
    date: '2024',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Injuries from hazardous consumer products hit 8-year high in 2024 (U.S. PIRG)',
        url: 'https://pirg.org/edfund/media-center/new-report-injuries-from-hazardous-consumer-products-hit-8-year-high-in-2024/',
        published: '2025-03',
        seen: '2026-11-21',
      },
      {
        title: 'Injuries from recalled products hit highest level in 8 years (The Epoch Times)',
        url: 'https://theepochtimes.com/business/injuries-from-recalled-products-hit-highest-level-in-8-years-5831552',
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
} satisfies Statements;
