/** The language in which we write to a person: Spanish to those who asked in Spanish, English to all others. */
export const writtenLanguage = (language: string | undefined): 'en' | 'es' =>
  language === 'es' ? 'es' : 'en';
