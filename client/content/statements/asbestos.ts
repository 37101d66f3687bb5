import type { Statements } from '../statement';

export const asbestos = {
  'asbestos-epa-ban-2024': {
    kind: 'agency',
    refersTo: 'EPA final rule "Asbestos Part 1; Chrysotile Asbestos"',
    date: '2024-03',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Asbestos Part 1; Chrysotile Asbestos: final rule of the EPA, 89 Fed. Reg. 21970 (Government Publishing Office)',
        url: 'https://www.govinfo.gov/content/pkg/FR-2024-03-28/html/2024-05972.htm',
        published: '2024-03-28',
        seen: '2026-11-26',
      },
      {
        title:
          '5th Circuit Grants Motion to Hold in Abeyance Petition Challenging EPA’s Final Rule Banning Chrysotile Asbestos (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/1/asbestos/articles/55312/5th-circuit-grants-motion-to-hold-in-abeyance-petition-challenging-epas-final-rule-banning-chrysotile-asbestos/',
        published: '2025-03-06',
        seen: '2026-11-23',
      },
      {
        title: 'EPA Seeks Changes in Asbestos Rule Affecting Chlorine Producers (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/environment-and-energy/epa-seeks-changes-in-asbestos-rule-affecting-chlorine-producers',
        published: '2025-06',
        seen: '2026-11-23',
      },
      {
        title: "EPA's 2024 asbestos ban paused (Ogletree)",
        url: 'https://ogletree.com/insights-resources/blog-posts/epas-2024-asbestos-ban-paused-as-fifth-circuit-grants-abeyance-for-rule-reconsideration',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'asbestos-epa-2025': {
    kind: 'court',
    refersTo: 'Texas Chemistry Council v. EPA, No. 24-60193: EPA withdrew its request for a pause',
    date: '2025-07',
    jurisdiction: 'US federal',
    sources: [
      {
        title: "EPA Withdraws Motion To Stay Challenge To Asbestos Ban Rule (Mealey's)",
        url: 'https://www.mealeys.com/mealeys/mealeys-asbestos/articles/2364790/epa-withdraws-motion-to-stay-challenge-to-asbestos-ban-rule-',
        published: '2025-07-15',
        seen: '2026-11-21',
      },
      {
        title: 'EPA Backs Off Plan to Revamp Chrysotile Asbestos Phase-Out Rule (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/environment-and-energy/epa-backs-off-plan-to-revamp-chrysotile-asbestos-phase-out-rule',
        published: '2025-07',
        seen: '2026-11-21',
      },
      {
        title: 'EPA Stands by Asbestos Ban (LCBF)',
        url: 'https://lcbf.com/epa-stands-by-biden-era-asbestos-ban-amid-legal-challenges',
        published: '2025-07',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'asbestos-trusts': {
    kind: 'agency',
    refersTo: 'GAO report on asbestos trusts: about 100 companies, 60 trusts, about $37 billion in assets',
    date: '2011-09',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Asbestos Injury Compensation, GAO-11-819',
        url: 'https://gao.gov/products/gao-11-819',
        published: '2011-10-20',
        seen: '2026-11-21',
      },
      {
        title:
          'Asbestos Injury Compensation: The Role and Administration of Asbestos Trusts, GAO-11-819 (GAO)',
        url: 'https://www.gao.gov/products/gao-11-819',
        published: '2011-09-23',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'asbestos-causes': {
    kind: 'medical',
    refersTo: 'Asbestos as a cause of lung cancer and mesothelioma',
    jurisdiction: 'international',
    sources: [
      {
        title:
          'Asbestos Exposure Linked to Lung Tumors, Mesotheliomas (National Institute of Environmental Health Sciences)',
        url: 'https://tools.niehs.nih.gov/highlights/index.cfm/highlights/detail/sortOrder/yearofhighlight-DESC/highlightid/9655/page/1',
        seen: '2026-11-21',
      },
      {
        title: 'Asbestos-related diseases (Veterans Asbestos Alliance)',
        url: 'https://www.veteransasbestosalliance.org/asbestos-related-diseases',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'asbestos-smoking': {
    kind: 'medical',
    refersTo: 'Smoking and asbestos exposure together, risk of lung cancer',
    jurisdiction: 'international',
    sources: [
      {
        title:
          'Asbestos Exposure Linked to Lung Tumors, Mesotheliomas (National Institute of Environmental Health Sciences)',
        url: 'https://tools.niehs.nih.gov/highlights/index.cfm/highlights/detail/sortOrder/yearofhighlight-DESC/highlightid/9655/page/1',
        seen: '2026-11-21',
      },
      {
        title: 'Asbestos-related diseases (Veterans Asbestos Alliance)',
        url: 'https://www.veteransasbestosalliance.org/asbestos-related-diseases',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'asbestos-argument-2026': {
    kind: 'court',
    refersTo: 'Texas Chemistry Council v. EPA, No. 24-60193 (5th Cir.), argued June 1, 2026; no ruling found',
    date: '2026-06-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Fifth Circuit hears argument on the EPA asbestos rule (Dubose Law Firm)',
        url: 'https://duboselawfirm.com/fifth-circuit-epa-asbestos-rule-oral-argument/',
        published: '2026-06',
        seen: '2026-11-25',
      },
    ],
    reported: 'a law firm for people who are ill from asbestos',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
} satisfies Statements;
