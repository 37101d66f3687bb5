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
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
} satisfies Statements;
