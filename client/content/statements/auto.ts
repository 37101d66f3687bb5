import type { Statements } from '../statement';

export const auto = {
  'auto-deaths-2024': {
    kind: 'agency',
    refersTo:
      'NHTSA early estimate of traffic deaths for 2024, published April 2025; later final counts may differ',
    date: '2024',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'NHTSA estimates 39,345 U.S. traffic fatalities in 2024 (CollisionWeek)',
        url: 'https://collisionweek.com/2025/04/09/nhtsa-estimates-39345-u-s-traffic-fatalities-2024/',
        published: '2025-04-09',
        seen: '2026-11-21',
      },
      {
        title: 'Statement on the 2024 estimates (Advocates for Highway and Auto Safety)',
        url: 'https://saferoads.org/?p=75367',
        published: '2025-04-08',
        seen: '2026-11-21',
      },
      {
        title: 'Early estimates of traffic deaths last year (eDriving)',
        url: 'https://www.edriving.com/three60/early-estimates-of-traffic-deaths-in-the-us-last-year-revealed/',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'auto-deaths-h1-2025': {
    kind: 'agency',
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
      {
        title: 'NHTSA says traffic fatalities declined in first half of 2025 (Ford Authority)',
        url: 'https://fordauthority.com/2025/09/nhtsa-says-traffic-fatalities-declined-in-first-half-of-2025/amp',
        published: '2025-09',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
} satisfies Statements;
