/** What staff read of how an answer came in. */
export const witnessWords = {
  issuedAt: 'Form shown, not before (our clock)',
  receivedAt: 'Answer received, not after (our clock)',
  tokenRefused: 'Our token',
  refusals: {
    unknown: 'was not one of ours',
    used: 'had been used for another request',
    old: 'was older than 24 hours',
    elsewhere: 'belonged to another page or wording',
  },
  notPlausible: 'Left out, because it cannot be',
  times: { shownAt: 'when the question came into view', touchedAt: 'when the box was set' },
  recordedBy: 'Recorded by',
  vendor: 'Vendor',
  vendorIp: "Person's address, as the vendor told",
  vendorBrowser: "Person's browser, as the vendor told",
  vendorPage: 'Page, as the vendor told',
} as const;
