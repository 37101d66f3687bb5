/** The words that the legal pages share. */
export const legalLayout = { updated: 'Last updated on' } as const;
