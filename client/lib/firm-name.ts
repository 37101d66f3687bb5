/** The firm's name as the staff area's page has it from the build; empty where it has none. */
export const firmName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
