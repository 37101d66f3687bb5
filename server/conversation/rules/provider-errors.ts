/** A provider's error: what staff read, and what follows. */
export type ProviderError = {
  sentence: string;
  /**
   * `gone`: this number gets no more texts. `wrong`: someone else has it, or nobody. `stopped`: the person asked the
   * provider or carrier to stop. `firm`: something is missing at the firm, and nothing is sent until that is mended.
   * `wording`: blocked as spam as it stands.
   */
  means?: 'gone' | 'wrong' | 'stopped' | 'firm' | 'wording';
  /** The waits before it is sent again, in minutes; without any it is not. */
  again?: readonly number[];
};

const landline: ProviderError = {
  sentence: 'This number cannot receive texts, it may be a landline. Call instead.',
  means: 'gone',
};
const stopped: ProviderError = {
  sentence: 'The person asked the provider to stop texts from this number.',
  means: 'stopped',
};
const tooFast: ProviderError = { sentence: 'Too many texts at once. We send it again.', again: [1, 5, 15] };
const filtered: ProviderError = {
  sentence: 'Blocked as spam. Change the wording before you send it again.',
  means: 'wording',
};
const notReached: ProviderError = {
  sentence: 'The phone could not be reached. It may be off, or a landline.',
  again: [15, 12 * 60],
};
const firm = (sentence: string): ProviderError => ({ sentence, means: 'firm' });

/**
 * The errors of both providers by their codes, which do not overlap. Sources and dates are in
 * docs/developers/research/README.md: Twilio's pages on its error codes, and Telnyx's reference of error codes.
 */
export const providerErrors: Readonly<Record<string, ProviderError>> = {
  // Twilio refuses the request.
  20003: firm('The provider refused the account or its token. Check TEXTS_ACCOUNT and TEXTS_TOKEN.'),
  20429: tooFast,
  21211: { sentence: 'This is not a phone number. Correct it on the lead.', means: 'wrong' },
  21408: firm('The account may not send to this country. Allow it at the provider.'),
  21606: firm('Our number cannot send texts. Check the numbers of the account.'),
  21608: firm(
    'The account is a trial, or its compliance profile is not approved. Finish that at the provider.',
  ),
  21610: stopped,
  21612: { sentence: 'There is no way to this number from ours. Call instead.' },
  21614: landline,
  21617: { sentence: 'The text is longer than 1,600 characters. Shorten it.' },
  21635: landline,
  21659: firm('Our number does not belong to the account. Check the numbers of the account.'),
  21660: firm('Our number does not belong to the account. Check the numbers of the account.'),
  // Twilio or the carrier does not deliver it.
  30001: tooFast,
  30002: firm('The provider suspended the account.'),
  30003: notReached,
  30004: { sentence: 'The person or the carrier blocks our texts.' },
  30005: { sentence: 'The carrier does not know this number.', means: 'wrong' },
  30006: landline,
  30007: filtered,
  30008: { sentence: 'It did not arrive, and the carrier did not say why.', again: [15] },
  30022: { sentence: 'More texts than the campaign allows. We send it again.', again: [5, 60] },
  30023: { sentence: 'The daily limit of the campaign is reached. We send it again.', again: [12 * 60] },
  30024: {
    sentence: 'The carrier has not activated our number yet. We send it again.',
    again: [60, 120, 240, 480],
  },
  30032: firm('Our toll-free number is not verified. Finish its verification at the provider.'),
  30034: firm('Our number has no registered campaign. Register it at the provider, see docs/texting.md.'),
  63014: stopped,
  // Telnyx.
  10009: firm('The provider refused the key. Check TEXTS_TOKEN.'),
  40001: landline,
  40002: filtered,
  40003: firm('The carriers block our number as spam. Ask the provider for another one.'),
  40004: { sentence: 'The carrier did not accept it, and did not say why.', again: [15] },
  40005: { sentence: 'It expired before the carrier could deliver it.' },
  40006: notReached,
  40008: { sentence: 'The carrier could not deliver it. Check the number.' },
  40009: { sentence: 'The carrier did not accept the wording.', means: 'wording' },
  40010: firm('Our number has no registered campaign. Register it at the provider, see docs/texting.md.'),
  40011: tooFast,
  40300: stopped,
  40318: tooFast,
};

/** Returns what an error code means; for one we don't know, only its number. */
export const getProviderError = (code: string): ProviderError =>
  providerErrors[code] ?? { sentence: `The provider answered with error ${code}.` };
