import type { Response } from 'express';
import type { Firm } from '../../../shared/firm';
import { escapeHtml } from './html';

/** A page in the firm's design for a link in a message: a few sentences and an optional button. */
export const plainPage = (
  { name, colours }: Firm,
  title: string,
  body: string,
  language = 'en',
) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{margin:0;background:${colours.paper};color:${colours.ink};font:18px/1.6 Georgia,serif}main{max-width:32rem;margin:0 auto;padding:3rem 1.25rem}button{font:inherit;font-weight:bold;min-height:48px;padding:0 1.25rem;border:0;border-radius:6px;background:${colours.accent};color:#fff}</style></head>
<body><main><p>${escapeHtml(name)}</p><h1>${title}</h1>${body}</main></body></html>
`;

/** Sends such a page; it runs no scripts, and other sites never see its address. */
export const showPlainPage = (res: Response, status: number, html: string) =>
  res
    .status(status)
    .set({
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    })
    .type('html')
    .send(html);
