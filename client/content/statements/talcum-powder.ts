import type { Statements } from '../statement';

export const talcumPowder = {
  'talc-mdl-2738': {
    kind: 'court',
    refersTo: 'In re Johnson & Johnson Talcum Powder Products, No. 3:16-md-02738',
    date: '2016',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'In re Johnson & Johnson Talcum Powder Products, MDL No. 2738, 220 F. Supp. 3d 1356 (J.P.M.L. Oct. 4, 2016), transfer order (vLex)',
        url: 'https://case-law.vlex.com/vid/895100024',
        published: '2016-10-04',
        seen: '2026-11-29',
      },
      {
        title:
          'In re Johnson & Johnson Talcum Powder Products, 509 F. Supp. 3d 116 (D.N.J. Apr. 27, 2020), No. 16-2738 (vLex)',
        url: 'https://case-law.vlex.com/vid/885050222',
        published: '2020-04-27',
        seen: '2026-11-29',
      },
      {
        title:
          'MDL Judge Dismisses Talcum Powder Cases for Lack of Personal Jurisdiction (HarrisMartin; names Judge Shipp, D.N.J.)',
        url: 'https://www.harrismartin.com/publications/27/MDL/articles/31761/mdl-judge-dismisses-talcum-powder-cases-for-lack-of-personal-jurisdiction/',
        published: '2024-02-13',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'talc-ingham-verdict-2018': {
    kind: 'verdict',
    refersTo:
      'Ingham v. Johnson & Johnson, Circuit Court of the City of St. Louis: $550 million actual plus $4.14 billion punitive damages',
    date: '2018',
    jurisdiction: 'Missouri',
    sources: [
      {
        title:
          'Opinion of the Missouri Court of Appeals on the verdict, in the appendix to the petition, No. 20-1223 (U.S. Supreme Court)',
        url: 'http://www.supremecourt.gov/DocketPDF/20/20-1223/170734/20210302153831075_Ingham%20Petition%20Appendix%20-%203-2%20Final.pdf',
        published: '2021-03-02',
        seen: '2026-11-26',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
    beside: ['talc-ingham-reduced-2020'],
  },
  'talc-ingham-reduced-2020': {
    kind: 'court',
    refersTo: 'Ingham v. Johnson & Johnson, 608 S.W.3d 663 (Mo. Ct. App. E.D. 2020)',
    date: '2020-06-23',
    jurisdiction: 'Missouri',
    sources: [
      {
        title: 'Ingham v. Johnson & Johnson, No. ED 107476, 608 S.W.3d 663 (Mo. Ct. App. 2020)',
        url: 'http://casetext.com/case/ingham-v-johnson-1/case-details',
        published: '2020-06-23',
        seen: '2026-11-26',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'talc-ingham-final-2021': {
    kind: 'court',
    refersTo: 'Cert. denied, No. 20-1223',
    date: '2021-06-01',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Talcum powder defendants: award paid in Ingham (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/1/asbestos/articles/31844/talcum-powder-defendants-move-for-judgment-as-matter-of-law-on-punitive-damage-claim-in-ongoing-trial/',
        published: '2024-02-29',
        seen: '2026-11-21',
      },
      {
        title:
          'U.S. Supreme Court Denies Petition to Hear Appeal of $2.1 Billion Talcum Powder Verdict (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/1/asbestos/articles/27497/us-supreme-court-denies-petition-to-hear-appeal-of-21-billion-talcum-powder-verdict/',
        published: '2021-06-01',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'talc-sales-ended': {
    kind: 'status',
    refersTo: "End of sales of talc-based Johnson's Baby Powder",
    date: '2023',
    jurisdiction: 'international',
    sources: [
      {
        title:
          'Baltimore jury awards more than $1.5 billion in Johnson & Johnson talcum powder lawsuit (The Baltimore Banner): stopped selling baby powder made with talc in 2023',
        url: 'https://www.thebanner.com/community/criminal-justice/baltimore-johnson-and-johnson-talcum-powder-lawsuit-verdict-QJOQQENRCFENTLHNM5NR3Q6LOI/',
        published: '2025-12-23',
        seen: '2026-11-23',
      },
      {
        title:
          'J&J ordered to pay US$250,000 in talc cancer trial (Milwaukee Sun): ended sale in the United States in 2020',
        url: 'https://www.milwaukeesun.com/news/278869309/j-j-ordered-to-pay-usd250-000-in-talc-cancer-trial',
        published: '2026-02-17',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'talc-iarc-2024': {
    kind: 'medical',
    refersTo: 'IARC, published in The Lancet Oncology, July 5, 2024: group 2A',
    date: '2024-07',
    jurisdiction: 'international',
    sources: [
      {
        title: 'IARC Monographs Volume 136, press release no. 352 of July 5, 2024 (copy at Certifico)',
        url: 'https://www.certifico.com/chemicals/360-news-chemicals/22219-iarc-monographs-volume-136-talc-and-acrylonitrile',
        published: '2024-07-05',
        seen: '2026-11-23',
        carries: 'IARC',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'talc-bankruptcy-third-2025': {
    kind: 'court',
    refersTo: 'In re Red River Talc LLC, No. 24-90505 (Bankr. S.D. Tex.)',
    date: '2025-03-31',
    jurisdiction: 'US federal',
    sources: [
      {
        title:
          'Johnson & Johnson, Form 8-K of March 31, 2025 on the order of the bankruptcy court (Securities and Exchange Commission)',
        url: 'https://www.sec.gov/Archives/edgar/data/200406/000020040625000106/jnj-20250331.htm',
        published: '2025-04-03',
        seen: '2026-11-29',
      },
      {
        title: 'Johnson & Johnson Says it Will Return to Tort System (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/26/Talc/articles/57918/johnson-johnson-says-it-will-return-to-tort-system-will-not-appeal-red-river-dismissal-order/',
        published: '2025-04-01',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'talc-bankruptcy-first-two': {
    kind: 'court',
    refersTo: 'LTL Management, dismissed after a ruling of the 3rd Circuit; second case dismissed in 2023',
    date: '2023',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'In re LTL Management LLC, Nos. 22-2003 to 22-2011 (3d Cir. 2023)',
        url: 'https://law.justia.com/cases/federal/appellate-courts/ca3/22-2005/22-2005-2023-03-31.html',
        published: '2023-03-31',
        seen: '2026-11-26',
      },
      {
        title: 'Lawyers pitch consolidated talc trials against J&J (Law.com)',
        url: 'https://www.law.com/radar/card/circumstances-have-changed-lawyers-pitch-consolidated-talc-trials-against-jj-399-100734/',
        published: '2023-08',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-11-21',
  },
  'talc-moore-2025': {
    kind: 'verdict',
    refersTo: 'Moore case, Los Angeles: $16 million actual plus $950 million punitive damages',
    date: '2025-10-06',
    jurisdiction: 'California',
    sources: [
      {
        title: 'Johnson & Johnson ordered to pay $966 million in talc case (The Independent)',
        url: 'https://www.the-independent.com/news/world/americas/johnson-johnson-talcum-powder-cancer-mae-moore-b2841524.html',
        published: '2025-10-08',
        seen: '2026-11-23',
      },
      {
        title:
          'Johnson & Johnson ordered to pay $966 million in baby powder cancer case (Down To Earth, cites Reuters and Bloomberg)',
        url: 'https://www.downtoearth.org.in/health/johnson-johnson-ordered-to-pay-966-million-in-baby-powder-cancer-case',
        published: '2025-10-08',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'talc-craft-2025': {
    kind: 'verdict',
    refersTo:
      'Craft case, Circuit Court for Baltimore City: $59.84 million actual plus $1.5 billion punitive damages',
    date: '2025-12-22',
    jurisdiction: 'Maryland',
    sources: [
      {
        title:
          'Baltimore jury awards more than $1.5 billion in Johnson & Johnson talcum powder lawsuit (The Baltimore Banner)',
        url: 'https://www.thebanner.com/community/criminal-justice/baltimore-johnson-and-johnson-talcum-powder-lawsuit-verdict-QJOQQENRCFENTLHNM5NR3Q6LOI/',
        published: '2025-12-23',
        seen: '2026-11-23',
      },
      {
        title:
          'Baltimore jury awards Maryland woman more than $1.5 billion in Johnson & Johnson lawsuit (The Baltimore Sun at ArcaMax)',
        url: 'https://www.arcamax.com/currentnews/newsheadlines/s-3961796',
        published: '2025-12',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'talc-experts-2026': {
    kind: 'court',
    refersTo: 'Report and recommendation of Freda Wolfson, special master in MDL 2738',
    date: '2026-01-20',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Significant Talc MDL Expert Rulings (CMBG3)',
        url: 'https://www.cmbg3.com/significant-talc-mdl-expert-rulings-a-complete-overview',
        published: '2026-01-26',
        seen: '2026-11-21',
      },
      {
        title: 'Key win for plaintiffs as expert testimony allowed in J&J talc case (Milwaukee Sun)',
        url: 'https://www.milwaukeesun.com/news/278823332/key-win-for-plaintiffs-as-expert-testimony-allowed-in-j-j-talc-case',
        published: '2026-01-23',
        seen: '2026-11-23',
      },
    ],
    reported: 'A law firm of the other side and a news site',
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'talc-cases-67000': {
    kind: 'status',
    refersTo: 'Plaintiffs in talc lawsuits, October to December 2025',
    date: '2025-12',
    jurisdiction: 'US',
    sources: [
      {
        title:
          'Johnson & Johnson ordered to pay $966 million in baby powder cancer case (Down To Earth, cites Reuters)',
        url: 'https://www.downtoearth.org.in/health/johnson-johnson-ordered-to-pay-966-million-in-baby-powder-cancer-case',
        published: '2025-10-08',
        seen: '2026-11-23',
      },
      {
        title:
          'J&J ordered to pay US$250,000 in talc cancer trial (Milwaukee Sun): more than 67,000 lawsuits',
        url: 'https://www.milwaukeesun.com/news/278869309/j-j-ordered-to-pay-usd250-000-in-talc-cancer-trial',
        published: '2026-02-17',
        seen: '2026-11-23',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'talc-top-verdict': {
    kind: 'firm',
    refersTo:
      'Page copy that the specification of the site gives; the award of 2018 in Ingham v. Johnson & Johnson, later cut',
    jurisdiction: 'US',
    sources: [],
    reviewed: null,
    dueAgain: '2027-02-21',
    beside: ['talc-ingham-reduced-2020', 'talc-ingham-final-2021', 'talc-craft-2025'],
  },
  'talc-emerson-2026': {
    kind: 'verdict',
    refersTo: 'Emerson v. Johnson & Johnson, Philadelphia Court of Common Pleas: $250,000',
    date: '2026-02-13',
    jurisdiction: 'Pennsylvania',
    sources: [
      {
        title: 'J&J ordered to pay US$250,000 in talc cancer trial (Milwaukee Sun)',
        url: 'https://www.milwaukeesun.com/news/278869309/j-j-ordered-to-pay-usd250-000-in-talc-cancer-trial',
        published: '2026-02-17',
        seen: '2026-11-23',
      },
      {
        title:
          '“Token” Philadelphia jury awards just $250K in talc trial (Legal Newsline / Pennsylvania Record)',
        url: 'https://www.legalnewsline.com/pennsylvania-record/token-philadelphia-jury-awards-just-250k-in-talc-trial/article_8e858d5e-1c4f-44a8-832a-14e3bdf0d0b9.html',
        published: '2026-02',
        seen: '2026-11-23',
      },
    ],
    reported: 'The Pennsylvania Record and a news site',
    reviewed: null,
    dueAgain: '2027-01-21',
  },
  'talc-florida-2024': {
    kind: 'verdict',
    refersTo: 'First talc verdict after the bankruptcies, for Johnson & Johnson',
    date: '2024-04-18',
    jurisdiction: 'Florida',
    sources: [
      {
        title: 'Florida Jury Sides With Johnson & Johnson in First Post-Bankruptcy Talc Verdict (Law.com)',
        url: 'https://www.law.com/radar/card/florida-jury-sides-with-johnson--johnson-in-first-post-bankruptcy-talc-verdict-392-207469/',
        published: '2024-04-19',
        seen: '2026-11-23',
      },
    ],
    reported: 'Law.com',
    reviewed: null,
    dueAgain: '2027-01-21',
  },
} satisfies Statements;
