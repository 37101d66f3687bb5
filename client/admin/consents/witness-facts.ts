import type { ConsentAnswer } from '../../../shared/schemas/consent';

const words = {
  refusals: {
    unknown: 'was not one of ours',
    used: 'had been used for another request',
    old: 'was older than 24 hours',
    elsewhere: 'belonged to another page or wording',
  },
  times: { shownAt: 'when the question came into view', touchedAt: 'when the box was set' },
} as const;

/** Returns what the server recorded about how an answer arrived, and what a vendor reported about the person. */
export const witnessFacts = ({ token, tokenRefused, notPlausible, recordedBy, vendor }: ConsentAnswer) => ({
  'Form shown, not before (our clock)': token?.issuedAt,
  'Answer received, not after (our clock)': token?.receivedAt,
  'Our token': tokenRefused && words.refusals[tokenRefused],
  'Left out because it cannot be true': notPlausible?.map((name) => words.times[name]).join(', '),
  'Recorded by': recordedBy && `${recordedBy.name} (${recordedBy.how})`,
  Vendor: vendor?.name,
  "Person's IP address, as the vendor reported": vendor?.ip,
  "Person's browser, as the vendor reported": vendor?.userAgent,
  'Page, as the vendor reported': vendor?.page,
});
