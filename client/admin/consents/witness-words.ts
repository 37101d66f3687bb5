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
  notPlausible: 'Left out because it cannot be true',
  times: { shownAt: 'when the question came into view', touchedAt: 'when the box was set' },
  recordedBy: 'Recorded by',
  vendor: 'Vendor',
  vendorIp: "Person's IP address, as the vendor reported",
  vendorBrowser: "Person's browser, as the vendor reported",
  vendorPage: 'Page, as the vendor reported',
} as const;
