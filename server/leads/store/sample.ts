/** Made up, to try the desk with: neither told to anybody nor counted in the firm's figures. */
export const onlySample = { source: 'sample' } as const;
export const notSample = { source: { $ne: 'sample' } } as const;
