import type { ReactNode } from 'react';

/** One thing of a statement or a notice under its heading. */
export const Panel = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-lg border border-line bg-card p-5 shadow-card">
    <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
    {text && <p className="mt-1 text-sm text-muted">{text}</p>}
    <div className="mt-3">{children}</div>
  </section>
);
