import type { Statements } from '../statement';

export const paraquat = {
  'paraquat-eu-2007': {
    kind: 'court',
    refersTo: 'Court of First Instance, Case T-229/04, Sweden v Commission',
    date: '2007-07-11',
    jurisdiction: 'European Union',
    sources: [
      {
        title: 'Sweden v Commission, Case T-229/04 (EUR-Lex)',
        url: 'https://eur-lex.europa.eu/legal-content/en/TXT/?uri=CELEX%3A62004TJ0229',
        published: '2007-07-11',
        seen: '2026-11-26',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'paraquat-mdl-3004': {
    kind: 'court',
    refersTo: 'In re Paraquat Products Liability Litigation, No. 3:21-md-03004',
    date: '2021-06',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Transfer order of June 7, 2021, MDL No. 3004, Rakoczy v. Syngenta, No. 3:21-cv-02083 (docket at Justia)',
        url: 'https://docs.justia.com/cases/federal/district-courts/none/jpml/3:2021cv02083/1425742/26',
        published: '2021-06-07',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'paraquat-epa-2021-insufficient': {
    kind: 'agency',
    refersTo: 'EPA interim decision 2021 and preliminary document of January 2024',
    date: '2024-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: "EPA rejects association between paraquat and Parkinson's (Agri-Pulse)",
        url: 'https://agri-pulse.com/articles/20580-epa-rejects-association-between-paraquat-and-parkinsons',
        seen: '2026-11-21',
      },
    ],
    reported: 'Agri-Pulse',
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['paraquat-epa-2025-withdraw'],
  },
  'paraquat-epa-2025-withdraw': {
    kind: 'agency',
    refersTo: 'EPA request for voluntary remand, 9th Circuit',
    date: '2025-01-17',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'EPA Seeks Intent to Withdraw Paraquat Registration Review (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/10/benzene/articles/51186/epa-seeks-intent-to-withdraw-paraquat-registration-wants-to-revisit-issue-of-volatilization/',
        seen: '2026-11-21',
      },
    ],
    reported: 'HarrisMartin',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'paraquat-letter-agreement-2025': {
    kind: 'settlement',
    refersTo: 'Joint motion in the 7th Circuit; sum not made public',
    date: '2025-04-14',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Defendants in Paraquat MDL Ink Agreement to Resolve Many Cases (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/4/drugs/articles/59569/defendants-in-paraquat-mdl-ink-agreement-to-resolve-many-cases-filing-says/',
        published: '2025-04-15',
        seen: '2026-11-21',
      },
      {
        title:
          'Paraquat plaintiffs and defense ask for stay at Seventh Circuit while discussing settlement (Madison-St. Clair Record)',
        url: 'https://madisonrecord.com/stories/670998860-paraquat-plaintiffs-and-defense-ask-for-stay-at-seventh-circuit-while-discussing-settlement',
        published: '2025-04-23',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'paraquat-nemeth-2025': {
    kind: 'settlement',
    refersTo: 'Nemeth v. Syngenta, Philadelphia Court of Common Pleas',
    date: '2025-07',
    jurisdiction: 'Pennsylvania',
    sources: [
      {
        title:
          'Syngenta quietly settles lawsuit linking paraquat weedkiller to Parkinson’s disease (Environmental Health News, from The New Lede)',
        url: 'https://www.ehn.org/syngenta-quietly-settles-lawsuit-linking-paraquat-weedkiller-to-parkinsons-disease',
        published: '2025',
        seen: '2026-11-23',
      },
      {
        title:
          'Another ruling keeps Pa. courts open to all Americans (Legal Newsline): Nemeth settled on July 7, 2025',
        url: 'https://www.legalnewsline.com/pennsylvania-record/another-ruling-keeps-pa-courts-open-to-all-americans/article_58e0a6fa-fb8d-4dac-9972-115b97002589.html',
        published: '2025-07',
        seen: '2026-11-29',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'paraquat-syngenta-stops-2026': {
    kind: 'status',
    refersTo: 'Syngenta announcement on its Huddersfield plant',
    date: '2026-03',
    jurisdiction: 'UK / US',
    sources: [
      {
        title: 'Syngenta calls time on paraquat production (Countryman)',
        url: 'https://www.countryman.com.au/countryman/grain/syngenta-calls-time-on-paraquat-production-citing-competition-and-minimal-sales-c-21882350',
        published: '2026-03-10',
        seen: '2026-11-21',
      },
      {
        title: 'Syngenta to cease production of toxic herbicide at St. Gabriel facility (Business Report)',
        url: 'https://www.businessreport.com/article/syngenta-to-cease-production-of-toxic-herbicide-at-st-gabriel-facility',
        published: '2026-03-12',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'paraquat-nih-2011': {
    kind: 'study',
    refersTo:
      'Tanner and others, Environmental Health Perspectives 2011;119:866: odds ratio 2.5 (1.4 to 4.7), 110 cases and 358 controls',
    date: '2011-02',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Rotenone, Paraquat, and Parkinson’s Disease (Environmental Health Perspectives)',
        url: 'https://ehp.niehs.nih.gov/doi/10.1289/ehp.1002839',
        published: '2011-02',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'paraquat-ten-million': {
    kind: 'firm',
    refersTo:
      'Page copy that the specification of the site gives; no source names the case or the settlement that it comes from',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'paraquat-expert-2024': {
    kind: 'court',
    refersTo:
      'Chief Judge Nancy Rosenstengel excludes Martin Wells and grants summary judgment in four bellwether cases, MDL 3004',
    date: '2024-04-17',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Richter v. Syngenta, MDL No. 3004 (S.D. Ill. 2024)',
        url: 'https://print.casetext.com/case/richter-v-syngenta-ag-in-re-paraquat-prods-liab-litig',
        published: '2024-04-17',
        seen: '2026-11-26',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'paraquat-appeal-2025': {
    kind: 'court',
    refersTo: '7th Circuit: joint request to stay the appeal after the letter agreement of April 14, 2025',
    date: '2025-04',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Paraquat plaintiffs and defense ask for stay at Seventh Circuit while discussing settlement (Madison-St. Clair Record)',
        url: 'https://madisonrecord.com/stories/670998860-paraquat-plaintiffs-and-defense-ask-for-stay-at-seventh-circuit-while-discussing-settlement',
        published: '2025-04-23',
        seen: '2026-11-23',
      },
      {
        title: 'Defendants in Paraquat MDL Ink Agreement to Resolve Many Cases (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/4/drugs/articles/59569/defendants-in-paraquat-mdl-ink-agreement-to-resolve-many-cases-filing-says/',
        published: '2025-04-15',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'paraquat-durnell-2026': {
    kind: 'court',
    refersTo:
      'Monsanto v. Durnell (2026) and Bates v. Dow Agrosciences (2005), read for paraquat; no ruling of the Illinois court was found',
    date: '2026-06-25',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'U.S. Supreme Court decision reinforces EPA authority over pesticide labels (PMP magazine)',
        url: 'https://www.mypmp.net/u-s-supreme-court-decision-reinforces-epa-authority-over-pesticide-labels/',
        published: '2026-06',
        seen: '2026-11-23',
      },
      {
        title: 'Bates v. Dow Agrosciences LLC, No. 03-388, 544 U.S. 431 (Apr. 27, 2005) (vLex)',
        url: 'https://case-law.vlex.com/vid/bates-v-dow-agrosciences-887537366',
        published: '2005-04-27',
        seen: '2026-11-29',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'paraquat-philadelphia': {
    kind: 'status',
    refersTo:
      'Mass tort program in re Paraquat, Court of Common Pleas of Philadelphia, Judge Joshua Roberts; order of July 15, 2025 on people from other states',
    date: '2025-11',
    jurisdiction: 'Pennsylvania',
    sources: [
      {
        title: 'Plaintiff lawyers get pick in first Paraquat trial: more than 1,000 cases (Legal Newsline)',
        url: 'https://www.legalnewsline.com/pennsylvania-record/plaintiff-lawyers-get-pick-in-first-paraquat-trial-but-faves-not-an-option/article_c3007e62-a9db-460c-9b8e-afc8d6a3c614.html',
        published: '2025-11-07',
        seen: '2026-11-24',
      },
      {
        title: 'Another ruling keeps Pa. courts open to all Americans (Legal Newsline)',
        url: 'https://www.legalnewsline.com/pennsylvania-record/another-ruling-keeps-pa-courts-open-to-all-americans/article_58e0a6fa-fb8d-4dac-9972-115b97002589.html',
        published: '2025-07',
        seen: '2026-11-24',
      },
    ],
    reported: 'Legal Newsline',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
