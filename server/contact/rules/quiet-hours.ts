import { federal, type Holiday } from './holidays';

/** The hours from one time until another, on the clock at the person's own place. */
export type Hours = readonly [from: number, until: number];

/**
 * The hours in which a person in a state may be contacted, with the source of the rule and the date of the last check.
 */
export type QuietRule = {
  /** `US`: the federal rule, which applies everywhere. */
  state: string;
  /** `null`: no contact at all on that day. */
  weekdays: Hours | null;
  saturday: Hours | null;
  sunday: Hours | null;
  /** Days without any contact. */
  holidays: readonly Holiday[];
  /** At most `count` tries within `hours` hours. */
  most?: { count: number; hours: number };
  rule: string;
  source: string;
  checkedOn: string;
  /** The day by which someone must check it again. */
  dueAgain: string;
  /** `false` if the sources disagree; then the narrowest of them applies. */
  confirmed: boolean;
};

/** The last check of all rules so far. */
const lastCheck = { checkedOn: '2026-11-21', dueAgain: '2027-05-21' };

/** The same hours every day. */
const daily = (...hours: Hours) => ({ weekdays: hours, saturday: hours, sunday: hours });
/** The same hours every day but Sunday, when there is no contact. */
const exceptSunday = (...hours: Hours) => ({ ...daily(...hours), sunday: null });

type Entry = Omit<QuietRule, 'holidays' | 'checkedOn' | 'dueAgain' | 'confirmed'> & Partial<QuietRule>;

/** Most rules name no holidays, were confirmed, and were part of the last check. */
const toRules = (entries: readonly Entry[]): readonly QuietRule[] =>
  entries.map((entry) => ({ holidays: [], confirmed: true, ...lastCheck, ...entry }));

/**
 * Rules for every kind of contact, from docs/developers/research/quiet-hours.json. Several don't cover contact that the person
 * asked for, but the gate keeps their hours anyway. If a state says "legal holidays", all federal ones and those that
 * two publishers name count.
 */
