import { escaped } from '../../site/docs/schema-table';

/** Returns a complete page for a vendor. */
export const pageFrame = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

/** Returns a captioned table that scrolls with the keyboard; `cells` are HTML. */
export const pageTable = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  `<div class="scroll" tabindex="0" role="group" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>
<tbody>${rows
    .map(
      ([first = '', ...others]) =>
        `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;
