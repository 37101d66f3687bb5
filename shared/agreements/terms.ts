/** What a document is: each kind has its own parts that a template of it cannot lack. */
export const documentKinds = ['fee', 'records', 'referral', 'cancellation', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A part that a template has to give, and has to write into its text as `{{name}}`. */
export type Term = {
  name: string;
  label: string;
  /** A share of 100, one of a few answers, or words of the firm's own. */
  answer: 'percent' | 'text' | readonly [string, ...string[]];
  /** The rule that asks for it. */
  source: string;
};

const feeRule = 'ABA Model Rule 1.5(c)';
const recordsRule = '45 CFR 164.508(c)';

const terms: Record<DocumentKind, readonly Term[]> = {
  fee: [
    { name: 'fee.settlement', label: 'Fee at settlement, percent', answer: 'percent', source: feeRule },
    { name: 'fee.trial', label: 'Fee after a trial, percent', answer: 'percent', source: feeRule },
    { name: 'fee.appeal', label: 'Fee after an appeal, percent', answer: 'percent', source: feeRule },
    {
      name: 'fee.expenses',
      label: 'Expenses are taken off before or after the fee is reckoned',
      answer: ['before', 'after'],
      source: feeRule,
    },
    {
      name: 'fee.ifLost',
      label: 'Who pays the expenses if the case is lost',
      answer: ['client', 'firm'],
      source: feeRule,
    },
    { name: 'fee.closingStatement', label: 'The closing statement', answer: 'text', source: feeRule },
  ],
  records: [
    { name: 'records.information', label: 'Which information', answer: 'text', source: recordsRule },
    { name: 'records.discloser', label: 'Who may disclose it', answer: 'text', source: recordsRule },
    { name: 'records.recipient', label: 'To whom', answer: 'text', source: recordsRule },
    { name: 'records.purpose', label: 'For what', answer: 'text', source: recordsRule },
    {
      name: 'records.expiry',
      label: 'When it ends: a date or an event',
      answer: 'text',
      source: recordsRule,
    },
    {
      name: 'records.revocation',
      label: 'The right to revoke, and how',
      answer: 'text',
      source: recordsRule,
    },
    {
      name: 'records.conditions',
      label: 'Whether care may depend on signing',
      answer: 'text',
      source: recordsRule,
    },
    {
      name: 'records.redisclosure',
      label: 'That it may be disclosed further',
      answer: 'text',
      source: recordsRule,
    },
  ],
  referral: [],
  cancellation: [],
  other: [],
};

/** The parts that a template of a kind cannot lack. */
export const termsOf = (kind: DocumentKind): readonly Term[] => terms[kind];

/** In which capacity somebody signs: for themselves, for the client, or beside the client. */
export const signerRoles = ['client', 'parent', 'guardian', 'representative', 'spouse'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** Whose places a role signs at: `[sign client]` is also for who signs in the client's stead. */
export const seatOf = (role: SignerRole): 'client' | 'spouse' => (role === 'spouse' ? 'spouse' : 'client');

/** Where the firm's lawyer signs in a template. */
export const lawyerSeat = 'lawyer';
export const seats = ['client', 'spouse', lawyerSeat] as const;
