/** The firm's name from the built staff page; empty if it has none. */
export const firmName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
