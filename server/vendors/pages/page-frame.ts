import { escaped } from '../../site/docs/schema-table';

/** Returns a complete page for a vendor. */
export const pageFrame = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
