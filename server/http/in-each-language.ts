import type { Request } from 'express';

/** The addresses of a visitors' page in every language: its own, and behind two letters. */
export const inEachLanguage = (page: string): string[] => [page, `/:language${page}`];

/** Which of them was asked for; nothing where what stands in front of it is no language. */
export const askedAddress = ({ params }: Pick<Request, 'params'>, page: string): string | undefined => {
  const { language } = params;
  if (language === undefined) return page;
  return typeof language === 'string' && /^[a-z]{2}$/.test(language) ? `/${language}${page}` : undefined;
};
