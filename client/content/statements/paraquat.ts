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
      {
        title: 'EU court reimposes ban on paraquat weedkiller (Reuters)',
        url: 'https://www.reuters.com/article/environment-eu-paraquat-dc/eu-court-reimposes-ban-on-paraquat-weedkiller-idUSL1166680020070711',
        published: '2007-07-11',
        seen: '2026-11-21',
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
      {
        title: 'Paraquat MDL Judge Issues First CMO (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/10/benzene/articles/27632/paraquat-mdl-judge-issues-first-cmo-sets-initial-conference-for-june-23/',
        published: '2021-06-22',
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
      {
        title: 'EPA delays paraquat decision (Carey Gillam)',
        url: 'https://careygillam.substack.com/p/epa-delays-paraquat-decision',
        published: '2025-01',
        seen: '2026-11-21',
      },
    ],
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
      {
        title: 'U.S. EPA withdraws paraquat decision, delays health risk review (EHN)',
        url: 'https://www.ehn.org/u-s-epa-withdraws-paraquat-decision-delays-health-risk-review-2670913441.html',
        seen: '2026-11-21',
      },
      {
        title: 'EPA delays paraquat decision (Carey Gillam)',
        url: 'https://careygillam.substack.com/p/epa-delays-paraquat-decision',
        published: '2025-01',
        seen: '2026-11-21',
      },
    ],
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
        title: 'Syngenta moving to settle thousands of lawsuits (The New Lede)',
        url: 'https://thenewlede.org/tag/khaldoun-baghdadi',
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
  'paraquat-master-2025': {
    kind: 'settlement',
    refersTo: 'Master Settlement Agreement, MDL 3004 (reported August 2025)',
    date: '2025-08',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Syngenta moves closer to settling paraquat lawsuits (EHN / The New Lede)',
        url: 'https://www.ehn.org/syngenta-moves-closer-to-settling-paraquat-lawsuits-linking-herbicide-to-parkinsons',
        seen: '2026-11-21',
      },
      {
        title: 'Paraquat lawsuit page (Taqtics)',
        url: 'https://taqtics.com/mass-tort/paraquat',
        seen: '2026-11-21',
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
        title: 'Syngenta Settles Lawsuit Over Herbicide (Yale, quotes The Guardian)',
        url: 'https://watermanagement.yale.edu/category/agriculture',
        seen: '2026-11-23',
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
      {
        title: 'Two Pesticides Linked to Parkinson’s Disease (Environment News Service)',
        url: 'https://ens-newswire.com/two-pesticides-linked-to-parkinsons-disease',
        published: '2011-02-15',
        seen: '2026-11-21',
      },
      {
        title: 'Pesticides associated with Parkinson’s (UPI)',
        url: 'https://www.upi.com/Health_News/2011/02/16/Pesticides-associated-with-Parkinsons/UPI-31081297838638/',
        published: '2011-02-16',
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
      {
        title: "Paraquat Judge Tosses Key Plaintiffs' Expert Over 'Methodological Contortions' (Law.com)",
        url: 'https://www.law.com/radar/card/paraquat-judge-tosses-key-plaintiffs-expert-over-methodological-contortions-292-181086/',
        published: '2024-04-17',
        seen: '2026-11-23',
      },
      {
        title:
          'Paraquat plaintiffs and defense ask for stay at Seventh Circuit while discussing settlement (Madison-St. Clair Record)',
        url: 'https://madisonrecord.com/stories/670998860-paraquat-plaintiffs-and-defense-ask-for-stay-at-seventh-circuit-while-discussing-settlement',
        published: '2025-04-23',
        seen: '2026-11-23',
      },
      {
        title:
          "Paraquat plaintiffs facing more headwinds, attorneys seek review of expert's exclusion (Madison-St. Clair Record)",
        url: 'https://madisonrecord.com/stories/660285054-paraquat-plaintiffs-facing-more-headwinds-attorneys-seek-review-of-expert-s-exclusion',
        published: '2024-06',
        seen: '2026-11-23',
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
        title:
          "Paraquat plaintiffs facing more headwinds, attorneys seek review of expert's exclusion (Madison-St. Clair Record)",
        url: 'https://madisonrecord.com/stories/660285054-paraquat-plaintiffs-facing-more-headwinds-attorneys-seek-review-of-expert-s-exclusion',
        published: '2024-06',
        seen: '2026-11-23',
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
        title: 'Wide opening for pesticide damage claims: Bates v. Dow Agrosciences (SCOTUSblog)',
        url: 'https://scotusblog.com/2005/04/wide-opening-for-pesticide-damage-claims/amp',
        published: '2005-04-27',
        seen: '2026-11-23',
      },
      {
        title:
          'Plaintiffs’ design defect claims in pesticide injury lawsuits (National Agricultural Law Center)',
        url: 'https://nationalaglawcenter.org/plaintiffs-plaintiffs-design-defect-claims-in-pesticide-injury-lawsuits',
        seen: '2026-11-23',
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
      {
        title:
          'Mass tort defendant presses Superior Court: one of Philadelphia’s largest mass torts (Law.com)',
        url: 'https://www.law.com/radar/card/urgent-need-for-clarity-mass-tort-defendant-presses-superior-court-to-examine-pas-registration-statute-402-153571/',
        published: '2024-04-30',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2026-12-29',
  },
  'paraquat-mertens-2026': {
    kind: 'settlement',
    refersTo:
      'Mertens v. Syngenta, Court of Common Pleas of Philadelphia: settled before opening statements; another site dates it January 29, 2026',
    date: '2026-01',
    jurisdiction: 'Pennsylvania',
    sources: [
      {
        title: 'Paraquat-Parkinson’s memo, citing The New Lede (Vibe Agent Making)',
        url: 'https://vibeagentmaking.com/research/paraquat-memo/',
        published: '2026-05',
        seen: '2026-11-24',
      },
      {
        title: 'First Paraquat Trial Settles (NIB Direct)',
        url: 'https://www.nibdirect.com/news/breaking-first-paraquat-trial-settles-for-undisclosed-millions-in-2026',
        published: '2026-01-29',
        seen: '2026-11-24',
      },
      {
        title: 'Philadelphia Paraquat Trial to Start this week (Davis Law)',
        url: 'https://www.davislawnj.com/paraquat/blogs/philadelphia-paraquat-trial-to-start-this-week',
        published: '2026-01',
        seen: '2026-11-24',
      },
    ],
    reported: 'sites that follow the lawsuits',
    reviewed: null,
    dueAgain: '2026-12-29',
  },
} satisfies Statements;
