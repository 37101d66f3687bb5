import type { BuiltRegister, BuiltStatement } from './built-register';
import type { StatementEditDoc } from './statement-edit.model';

/** Formats a day for a language. */
export const writtenDay = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** The changed text of a statement in a language; undefined if the build's own text applies. */
export const replacementWording = (
  edit: StatementEditDoc,
  language: string,
  { built, withdrawn, locale }: { built: string; withdrawn: string; locale: string },
): string | undefined => {
  if (edit.withdrawnOn) return withdrawn.replace('{date}', writtenDay(locale, edit.withdrawnOn));
  return edit.corrections.find((one) => one.language === language && one.replaces === built)?.text;
};

/** A statement's current text, by language. */
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
