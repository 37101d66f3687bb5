/** The words that the legal pages share. */
export const legalLayout = { updated: 'Última actualización:' };
