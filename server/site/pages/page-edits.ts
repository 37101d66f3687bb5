import type { Request, Response } from 'express';
import { builtInCaseTypes, otherCaseTypes } from '../../../shared/case-types';
import { escapeHtml } from '../../core/http/html';
import type { Edit } from './file-sender';

/** True for a read request, the only kind that pages support; responds to any other. */
export const readsOnly = (req: Request, res: Response): boolean => {
  if (req.method === 'GET' || req.method === 'HEAD') return true;
  res.setHeader('Allow', 'GET, HEAD, OPTIONS');
  if (req.method === 'OPTIONS') res.status(204).end();
  else res.status(405).type('text').send('Method Not Allowed');
  return false;
};

/** The page settings known only at run time; everything else is built in. */
export type PageConfig = {
  /** The edit that removes practice areas from a page; undefined if there is none. */
  overlay?: ((path: string) => Edit | undefined) | undefined;
  /** True if a path's page is about something that the firm does not take. */
  isLeftOut?: ((path: string) => boolean) | undefined;
  /** Loads the switches of practice areas, without waiting for an unavailable database. */
  refresh?: (() => Promise<void>) | undefined;
};

/** The case type in a query, if the form has it: `?case=7`, `?case=other`. */
export const askedCaseType = (query: string): number | string | undefined => {
  const caseId = new URLSearchParams(query).get('case');
  return [...builtInCaseTypes, ...otherCaseTypes].find(({ id }) => String(id) === caseId)?.id;
};

/** The page shown instead of a practice area that the firm does not take. */
export const aboutArea = (html: string, name: string) => html.replaceAll('{{area}}', () => escapeHtml(name));

/** Preselects a case type in a page's form, so that a link's choice works without script. */
export const withCaseType = (html: string, id: number | string | undefined) =>
  id === undefined
    ? html
    : html
        .replace(/(<option [^>]*) selected=""/, '$1')
        .replace(`<option value="${id}">`, `<option value="${id}" selected>`);
