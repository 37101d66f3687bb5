/** Names that end in `.example` are reserved for examples: they receive no mail. */
export const isSampleEmail = (address: string): boolean => address.endsWith('.example');
