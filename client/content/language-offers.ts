/** The offer to a browser that prefers a language, on a page in another one. */
export const languageOffers: Readonly<Record<string, { label: string; see: string; close: string }>> = {
  es: { label: 'Idioma', see: 'Ver esta página en español', close: 'Cerrar' },
};
