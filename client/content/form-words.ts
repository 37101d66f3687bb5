import type { FormWords } from './words';

/** The form's words in each language: a chunk that a page with a form loads by its `<html lang>`. */
export const formWords: Readonly<Record<string, () => Promise<FormWords>>> = {
  en: () => import('./en/pages/consultation').then((m) => m.consultation),
  es: () => import('./es/pages/consultation').then((m) => m.consultation),
};
