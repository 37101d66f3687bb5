/** Names that end in `.example` are set aside for examples: no message arrives there. */
export const isSampleEmail = (address: string): boolean => address.endsWith('.example');
