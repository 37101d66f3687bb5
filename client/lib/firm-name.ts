const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The firm's name from the built staff page; empty if it has none. */
export const firmName = (): string => read('application-name');

/** The time zone of the firm's office; undefined on a page that does not say it. */
export const firmZone = (): string | undefined => read('time-zone') || undefined;

/** The part of the name that its mark highlights. */
export const highlightedName = (): string => read('highlighted');
