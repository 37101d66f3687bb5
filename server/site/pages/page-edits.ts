import { builtInCaseTypes, otherCaseTypes } from '../../../shared/case-types';
import { escapeHtml } from '../../core/http/html';
import type { Edit } from './file-sender';

/** What a page says only at run time; all else is made at build. */
export type PageConfig = {
  /** Where service images are served from; the staff area reads it from a meta element. */
  imageHost: string;
  /** Whom the form asks for the visitor's address, where that is not this server. */
  ipLookupUrl?: string | undefined;
  /** What staff lay over a page without a build; nothing where there is none. */
  overlay?: ((path: string) => Edit | undefined) | undefined;
  /** Whether the page of a path is about what the firm does not take. */
  isLeftOut?: ((path: string) => boolean) | undefined;
  /** Hears of what staff have changed, without waiting for a database that is away. */
  refresh?: (() => Promise<void>) | undefined;
};

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** Puts what the browser has to know into the staff shell. */
export const withImageHost = (html: string, { imageHost }: PageConfig) =>
  html.replace('<!--config-->', () => meta('image-host', imageHost));

/** Puts what the form's script has to know into a public page. */
export const withIpLookup = (html: string, { ipLookupUrl }: PageConfig) =>
  ipLookupUrl ? html.replace('</head>', () => `${meta('ip-lookup', ipLookupUrl)}</head>`) : html;

/** The case type that a query asks for, when it is one that the form is built with: `?case=7`, `?case=other`. */
export const askedCaseType = (query: string): number | string | undefined => {
  const caseId = new URLSearchParams(query).get('case');
  return [...builtInCaseTypes, ...otherCaseTypes].find(({ id }) => String(id) === caseId)?.id;
};

/** The page that stands in the place of a practice area that the firm does not take. */
export const aboutArea = (html: string, name: string) => html.replaceAll('{{area}}', () => escapeHtml(name));

/** Chooses a case type in a page's form, so that the choice of a link holds in a browser without script. */
export const withCaseType = (html: string, id: number | string | undefined) =>
  id === undefined
    ? html
    : html
        .replace(/(<option [^>]*) selected=""/, '$1')
        .replace(`<option value="${id}">`, `<option value="${id}" selected>`);
