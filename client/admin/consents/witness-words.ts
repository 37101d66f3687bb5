/** Staff texts about how an answer arrived. */
export const witnessWords = {
  refusals: {
    unknown: 'was not one of ours',
    used: 'had been used for another request',
    old: 'was older than 24 hours',
    elsewhere: 'belonged to another page or wording',
  },
  times: { shownAt: 'when the question came into view', touchedAt: 'when the box was set' },
} as const;
