import type { ReactNode } from 'react';

type AccordionItem = {
  title: string;
  /** The case types that it is about: it leaves the page with them. */
  areas?: string | undefined;
  content: ReactNode;
};

/**
 * One item open at a time, and an open one closes again: the browser's own <details name>, so it works before any
 * script.
 */
export const Accordion = ({ name, items }: { name: string; items: readonly AccordionItem[] }) => (
  <div className="divide-y divide-line border-y border-line">
    {items.map(({ title, areas, content }) => (
      <details key={title} name={name} data-areas={areas}>
        <summary className="chevron flex min-h-11 items-center justify-between gap-4 py-2 md:min-h-14 md:py-4 font-semibold hover:text-accent">
          <h3 className="font-sans text-base font-semibold tracking-normal text-pretty max-md:text-sm">
            {title}
          </h3>
        </summary>
        <div className="max-w-prose space-y-3 pb-6 text-muted">{content}</div>
      </details>
    ))}
  </div>
);
