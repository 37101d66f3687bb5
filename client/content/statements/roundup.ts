import type { Statements } from '../statement';

export const roundup = {
  'roundup-iarc-2015': {
    kind: 'medical',
    refersTo: 'IARC classification of glyphosate in group 2A, March 2015',
    date: '2015',
    jurisdiction: 'international',
    sources: [
      {
        title:
          'Glyphosate Monograph now available: Group 2A, Volume 112 (International Agency for Research on Cancer, WHO)',
        url: 'https://www.iarc.who.int/news-events/glyphosate-monograph-now-available/',
        published: '2015-07-29',
        seen: '2026-11-29',
      },
      {
        title:
          'IARC assessment explained: glyphosate (Australian Pesticides and Veterinary Medicines Authority)',
        url: 'https://apvma.gov.au/resources/chemicals-news/glyphosate/iarc-assessment-explained',
        seen: '2026-11-29',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'roundup-2020-settlement': {
    kind: 'settlement',
    refersTo:
      'Bayer announcement of June 24, 2020: up to $10.9 billion, about 95,000 to 100,000 of some 125,000 filed and unfiled claims',
    date: '2020-06-24',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Bayer agrees to $10.9 billion Roundup settlement (The Week)',
        url: 'https://theweek.com/business-briefing/922014/daily-business-briefing-june-25-2020',
        published: '2020-06-25',
        seen: '2026-11-21',
      },
      {
        title: 'Bayer to pay $11 bln to settle Roundup claims (Reuters at Yahoo News)',
        url: 'https://malaysia.news.yahoo.com/bayer-pay-11-bln-settle-080940070.html',
        published: '2020-06',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'roundup-class-2021-rejected': {
    kind: 'court',
    refersTo: 'Order of Judge Vince Chhabria, N.D. Cal., MDL 2741, denying preliminary approval',
    date: '2021-05-26',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Ramirez v. Monsanto (In re Roundup), MDL No. 2741, 541 F. Supp. 3d 1004 (N.D. Cal. May 26, 2021), Pretrial Order No. 235 (Casetext)',
        url: 'https://print.casetext.com/case/ramirez-v-monsanto-co-in-re-roundup-prods-liab-litig',
        published: '2021-05-26',
        seen: '2026-11-29',
      },
      {
        title: 'Roundup MDL Judge Rejects $2 Billion Settlement (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/10/benzene/articles/27478/roundup-mdl-judge-rejects-2-billion-settlement-of-future-personal-injury-exposure-claims/',
        published: '2021-05-27',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'roundup-9th-circuit-2022': {
    kind: 'court',
    refersTo:
      'NRDC v. EPA, 9th Cir. No. 20-70787, human-health portion of the 2020 interim registration review decision vacated',
    date: '2022-06-17',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Natural Resources Defense Council v. EPA, Nos. 20-70787 and 20-70801, 38 F.4th 34 (9th Cir. 2022)',
        url: 'http://casetext.com/case/natural-res-def-council-v-us-envtl-prot-agency-8',
        published: '2022-06-17',
        seen: '2026-11-26',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'roundup-paid-11bn': {
    kind: 'settlement',
    refersTo: 'Reported total of earlier Roundup settlements (not the class settlement proposed in 2026)',
    date: '2025',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'High Plains Journal: Bayer shareholder settlement; $11 billion paid to settle 100,000 Roundup lawsuits',
        url: 'https://hpj.com/?p=171032',
        seen: '2026-11-21',
      },
      {
        title: 'Bayer to pay $11 bln to settle Roundup claims (Reuters at Yahoo News)',
        url: 'https://malaysia.news.yahoo.com/bayer-pay-11-bln-settle-080940070.html',
        published: '2020-06',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
    beside: ['roundup-class-2026-proposed', 'roundup-class-prelim-approval', 'roundup-durnell-2026'],
  },
  'roundup-class-2026-proposed': {
    kind: 'settlement',
    refersTo:
      'Class settlement proposed in the Circuit Court of the City of St. Louis, Missouri (King v. Monsanto Company)',
    date: '2026-02-17',
    jurisdiction: 'Missouri / nationwide class',
    sources: [
      {
        title: 'EQS-Adhoc: Monsanto announces Roundup class settlement agreement',
        url: 'https://www.webdisclosure.fr/press-release/bayer-aktiengesellschaft-etr-bayn-eqs-adhoc-bayer-aktiengesellschaft-monsanto-announces-roundup-class-settlement-agreement-to-resolve-current-and-future-claims-nhdGzHCuza4',
        published: '2026-02-17',
        seen: '2026-11-21',
      },
      {
        title: 'Bayer Eyes Deal to Pay More Than $7 Billion in Roundup Cases (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/litigation/bayer-to-make-10-5-billion-push-to-settle-roundup-cases-2',
        published: '2026-02-17',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'roundup-class-prelim-approval': {
    kind: 'court',
    refersTo: 'Preliminary approval, King v. Monsanto Company, Circuit Court of the City of St. Louis',
    date: '2026-03-04',
    jurisdiction: 'Missouri',
    sources: [
      {
        title: "Judge grants preliminary approval to Bayer's settlement over Roundup herbicide (Voz)",
        url: 'https://voz.us/en/society/260304/33845/judge-grants-preliminary-approval-to-bayer-s-million-dollar-settlement-over-roundup-herbicide.html',
        published: '2026-03-04',
        seen: '2026-11-21',
      },
      {
        title: 'Holland Law Firm: Court Authorizes Notice of Proposed Class Action Settlement (PRNewswire)',
        url: 'https://www.finanznachrichten.de/nachrichten-2026-03/67890052-holland-law-firm-court-authorizes-notice-of-proposed-class-action-settlement-for-farmers-landscapers-and-others-exposed-to-weed-killers-008.htm',
        published: '2026-03-09',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'roundup-claims-pending-2026': {
    kind: 'status',
    refersTo:
      'Number of outstanding claims: 65,000 (Devdiscourse / Reuters), about 67,000 (Bloomberg, NZ Herald)',
    date: '2026-02',
    jurisdiction: 'US',
    sources: [
      {
        title: 'Bayer Eyes Deal to Pay More Than $7 Billion in Roundup Cases (Bloomberg Law)',
        url: 'https://news.bloomberglaw.com/litigation/bayer-to-make-10-5-billion-push-to-settle-roundup-cases-2',
        published: '2026-02-17',
        seen: '2026-11-21',
      },
      {
        title: 'Bayer proposes class settlement for weedkiller cancer claims (NZ Herald)',
        url: 'https://www.nzherald.co.nz/the-country/news/german-agrichemical-giant-bayer-proposes-class-settlement-for-weedkiller-cancer-claims/A5WDHEX3RBFDFP22ZKIKSHS2L4',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'roundup-durnell-2026': {
    kind: 'court',
    refersTo:
      'Monsanto Co. v. Durnell, No. 24-1068: FIFRA expressly preempts the state-law failure-to-warn claim; reversed and remanded',
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
        title:
          'Monsanto Co. v. Durnell, No. 24-1068 (June 25, 2026), summary of the opinion (SCOTUS database at tkcktest.com)',
        url: 'https://scotus.tkcktest.com/24-1068_n7ip.html',
        published: '2026-06-25',
        seen: '2026-11-29',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'roundup-durnell-not-science': {
    kind: 'court',
    refersTo: 'Scope of Monsanto v. Durnell',
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
        title:
          'Monsanto Co. v. Durnell, No. 24-1068 (June 25, 2026), summary of the opinion (SCOTUS database at tkcktest.com)',
        url: 'https://scotus.tkcktest.com/24-1068_n7ip.html',
        published: '2026-06-25',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'roundup-mdl-2741': {
    kind: 'status',
    refersTo: 'In re Roundup Products Liability Litigation, MDL No. 2741, Case No. 3:16-md-02741-VC',
    date: '2016',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'In re: Roundup Products Liability Litigation (MDL No. 2741) (U.S. District Court, N.D. Cal.)',
        url: 'https://www.cand.uscourts.gov/judges/chhabria-vince-vc/in-re-roundup-products-liability-litigation-mdl-no-2741/',
        seen: '2026-11-29',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'roundup-epa-withdrew-2022': {
    kind: 'agency',
    refersTo:
      'EPA withdrawal of the glyphosate interim registration review decision, announced September 23, 2022; the EPA then aimed at a final decision in 2026',
    date: '2022-09-23',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'EPA Withdraws Glyphosate Interim Decision (EPA, September 23, 2022)',
        url: 'https://www.epa.gov/pesticides/epa-withdraws-glyphosate-interim-decision',
        published: '2022-09-23',
        seen: '2026-11-29',
        unopened: true,
      },
      {
        title: 'Glyphosate interim decision withdrawn (Agri-Pulse)',
        url: 'https://www.agri-pulse.com/articles/18285-glyphosate-interim-decision-withdrawn-epa-anticipates-final-registration-in-2026',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'roundup-opt-out-2026': {
    kind: 'deadline',
    refersTo:
      'King v. Monsanto Company, Circuit Court of the City of St. Louis: last day to opt out or to object',
    date: '2026-06-04',
    jurisdiction: 'Missouri',
    sources: [
      {
        title:
          "Judge grants preliminary approval to Bayer's settlement over Roundup herbicide (Voz, quotes Bayer's statement)",
        url: 'https://voz.us/en/society/260304/33845/judge-grants-preliminary-approval-to-bayer-s-million-dollar-settlement-over-roundup-herbicide.html',
        published: '2026-03-04',
        seen: '2026-11-23',
      },
      {
        title:
          'Court Authorizes Notice of Proposed Class Action Settlement for Farmers, Landscapers and Others (notice at finanznachrichten.de)',
        url: 'https://www.finanznachrichten.de/nachrichten-2026-03/67890052-holland-law-firm-court-authorizes-notice-of-proposed-class-action-settlement-for-farmers-landscapers-and-others-exposed-to-weed-killers-008.htm',
        published: '2026-03-09',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'roundup-final-open-2026': {
    kind: 'settlement',
    refersTo: 'Final approval of King v. Monsanto hoped for in July 2026; whether it was given was not found',
    jurisdiction: 'Missouri',
    sources: [
      {
        title:
          "Judge grants preliminary approval to Bayer's settlement over Roundup herbicide (Voz, quotes Bayer's statement)",
        url: 'https://voz.us/en/society/260304/33845/judge-grants-preliminary-approval-to-bayer-s-million-dollar-settlement-over-roundup-herbicide.html',
        published: '2026-03-04',
        seen: '2026-11-23',
      },
      {
        title:
          'Court Authorizes Notice of Proposed Class Action Settlement for Farmers, Landscapers and Others (notice at finanznachrichten.de)',
        url: 'https://www.finanznachrichten.de/nachrichten-2026-03/67890052-holland-law-firm-court-authorizes-notice-of-proposed-class-action-settlement-for-farmers-landscapers-and-others-exposed-to-weed-killers-008.htm',
        published: '2026-03-09',
        seen: '2026-11-24',
      },
    ],
    reviewed: null,
    dueAgain: '2026-12-21',
  },
} satisfies Statements;
