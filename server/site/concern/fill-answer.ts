import { escapeHtml } from '../../core/http/html';

type Parts = {
  /** The names of the parts that apply. */
  shown: ReadonlySet<string>;
  /** Sentences from staff that the build did not know, by the part they appear with. */
  own: Readonly<Record<string, readonly string[]>>;
};

/** An element for one case; it never nests. */
const part = /<(\w+) data-when="([^"]+)"([^>]*)>(.*?)<\/\1>/gs;

/** Keeps only the parts of an answer that apply. */
export const fillAnswer = (html: string, { shown, own }: Parts): string =>
  html.replace(part, (_, tag: string, name: string, attributes: string, inner: string) => {
    const sentences = own[name];
    if (sentences)
      return sentences
        .map((text) => `<${tag}${attributes}>${inner.replace('{{words}}', () => escapeHtml(text))}</${tag}>`)
        .join('');
    return shown.has(name) ? `<${tag}${attributes}>${fillAnswer(inner, { shown, own })}</${tag}>` : '';
  });

/** The page's questions, all expanded, with the submitted answers, as the browser would have kept them. */
export const withAnswered = (html: string, said: Readonly<Record<string, string>>): string =>
  html.replace(
    /(<form\b[^>]*\bdata-concern=""[^>]*>)(.*?)(<\/form>)/s,
    (_, open: string, questions: string, close: string) => {
      const filled = Object.entries(said).reduce((text, [name, value]) => {
        const field = escapeHtml(name);
        const typed = escapeHtml(value);
        return text
          .replace(`name="${field}" value="${typed}"`, (match) => `${match} checked=""`)
          .replace(
            new RegExp(`<input(?=[^>]* type="text")(?=[^>]* name="${field}")`),
            (match) => `${match} value="${typed}"`,
          )
          .replace(
            new RegExp(
              `(<select[^>]* name="${field}".*?)(<option value="${typed.replace(/[^\w ]/g, '\\$&')}")`,
              's',
            ),
            (_all, before: string, option: string) =>
              `${before.replace(' selected=""', '')}${option} selected=""`,
          );
      }, questions);
      return open + filled.replace('<details ', '<details open="" ') + close;
    },
  );

/** The page's form with the answers, which are sent along unless the person opts out. */
export const withNote = (html: string, answers: string, about: string): string =>
  html
    .replace(/(<div data-concern-note="")( hidden="")/, '$1')
    .replace(
      /(name="answers"[^>]*) value=""/,
      (_, before: string) => `${before} value="${escapeHtml(answers)}"`,
    )
    .replace(
      /(name="answersAbout"[^>]*) value=""/,
      (_, before: string) => `${before} value="${escapeHtml(about)}"`,
    );
