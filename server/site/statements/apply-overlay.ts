import { pageAttributes as at } from '../../../shared/page-attributes';
import { escapeHtml } from '../../core/http/html';

/** The new text of one statement on a page. */
type OverriddenStatement = { id: string; was: string; text: string };
export type PageOverlay = {
  statements: readonly OverriddenStatement[];
  notice?: { text: string; day: string; written: string } | undefined;
  /** The day of the latest change, as written for people, with its label. */
  changed?: { day: string; written: string; label: string } | undefined;
  /** The review of the page: its reviewer, or the reviewed part, and the latest day. */
  reviewed?: { text: string; day: string; isWhole: boolean } | undefined;
  /** The pages whose summaries are outdated. */
  summaries: readonly string[];
  /** The page's description, if it is outdated. */
  overtaken?: string | undefined;
};

/** The text inside a JSON string in a page, where `<` is escaped. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

const data = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/s;

const applyStatement = (html: string, { id, was, text }: OverriddenStatement) =>
  html
    .replace(
      new RegExp(`(<span ${at.statement}="${id}"[^>]*>)[^<]*(</span>)`, 'g'),
      (_, open: string, close: string) => open + escapeHtml(text) + close,
    )
    // Search engines get the same text as the page.
    .replace(data, (_, open: string, json: string, close: string) =>
      [open, was === '' ? json : json.replaceAll(inJson(was), () => inJson(text)), close].join(''),
    );

const withNotice = (html: string, { text, day, written }: NonNullable<PageOverlay['notice']>) =>
  html.replace(
    new RegExp(`(<div ${at.notice}=""[^>]*>)(</div>)`),
    (_, open: string, close: string) =>
      `${open}<p><time datetime="${escapeHtml(day)}">${escapeHtml(written)}</time>: ${escapeHtml(text)}</p>${close}`,
  );

/** A built-in review of the whole page is replaced only by a newer review of the whole page. */
const withReview = (html: string, { text, day, isWhole }: NonNullable<PageOverlay['reviewed']>) =>
  html.replace(
    new RegExp(`(<span ${at.reviewed}="([\\d-]*)"[^>]*>)[^<]*(</span>)`),
    (match, open: string, before: string, close: string) =>
      before === '' || (isWhole && before < day) ? open + escapeHtml(text) + close : match,
  );

const withoutSummary = (html: string, path: string) =>
  html.replace(new RegExp(`(<p ${at.summary}="${path}"[^>]*>)[^<]*(</p>)`, 'g'), '$1$2');

/** Removes a page's description, so that search engines use the page's own text. */
const withoutDescription = (html: string, about: string) =>
  html
    .replace(/<meta (?:name="|property="og:)description" content="[^"]*">/g, '')
    .replace(data, (match) => match.replace(`"description":"${inJson(about)}",`, ''));

const withDay = (html: string, { day, written, label }: NonNullable<PageOverlay['changed']>) =>
  html
    .replace(
      new RegExp(`<time dateTime="([\\d-]+)" ${at.updated}="">[^<]*</time>`, 'gi'),
      (match, before: string) =>
        before < day ? `<time datetime="${day}" ${at.updated}="">${escapeHtml(written)}</time>` : match,
    )
    .replace(/"dateModified":"([\d-]+)"/g, (match, before: string) =>
      before < day ? `"dateModified":"${day}"` : match,
    )
    .replace(
      new RegExp(`(<span ${at.changed}=""[^>]*>)(</span>)`),
      (_, open: string, close: string) =>
        `${open}${escapeHtml(label)} <time datetime="${day}">${escapeHtml(written)}</time>${close}`,
    );

/** Applies the staff's changes to a page: texts of statements, a dated notice, its day, and its reviewers. */
export const applyOverlay = (
  html: string,
  { statements, notice, changed, reviewed, summaries, overtaken }: PageOverlay,
): string => {
  const said = statements.reduce(applyStatement, html);
  const noticed = notice ? withNotice(said, notice) : said;
  const dated = changed ? withDay(noticed, changed) : noticed;
  const signed = summaries.reduce(withoutSummary, reviewed ? withReview(dated, reviewed) : dated);
  return overtaken ? withoutDescription(signed, overtaken) : signed;
};
