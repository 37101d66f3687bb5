import { builtInCaseTypes } from '../../shared/case-types';
import { escapeHtml } from '../http/html';

/** What a page says only at run time; all else is made at build. */
export type PageConfig = {
  /** Where service images are served from; the staff area reads it from a meta element. */
  imageHost: string;
  /** Whom the form asks for the visitor's address, where that is not this server. */
  ipLookupUrl?: string | undefined;
};

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** Puts what the browser has to know into the staff shell. */
export const withImageHost = (html: string, { imageHost }: PageConfig) =>
  html.replace('<!--config-->', () => meta('image-host', imageHost));

/** Puts what the form's script has to know into a public page. */
export const withIpLookup = (html: string, { ipLookupUrl }: PageConfig) =>
  ipLookupUrl ? html.replace('</head>', () => `${meta('ip-lookup', ipLookupUrl)}</head>`) : html;

/** The built-in case type that a query asks for: `?case=7`. */
export const askedCaseType = (query: string): number | undefined => {
  const asked = new URLSearchParams(query).get('case');
  return builtInCaseTypes.find(({ id }) => String(id) === asked)?.id;
};

/** Chooses a case type in a page's form, so that the choice of a link holds in a browser without script. */
export const withCaseType = (html: string, id: number | undefined) =>
  id === undefined ? html : html.replace(`<option value="${id}">`, `<option value="${id}" selected>`);
