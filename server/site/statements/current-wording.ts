import type { BuiltRegister, BuiltStatement } from './built-register';
import type { StatementEditDoc } from './statement-edit.model';

/** A day as a language writes it. */
export const writtenDay = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** What an edit makes a statement say in a language; nothing where the build's own words stand. */
export const replacementWording = (
  edit: StatementEditDoc,
  language: string,
  { built, withdrawn, locale }: { built: string; withdrawn: string; locale: string },
): string | undefined => {
  if (edit.withdrawnOn) return withdrawn.replace('{date}', writtenDay(locale, edit.withdrawnOn));
  return edit.corrections.find((one) => one.language === language && one.replaces === built)?.text;
};

/** What a statement says today, by language. */
export const currentWording = (
  { languages }: BuiltRegister,
  { texts }: BuiltStatement,
  edit: StatementEditDoc | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const facts = languages[language];
      const instead = edit && facts && replacementWording(edit, language, { ...facts, built: text });
      return [language, instead ?? text];
    }),
  );