export const quietRules = toRules([
  {
    state: 'US',
    ...daily(8, 21),
    rule: '47 CFR 64.1200(c)(1)',
    source:
      'https://fedsoc.org/commentary/fedsoc-blog/navigating-a-tcpa-minefield-understanding-the-quiet-hours-rule',
  },
  {
    state: 'AL',
    ...exceptSunday(8, 20),
    holidays: [...federal, 'rosa-parks'],
    rule: 'Ala. Admin. Code r. 770-X-5-.17',
    source:
      'https://d1tvxue8o4w0fl.cloudfront.net/regulation/alabama-administrative-code/title-770-alabama-public-service-commission/chapter-770-x-5-telephone-rules/section-770-x-5-17-live-and-automated-solicitations-and-announcements',
  },
  {
    state: 'CT',
    ...daily(9, 20),
    rule: 'Conn. Gen. Stat. § 42-288a (SB 1058 of 2023)',
    source: 'https://www.manatt.com/insights/newsletters/tcpa-connect/connecticut-senate-bill-1058',
  },
  {
    state: 'FL',
    ...daily(8, 20),
    most: { count: 3, hours: 24 },
    rule: 'Fla. Stat. § 501.616(6)',
    source: 'https://www.nolo.com/legal-encyclopedia/florida-restrictions-telemarketers.html',
  },
  {
    state: 'KY',
    ...daily(10, 21),
    rule: 'KRS 367.46955',
    source: 'http://kyjustice.org/telemarketing-questions-and-answers',
  },
  {
    state: 'LA',
    ...exceptSunday(8, 20),
    holidays: [...federal, 'mardi-gras'],
    rule: 'La. PSC General Order R-29617 § V(A); La. R.S. 45:811',
    source: 'https://dnc.com/holiday-alerts?year=2023',
  },
  {
    state: 'MD',
    ...daily(8, 20),
    most: { count: 3, hours: 24 },
    rule: 'Stop the Spam Calls Act of 2023',
    source: 'https://www.wmar2news.com/local/law-to-prevent-spam-calls-takes-effect-first-of-the-year',
  },
  {
    state: 'MA',
    ...daily(8, 20),
    rule: '201 CMR 12.02(2)',
    source: 'https://regulations.justia.com/states/massachusetts/201-cmr/title-201-cmr-12-00/section-12-02',
  },
  {
    state: 'MS',
    ...exceptSunday(8, 20),
    rule: 'Miss. Code §§ 77-3-723(1), 77-3-603(a)',
    source:
      'https://www.dnc.com/blog/no-more-holidays-mississippi-marketers-magnolia-state-lifts-prohibition-telemarketing-legal',
    confirmed: false,
  },
  {
    state: 'NM',
    ...daily(9, 21),
    rule: 'N.M. Stat. § 57-12-22(B)(5)',
    source: 'https://law.justia.com/codes/new-mexico/2006/nmrc/jd_57-12-22-13117.html',
  },
  {
    state: 'OK',
    ...daily(8, 20),
    most: { count: 3, hours: 24 },
    rule: 'Telephone Solicitation Act of 2022, 15 O.S. § 775C',
    source:
      'https://www.allaboutadvertisinglaw.com/2022/05/new-oklahoma-telephone-solicitation-act-is-not-ok-but-it-does-contain-an-important-exemption.html',
  },
  {
    state: 'OR',
    ...daily(8, 20),
    most: { count: 3, hours: 24 },
    rule: 'HB 3865 (2025), ORS 646.561 and following',
    source: 'https://production.jdsupra.com/legalnews/oregon-passes-new-telephone-8210765',
  },
  {
    state: 'PA',
    ...daily(8, 21),
    holidays: federal,
    rule: '73 P.S. § 2245(a)(1), (10)',
    source:
      'https://govt.westlaw.com/pac/Document/NE4CC77F0E9F711E9BEFE89A994168F89?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)',
  },
  {
    state: 'RI',
    weekdays: [9, 18],
    saturday: [10, 17],
    sunday: null,
    holidays: [...federal, 'ri-independence', 'victory'],
    rule: 'R.I. Gen. Laws §§ 5-61-2, 5-61-3.6',
    source: 'https://instalawyer.io/laws/rhode-island-general-laws/section-5-61-2-definitions',
  },
  {
    state: 'TN',
    ...daily(8, 21),
    rule: 'Tenn. Comp. R. & Regs. 1220-04-11-.02(1)',
    source: 'https://www.law.cornell.edu/regulations/tennessee/Tenn-Comp-R-Regs-1220-04-11-.02',
  },
  {
    state: 'TX',
    weekdays: [9, 21],
    saturday: [9, 21],
    sunday: [12, 21],
    rule: 'Tex. Bus. & Com. Code ch. 301, 302 as amended by SB 140 (2025)',
    source:
      'https://www.foster.com/newsroom-alerts-texas-expands-telemarketing-law-to-cover-text-messagesms-marketing-what-companies-need-to-know',
  },
  {
    state: 'UT',
    ...exceptSunday(8, 21),
    holidays: [...federal, 'pioneer'],
    rule: 'Utah Code § 13-25a-103(3)',
    source: 'https://codes.findlaw.com/ut/title-13-commerce-and-trade/ut-code-sect-13-25a-103/',
    confirmed: false,
  },
  {
    state: 'VA',
    ...daily(8, 21),
    rule: 'Va. Code § 59.1-511',
    source: 'http://law.lis.virginia.gov/vacodepopularnames/virginia-telephone-privacy-protection-act/',
  },
  {
    state: 'WA',
    ...daily(8, 20),
    rule: 'RCW 80.36.390 (HB 1497 of 2022)',
    source: 'https://centralialaw.com/new-solicitation-law/',
  },
  {
    state: 'NJ',
    ...daily(8, 21),
    rule: 'N.J.S.A. 56:8-128(d)',
    source:
      'https://d1tvxue8o4w0fl.cloudfront.net/statute/new-jersey-statutes/title-56-trade-names-trade-marks-and-unfair-trade-practices/chapter-568/section-568-128-requirements-relative-to-telemarketing-sales-calls',
  },
  {
    state: 'NV',
    ...daily(9, 20),
    rule: 'Narrower of what two pages say; the statute seen (NRS 597.814) speaks of recorded messages',
    source: 'docs/developers/research/quiet-hours.json',
    confirmed: false,
  },
  {
    state: 'WY',
    ...daily(8, 20),
    rule: 'Narrower of what two pages say; the statute seen (Wyo. Stat. 40-12-302) names no hours',
    source: 'docs/developers/research/quiet-hours.json',
    confirmed: false,
  },
  {
    state: 'MI',
    ...daily(9, 21),
    rule: 'One call-center table only; no statute seen',
    source: 'docs/developers/research/quiet-hours.json',
    confirmed: false,
  },
  {
    state: 'MN',
    ...daily(9, 21),
    rule: 'One call-center table only; no statute seen (Minn. Stat. 325E.30)',
    source: 'docs/developers/research/quiet-hours.json',
    confirmed: false,
  },
]);

/** Additional rules for autodialed calls only. */
export const automatedRules = toRules([
  {
    state: 'SD',
    weekdays: [9, 21],
    saturday: null,
    sunday: null,
    rule: 'SDCL § 37-30-28',
    source: 'http://legis.state.sd.us/statutes/DisplayStatute.aspx?Type=Statute&Statute=37-30-28',
  },
  {
    state: 'ME',
    weekdays: [9, 17],
    saturday: null,
    sunday: null,
    most: { count: 1, hours: 8 },
    rule: '10 M.R.S. § 1498',
    source: 'https://legislature.maine.gov/legis/bills/bills_121st/billtexts/LD039201-1.asp',
    confirmed: false,
  },
]);

/** The most tries in a day, anywhere: the narrowest number that several states name. */
export const firmMost = {
  count: 3,
  hours: 24,
  rule: 'The firm’s own limit: three tries in 24 hours',
} as const;
