import type { ContactChannel } from '../../../shared/schemas/consent';
import type { Setting } from '../../../shared/settings';

/** What a request to stop by one channel stops besides, with where the rule stands and when somebody last looked. */
export type RevocationRule = {
  /** `US`: the federal rule, which holds everywhere. */
  state: string;
  of: readonly ContactChannel[];
  stops: readonly ContactChannel[];
  /** Since when, or from when on, the rule is in force. */
  inForce: string;
  /** Holds only where the firm switched it on: its day has moved before. */
  isSwitched?: true;
  rule: string;
  sources: readonly string[];
  checkedOn: string;
  /** Somebody looks at it again by this day. */
  dueAgain: string;
};

const byMachine = ['text', 'autocall', 'autotext'] as const;
const byPhone = ['call', ...byMachine] as const;

export const revocationRules: readonly RevocationRule[] = [
  {
    state: 'US',
    of: byMachine,
    stops: byMachine,
    inForce: '2025-04-11',
    rule: '47 CFR 64.1200(a)(10)',
    sources: [
      'https://www.govinfo.gov/content/pkg/FR-2024-03-05/html/2024-04587.htm',
      'https://jdsupra.com/legalnews/fcc-issues-one-year-limited-waiver-of-9458629',
    ],
    checkedOn: '2026-11-23',
    dueAgain: '2027-01-15',
  },
  {
    state: 'US',
    of: byPhone,
    stops: byPhone,
    inForce: '2027-01-31',
    isSwitched: true,
    rule: '47 CFR 64.1200(a)(10), “revoke all”, waived until January 31, 2027',
    sources: [
      'https://www.consumerfinancialserviceslawmonitor.com/?p=30918',
      'https://www.compliancepoint.com/marketing-compliance/fcc-delays-revoke-all-again',
    ],
    checkedOn: '2026-11-23',
    dueAgain: '2027-01-15',
  },
];

/** Whether a request to stop by `named` stops this channel; where it names none it stops them all. */
export const stopsChannel = (
  named: ContactChannel | undefined,
  channel: ContactChannel,
  { revokeAll }: Pick<Setting<'contact'>, 'revokeAll'>,
): boolean =>
  named === undefined ||
  named === channel ||
  revocationRules.some(
    ({ of, stops, isSwitched }) =>
      (!isSwitched || revokeAll) && of.includes(named) && stops.includes(channel),
  );

/** After a request to stop texts one text may confirm it: 47 CFR 64.1200(a)(12), in force since April 4, 2024. */
export const confirmationText = {
  minutes: 5,
  rule: '47 CFR 64.1200(a)(12)',
  sources: [
    'https://www.rothjackson.com/blog/2024/03/new-fcc-regulation-one-time-text-confirmation-for-consent-revocation-effective-april-8-2024/',
    'https://www.compliancepoint.com/marketing-compliance/fcc-delays-revoke-all-again',
  ],
  checkedOn: '2026-11-23',
  dueAgain: '2027-05-23',
} as const;

/** How soon and for how long a request to stop has to be honored. Ours hold at once, and without end. */
export type HonorRule = {
  state: string;
  within?: string;
  years?: number;
  rule: string;
  sources: readonly string[];
  checkedOn: string;
  dueAgain: string;
};

export const honorRules: readonly HonorRule[] = [
  {
    state: 'US',
    within: 'ten business days',
    rule: '47 CFR 64.1200(a)(10)',
    sources: [
      'https://www.govinfo.gov/content/pkg/FR-2024-03-05/html/2024-04587.htm',
      'https://www.mondaq.com/unitedstates/advertising-marketing-branding/1751936/fcc-delays-revoke-all-consent-rule-for-robocalls-and-text-messages-until-2027',
    ],
    checkedOn: '2026-11-23',
    dueAgain: '2027-05-23',
  },
  {
    state: 'FL',
    within: '15 days',
    rule: 'Fla. Stat. § 501.059, as amended by HB 761 of 2023: texts',
    sources: [
      'https://buckleyfirm.com/blog/2023-06-07/florida-tightens-restrictions-phone-and-text-solicitations',
      'https://fastdemocracy.com/bill-summary/?billsummary_id=FLB00028948&billsummary_session=2023&billsummary_state=fl',
    ],
    checkedOn: '2026-11-23',
    dueAgain: '2027-05-23',
  },
  {
    state: 'VA',
    years: 10,
    rule: 'Va. Code § 59.1-514, as amended by SB 1339 from January 1, 2026 on: texts',
    sources: [
      'https://mwcllc.com/2025/05/13/virginia-telemarketer-law',
      'https://www.mondaq.com/unitedstates/privacy-protection/1738886/virginia-legislature-emphasizes-its-little-tcpa-applies-to-texts',
    ],
    checkedOn: '2026-11-23',
    dueAgain: '2027-05-23',
  },
];

/** How long the record of a withdrawal is kept at least, in years: where an erased person lived is not known any more. */
export const longestHonored = Math.max(...honorRules.map(({ years = 0 }) => years));
