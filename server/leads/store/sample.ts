/** Made-up leads for trying out the desk: never sent to anyone, and not counted in the firm's figures. */
export const onlySample = { source: 'sample' } as const;
export const notSample = { source: { $ne: 'sample' } } as const;
