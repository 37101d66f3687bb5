import type { Statements } from '../statement';

export const auto = {
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
