/** The firm's name, as the build wrote it into the page. */
export const firmName = () =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
