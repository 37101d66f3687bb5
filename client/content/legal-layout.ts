/** The words that the legal pages share. */
export const legalLayout = { updated: 'Last changed on' } as const;
