import type { Statements } from '../statement';

export const talcumPowder = {
  'talc-mdl-2738': {
    kind: 'court',
    refersTo: 'In re Johnson & Johnson Talcum Powder Products, No. 3:16-md-02738',
    date: '2016',
    jurisdiction: 'US federal',
    sources: [
      {
        title: 'Daubert opinion, MDL No. 2738, April 27, 2020 (Scribd)',
        url: 'https://scribd.com/document/458975663/Daubert-opinion-J-J-Talc-District-of-New-Jersey',
        published: '2020-04-27',
        seen: '2026-11-21',
      },
      {
        title: 'Significant Talc MDL Expert Rulings (CMBG3)',
        url: 'https://www.cmbg3.com/significant-talc-mdl-expert-rulings-a-complete-overview',
        published: '2026-01-26',
        seen: '2026-11-21',
      },
      {
        title: 'Talcum Powder Lawsuit Selected for First Federal Bellwether Trial (AboutLawsuits)',
        url: 'https://www.aboutlawsuits.com/talcum-powder-ovarian-cancer-lawsuit-first-federal-bellwether-trial',
        seen: '2026-11-21',
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
        title: 'J&J Put In A Corner By Court That Slashed $4.7B Talc Verdict (Law360)',
        url: 'https://www.law360.com/articles/1287110/j-j-put-in-a-corner-by-court-that-slashed-4-7b-talc-verdict',
        published: '2020-06-26',
        seen: '2026-11-21',
      },
      {
        title: 'Ingham v. Johnson & Johnson (Network for Public Health Law)',
        url: 'https://www.networkforphl.org/resources/ingham-v-johnson-johnson/',
        published: '2020-07-15',
        seen: '2026-11-21',
      },
      {
        title: "Missouri court rejects Johnson & Johnson's appeal of baby powder verdict (KSDK)",
        url: 'https://ksdk.com/article/news/local/business-journal/missouri-court-rejects-johnson-johnsons-appeal-baby-powder-verdict/63-935dbaec-13f3-44f6-85b8-c8d76eca7b8d',
        published: '2020-11',
        seen: '2026-11-21',
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
        title: "Missouri court rejects Johnson & Johnson's appeal of baby powder verdict (KSDK)",
        url: 'https://ksdk.com/article/news/local/business-journal/missouri-court-rejects-johnson-johnsons-appeal-baby-powder-verdict/63-935dbaec-13f3-44f6-85b8-c8d76eca7b8d',
        published: '2020-11',
        seen: '2026-11-21',
      },
      {
        title: 'Court Reduces Johnson & Johnson award from $4.69B to $2.12B (National Trial Lawyers)',
        url: 'https://thenationaltriallawyers.org/article/court-reduces-johnson-and-johnson-settlement-from-4-69b-to-2-12b/',
        seen: '2026-11-21',
      },
      {
        title: 'Ingham v. Johnson & Johnson (Network for Public Health Law)',
        url: 'https://www.networkforphl.org/resources/ingham-v-johnson-johnson/',
        published: '2020-07-15',
        seen: '2026-11-21',
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
        title: 'Supreme Court Denies Review of the $2.1 Billion Verdict (Shelby Roden)',
        url: 'https://shelbyroden.com/the-supreme-court-of-the-united-states-denies-review-of-the-2-1-billion-verdict-against-johnson-johnson/',
        seen: '2026-11-21',
      },
      {
        title: 'Talcum powder defendants: award paid in Ingham (HarrisMartin)',
        url: 'https://www.harrismartin.com/publications/1/asbestos/articles/31844/talcum-powder-defendants-move-for-judgment-as-matter-of-law-on-punitive-damage-claim-in-ongoing-trial/',
        published: '2024-02-29',
        seen: '2026-11-21',
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
        title: 'Jury Orders $1.5 Billion Payment in Talc Cancer Lawsuit',
        url: 'https://www.mexc.co/en-IN/news/331309',
        seen: '2026-11-21',
      },
      {
        title: 'Los Angeles jury orders J&J to pay $966 million (Particle)',
        url: 'https://particle.news/story/los-angeles-jury-orders-johnson-johnson-to-pay-966-million-in-talc-case',
        seen: '2026-11-21',
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
        title: 'WHO agency says talc is probably cancer-causing (AFP via EconomyLens)',
        url: 'https://www.economylens.com/who-agency-says-talc-is-probably-cancer-causing-2',
        published: '2024-07-06',
        seen: '2026-11-21',
      },
      {
        title: 'WHO classifies talc as probably carcinogenic (Nepal Post)',
        url: 'https://nepalpost.today/health/who-classifies-talc-as-probably-carcinogenic-experts-urge-caution',
        seen: '2026-11-21',
      },
      {
        title: "The IARC raises talc's cancer risk (Free Legal Reviews)",
        url: 'https://freelegalreviews.com/the-iarc-raises-talcs-cancer-risk-to-probably-carcinogenic/',
        seen: '2026-11-21',
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
        title: "Johnson & Johnson's Red River Bankruptcy (JD Supra)",
        url: 'https://jdsupra.com/legalnews/johnson-johnson-s-red-river-bankruptcy-8543946',
        seen: '2026-11-21',
      },
      {
        title: "Red River Talc: J&J's Third Talc Bankruptcy Dismissed",
        url: 'https://elevenflo.com/blog/red-river-talc-bankruptcy',
        published: '2026-02-03',
        seen: '2026-11-21',
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
        title: "Johnson & Johnson's Red River Bankruptcy (JD Supra)",
        url: 'https://jdsupra.com/legalnews/johnson-johnson-s-red-river-bankruptcy-8543946',
        seen: '2026-11-21',
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
        title: '$966M Verdict: J&J Liable for Talc Death (Mesowatch)',
        url: 'https://mesowatch.org/news/2025/10/mae-moore-jj-talc-verdict-966-million',
        seen: '2026-11-21',
      },
      {
        title: 'Los Angeles jury orders J&J to pay $966 million (Reuters copy)',
        url: 'https://www.localnewswave.com/article/1028076915674935296',
        seen: '2026-11-21',
      },
      {
        title: 'Los Angeles jury orders J&J to pay $966 million (Particle)',
        url: 'https://particle.news/story/los-angeles-jury-orders-johnson-johnson-to-pay-966-million-in-talc-case',
        seen: '2026-11-21',
      },
    ],
    reviewed: null,
    dueAgain: '2027-02-21',
  },
  'talc-la-40m-2025': {
    kind: 'verdict',
    refersTo: 'First test trial in the California state talc proceeding',
    date: '2025-12-12',
    jurisdiction: 'California',
    sources: [
      {
        title: 'J&J Hit With $40M Verdict In Bellwether Talc Trial In LA (Law360)',
        url: 'https://www.law360.com/articles/2421730/j-j-hit-with-40m-verdict-in-bellwether-talc-trial-in-la',
        published: '2025-12-12',
        seen: '2026-11-21',
      },
      {
        title: 'Jury Orders Johnson & Johnson to Pay $1.5 Billion (HERE Baltimore)',
        url: 'https://www.herebaltimore.com/johnson-johnson-talc-case-verdict',
        published: '2025-12-23',
        seen: '2026-11-21',
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
        title: 'Johnson & Johnson talc cancer verdict, December 22, 2025 (NextFin)',
        url: 'https://nextfin.ai/news/johnson-johnson-talc-cancer-lawsuit-verdict-cef5ebace0',
        seen: '2026-11-21',
      },
      {
        title: 'Jury Orders $1.5 Billion Payment in Talc Cancer Lawsuit',
        url: 'https://www.mexc.co/en-IN/news/331309',
        seen: '2026-11-21',
      },
      {
        title: 'Jury Orders Johnson & Johnson to Pay $1.5 Billion (HERE Baltimore)',
        url: 'https://www.herebaltimore.com/johnson-johnson-talc-case-verdict',
        published: '2025-12-23',
        seen: '2026-11-21',
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
        title: 'Judge Allows Experts in 67,500 Talc Cases (Mesowatch)',
        url: 'https://mesowatch.org/news/2025/11/jj-talc-expert-testimony-ruling-january',
        seen: '2026-11-21',
      },
    ],
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
        title: 'Los Angeles jury orders J&J to pay $966 million (Reuters copy)',
        url: 'https://www.localnewswave.com/article/1028076915674935296',
        seen: '2026-11-21',
      },
      {
        title: 'Jury Orders $1.5 Billion Payment in Talc Cancer Lawsuit',
        url: 'https://www.mexc.co/en-IN/news/331309',
        seen: '2026-11-21',
      },
      {
        title: 'Judge Allows Experts in 67,500 Talc Cases (Mesowatch)',
        url: 'https://mesowatch.org/news/2025/11/jj-talc-expert-testimony-ruling-january',
        seen: '2026-11-21',
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
} satisfies Statements;
