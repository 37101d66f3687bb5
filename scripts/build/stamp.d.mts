export const stampOf: (root: string) => string | undefined;
