/** Milliseconds; quiet hours start and end while a page is open. */
export const askAgainAfter = 60_000;
