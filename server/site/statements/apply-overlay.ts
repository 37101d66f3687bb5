import { escapeHtml } from '../../core/http/html';

/** What one statement says on a page instead of what was built. */
export type OverriddenStatement = { id: string; was: string; text: string };
export type Laid = {
  statements: readonly OverriddenStatement[];
  notice?: { text: string; day: string; written: string } | undefined;
  /** The day of the newest change, with how people write it and what stands in front of it. */
  changed?: { day: string; written: string; label: string } | undefined;
  /** Who has reviewed it, or how much of it, and on which day last. */
  reviewed?: { text: string; day: string; isWhole: boolean } | undefined;
  /** The pages whose summaries are no longer so. */
  summaries: readonly string[];
  /** What the page is said to be about, where that is no longer so. */
  overtaken?: string | undefined;
};

/** As it stands inside of a string of JSON in a page, where `<` is written as an escape. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

const data = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/s;

const laidStatement = (html: string, { id, was, text }: OverriddenStatement) =>
  html
    .replace(
      new RegExp(`(<span data-statement="${id}"[^>]*>)[^<]*(</span>)`, 'g'),
      (_, open: string, close: string) => open + escapeHtml(text) + close,
    )
    // Search engines are told what the page says.
    .replace(data, (_, open: string, json: string, close: string) =>
      [open, was === '' ? json : json.replaceAll(inJson(was), () => inJson(text)), close].join(''),
    );

const withNotice = (html: string, { text, day, written }: NonNullable<Laid['notice']>) =>
  html.replace(
    /(<div data-notice=""[^>]*>)(<\/div>)/,
    (_, open: string, close: string) =>
      `${open}<p><time datetime="${escapeHtml(day)}">${escapeHtml(written)}</time>: ${escapeHtml(text)}</p>${close}`,
  );

/** A review of the whole page that it was built with gives way to a newer one of the whole page only. */
const withReview = (html: string, { text, day, isWhole }: NonNullable<Laid['reviewed']>) =>
  html.replace(
    /(<span data-reviewed="([\d-]*)"[^>]*>)[^<]*(<\/span>)/,
    (match, open: string, before: string, close: string) =>
      before === '' || (isWhole && before < day) ? open + escapeHtml(text) + close : match,
  );

const withoutSummary = (html: string, path: string) =>
  html.replace(new RegExp(`(<p data-summary-of="${path}"[^>]*>)[^<]*(</p>)`, 'g'), '$1$2');

/** Removes the description of a page, so that search engines take words of the page itself. */
const withoutDescription = (html: string, about: string) =>
  html
    .replace(/<meta (?:name="|property="og:)description" content="[^"]*">/g, '')
    .replace(data, (match) => match.replace(`"description":"${inJson(about)}",`, ''));

const withDay = (html: string, { day, written, label }: NonNullable<Laid['changed']>) =>
  html
    .replace(/<time dateTime="([\d-]+)" data-updated="">[^<]*<\/time>/gi, (match, before: string) =>
      before < day ? `<time datetime="${day}" data-updated="">${escapeHtml(written)}</time>` : match,
    )
    .replace(/"dateModified":"([\d-]+)"/g, (match, before: string) =>
      before < day ? `"dateModified":"${day}"` : match,
    )
    .replace(
      /(<span data-changed=""[^>]*>)(<\/span>)/,
      (_, open: string, close: string) =>
        `${open}${escapeHtml(label)} <time datetime="${day}">${escapeHtml(written)}</time>${close}`,
    );

/** A page with what staff have laid over it: other words of statements, a dated notice, its day, who has reviewed it. */
export const applyOverlay = (
  html: string,
  { statements, notice, changed, reviewed, summaries, overtaken }: Laid,
): string => {
  const said = statements.reduce(laidStatement, html);
  const noticed = notice ? withNotice(said, notice) : said;
  const dated = changed ? withDay(noticed, changed) : noticed;
  const signed = summaries.reduce(withoutSummary, reviewed ? withReview(dated, reviewed) : dated);
  return overtaken ? withoutDescription(signed, overtaken) : signed;
};
