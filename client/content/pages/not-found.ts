/** Where the not-found screen leads; its heading and text stand in shared/messages.ts. */
export const notFound = { button: 'Back to Home', services: 'See our services' } as const;
