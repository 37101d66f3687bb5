/** The kinds of document. Each kind has terms that every template of it must include. */
export const documentKinds = ['fee', 'records', 'referral', 'cancellation', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A term that a template must set, and must include in its text as `{{name}}`. */
export type Term = {
  name: string;
  label: string;
  /** A percentage, one of a few answers, or the firm's own words. */
  answer: 'percent' | 'text' | readonly [string, ...string[]];
  /** The term can also appear as a full sentence: `{{name.sentence}}`. */
  hasSentence?: true;
  /** The rule that requires it. */
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
      label: 'Deduct expenses before or after the fee is calculated',
      answer: ['before', 'after'],
      hasSentence: true,
      source: feeRule,
    },
    {
      name: 'fee.ifLost',
      label: 'Who pays the expenses if the case is lost',
      answer: ['client', 'firm'],
      hasSentence: true,
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

/** The terms that every template of a kind must include. */
export const getTerms = (kind: DocumentKind): readonly Term[] => terms[kind];

/** The roles of signers: the client, a person who signs for the client, or one who signs beside the client. */
export const signerRoles = ['client', 'parent', 'guardian', 'representative', 'spouse'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** The role under which the firm's lawyer signs in a template. */
export const lawyerSeat = 'lawyer';
export const seats = ['client', 'spouse', lawyerSeat] as const;
