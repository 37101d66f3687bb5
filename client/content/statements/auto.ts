import type { Statements } from '../statement';

export const auto = {
  'auto-deaths-h1-2025': {
    kind: 'status',
    refersTo: 'NHTSA early estimate for January to June 2025, published September 2025',
    date: '2025-06',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'NHTSA: roadway deaths drop in first half of 2025 (AASHTO Journal)',
        url: 'https://aashtojournal.transportation.org/nhtsa-roadway-deaths-drop-in-first-half-of-2025',
        seen: '2026-11-21',
      },
      {
        title: 'U.S. traffic deaths drop 8% in first six months of 2025 (KSAT)',
        url: 'https://www.ksat.com/news/local/2025/09/17/us-traffic-deaths-drop-8-in-first-six-months-of-2025-nhtsa-report-says',
        published: '2025-09-17',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'auto-deaths-2024': {
    kind: 'status',
    refersTo: 'NHTSA early estimate for 2024: 39,345, down 3.8 percent from 40,901 in 2023',
    date: '2025-04-08',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'NHTSA Estimates 39,345 U.S. Traffic Fatalities in 2024 (CollisionWeek)',
        url: 'https://collisionweek.com/2025/04/09/nhtsa-estimates-39345-u-s-traffic-fatalities-2024/?utm_source=rss&utm_medium=rss&utm_campaign=nhtsa-estimates-39345-u-s-traffic-fatalities-2024',
        published: '2025-04-09',
        seen: '2026-11-24',
      },
      {
        title:
          'Statement on 2024 Early Estimates of Traffic Fatalities (Advocates for Highway and Auto Safety)',
        url: 'https://saferoads.org/?p=75367',
        published: '2025-04-08',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2027-05-21',
  },
  'auto-deaths-2025-nsc': {
    kind: 'status',
    refersTo:
      'National Safety Council, preliminary estimate for 2025: 37,810, down 12 percent; counts more deaths than NHTSA does',
    date: '2026-02-24',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'National Safety Council Projects 12% Decrease in U.S. Traffic Fatalities in 2025 (National Safety Council, PR Newswire)',
        url: 'https://www.prnewswire.com/news-releases/national-safety-council-projects-12-decrease-in-us-traffic-fatalities-in-2025-302694945.html',
        published: '2026-02-24',
        seen: '2026-11-24',
      },
    ],
    reported: 'the National Safety Council',
    reviewed: null,
    dueAgain: '2027-05-21',
  },
} satisfies Statements;
