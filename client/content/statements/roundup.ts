import type { Statements } from '../statement';

export const roundup = {
  'roundup-iarc-2015': {
    kind: 'medical',
    refersTo: 'IARC classification of glyphosate in group 2A, March 2015',
    date: '2015-03',
    jurisdiction: 'international',
    sources: [
      {
        title: 'EPA withdraws interim decision on glyphosate (Safety+Health, National Safety Council)',
        url: 'https://www.safetyandhealthmagazine.com/articles/23120-epa-withdraws-interim-decision-on-glyphosate-in-response-to-court-decision',
        seen: '2026-11-21',
      },
      {
        title: 'EPA Suffers Major Reversal of Glyphosate Risk Assessment in the 9th Circuit',
        url: 'https://enviroreg.com/epa-suffers-major-reversal-of-glyphosate-risk-assessment-in-the-9th-circuit-updated-human-health-and-ecological-risk-assessments-required/',
        seen: '2026-11-21',
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
        title: 'Bayer Pays $10B+ To Settle Roundup Cancer Suits (Mondaq)',
        url: 'https://www.mondaq.com/uk/trials-amp-appeals-amp-compensation/980368/bayer-pays-$10b+-to-settle-roundup-cancer-suits-',
        seen: '2026-11-21',
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
        title: 'Judge denies approval of Bayer settlement for future Roundup claims (Agri-Pulse)',
        url: 'https://www.agri-pulse.com/articles/15943-judge-denies-approval-of-bayer-settlement-for-future-roundup-claims',
        seen: '2026-11-21',
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
      {
        title:
          'Ninth Circuit Orders EPA to Revisit Conclusion on glyphosate (National Agricultural Law Center)',
        url: 'https://nationalaglawcenter.org/ninth-circuit-orders-epa-to-revisit-conclusion-that-glyphosate-is-not-likely-to-cause-cancer/',
        seen: '2026-11-21',
      },
      {
        title: "Court tells EPA to review glyphosate's link to form of cancer (Capital Press)",
        url: 'https://www.capitalpress.com/ag_sectors/grains/court-tells-epa-to-review-glyphosates-link-to-form-of-cancer/article_179ba9ec-f0e1-11ec-bf35-ef473291a3cd.html',
        published: '2022-06-20',
        seen: '2026-11-21',
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
      {
        title:
          'Bayer CEO says Roundup settlement is important addition to Supreme Court case (Reuters at Global Banking & Finance)',
        url: 'https://www.globalbankingandfinance.com/bayer-ceo-roundup-settlement-important-addition-supreme/',
        published: '2026-02-17',
        seen: '2026-11-23',
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
        title: 'U.S. Supreme Court Rules on Pesticide Preemption (Nebraska Farm Bureau)',
        url: 'https://www.nefb.org/news/u-s-supreme-court-rules-on-pesticide-preemption',
        seen: '2026-11-21',
      },
      {
        title: 'In 7-2 Decision, the Supreme Court Rules Federal Law Governs Pesticide Warnings',
        url: 'https://www.carverfood.org/essays/in-7-2-decision-the-supreme-court-rules-federal-law-governs-pesticide-warnings',
        seen: '2026-11-21',
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
        title:
          'Pretrial Order No. 234, In re Roundup Products Liability Litigation, MDL No. 2741 (court paper at Docket Alarm)',
        url: 'https://www.docketalarm.com/cases/California_Northern_District_Court/3--16-md-02741/In_re_Roundup_Products_Liability_Litigation/13069/',
        published: '2021-05-18',
        seen: '2026-11-23',
      },
      {
        title: 'Roundup MDL Judge Rejects $2 Billion Settlement (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/10/benzene/articles/27478/roundup-mdl-judge-rejects-2-billion-settlement-of-future-personal-injury-exposure-claims/',
        published: '2021-05-27',
        seen: '2026-11-21',
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
        title: 'EPA withdraws interim decision on glyphosate (Safety+Health, National Safety Council)',
        url: 'https://www.safetyandhealthmagazine.com/articles/23120-epa-withdraws-interim-decision-on-glyphosate-in-response-to-court-decision',
        seen: '2026-11-21',
      },
      {
        title: 'EPA withdraws glyphosate ruling (No-Till Farmer)',
        url: 'https://www.no-tillfarmer.com/articles/11915-epa-withdraws-glyphosate-ruling',
        seen: '2026-11-21',
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
          'Court authorizes notice of proposed class action settlement, King v. Monsanto (PR Newswire, class counsel; Indonesian edition seen)',
        url: 'https://www.prnewswire.com/id/rilis-berita/pengadilan-mengesahkan-pemberitahuan-usulan-penyelesaian-gugatan-perwakilan-kelompok-untuk-petani-penata-taman-dan-pihak-lain-yang-terpapar-herbisida-302707988.html',
        published: '2026-03-09',
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
          'Court authorizes notice of proposed class action settlement, King v. Monsanto (PR Newswire, class counsel; Indonesian edition seen)',
        url: 'https://www.prnewswire.com/id/rilis-berita/pengadilan-mengesahkan-pemberitahuan-usulan-penyelesaian-gugatan-perwakilan-kelompok-untuk-petani-penata-taman-dan-pihak-lain-yang-terpapar-herbisida-302707988.html',
        published: '2026-03-09',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2026-12-21',
  },
} satisfies Statements;
