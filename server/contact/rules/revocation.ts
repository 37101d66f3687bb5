import type { ContactChannel } from '../../../shared/schemas/consent';
import type { Setting } from '../../../shared/settings';

/**
 * The other channels that a request to stop one channel also stops, with the source of the rule and the date of the
 * last check.
 */
type RevocationRule = {
  /** `US`: the federal rule, which applies everywhere. */
  state: string;
  of: readonly ContactChannel[];
  stops: readonly ContactChannel[];
  /** The date from which the rule is in force. */
  inForce: string;
  /** The firm can switch it on before that date. */
  isSwitched?: true;
  rule: string;
  sources: readonly string[];
  checkedOn: string;
  /** The day by which someone must check it again. */
  dueAgain: string;
};

/** The last check of all rules so far. */
const checkedOn = '2026-11-23';
/** Rules that are about to change, and those that are not. */
const dueSoon = { checkedOn, dueAgain: '2027-01-15' };
const dueLater = { checkedOn, dueAgain: '2027-05-23' };

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
    ...dueSoon,
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
    ...dueSoon,
  },
];

/**
 * Returns true if a request to stop `named`, made at a time, stops this channel. A request that names none stops all of
 * them.
 */
export const stopsChannel = (
  named: ContactChannel | undefined,
  channel: ContactChannel,
  at: Date,
  { revokeAll }: Pick<Setting<'contact'>, 'revokeAll'>,
): boolean =>
  named === undefined ||
  named === channel ||
  revocationRules.some(
    ({ of, stops, inForce, isSwitched }) =>
      (at >= new Date(inForce) || (isSwitched && revokeAll)) && of.includes(named) && stops.includes(channel),
  );

/** After a request to stop texts, one text may confirm it: 47 CFR 64.1200(a)(12), in force since April 4, 2024. */
export const confirmationText = {
  minutes: 5,
  rule: '47 CFR 64.1200(a)(12)',
  sources: [
    'https://www.rothjackson.com/blog/2024/03/new-fcc-regulation-one-time-text-confirmation-for-consent-revocation-effective-april-8-2024/',
    'https://www.compliancepoint.com/marketing-compliance/fcc-delays-revoke-all-again',
  ],
  ...dueLater,
} as const;

/** The legal deadline for honoring a request to stop, and its minimum duration. We honor it at once and forever. */
type HonorRule = {
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
    ...dueLater,
  },
  {
    state: 'FL',
    within: '15 days',
    rule: 'Fla. Stat. § 501.059, as amended by HB 761 of 2023: texts',
    sources: [
      'https://buckleyfirm.com/blog/2023-06-07/florida-tightens-restrictions-phone-and-text-solicitations',
      'https://fastdemocracy.com/bill-summary/?billsummary_id=FLB00028948&billsummary_session=2023&billsummary_state=fl',
    ],
    ...dueLater,
  },
  {
    state: 'VA',
    years: 10,
    rule: 'Va. Code § 59.1-514, as amended by SB 1339 from January 1, 2026 on: texts',
    sources: [
      'https://mwcllc.com/2025/05/13/virginia-telemarketer-law',
      'https://www.mondaq.com/unitedstates/privacy-protection/1738886/virginia-legislature-emphasizes-its-little-tcpa-applies-to-texts',
    ],
    ...dueLater,
  },
];

/**
 * The minimum time to keep the record of a withdrawal, in years, because an erased person's state is no longer known.
 */
export const longestHonored = Math.max(...honorRules.map(({ years = 0 }) => years));
