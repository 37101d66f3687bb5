/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Text that is already HTML. */
export type Html = { html: string };
type Part = Html | readonly Html[] | string | number | false | null | undefined;

const written = (part: Part): string => {
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(({ html: one }) => one).join('');
  return escapeHtml(String(part));
};

/** An HTML template: every value is escaped, unless it is itself HTML from this template. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.reduce((whole, text, at) => whole + written(parts[at - 1]) + text),
});
