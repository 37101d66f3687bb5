import type { FormWords } from './words';

/** The words of the form in each language: a chunk that a page with a form asks for by its `<html lang>`. */
export const formWords: Readonly<Record<string, () => Promise<FormWords>>> = {
  en: () => import('./en/pages/consultation').then((m) => m.consultation),
  es: () => import('./es/pages/consultation').then((m) => m.consultation),
};
