import type { ReactNode, Ref } from 'react';

type AccountCardProps = {
  title: string;
  text?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One thing that a person can do for their own account. */
export const AccountCard = ({ title, text, headingRef, children }: AccountCardProps) => (
  <section aria-label={title} className="rounded-lg border border-line bg-card p-5 shadow-card">
    <h2 ref={headingRef} tabIndex={-1} className="font-sans text-base font-semibold tracking-normal">
      {title}
    </h2>
    {text && <p className="text-sm text-muted">{text}</p>}
    <div className="mt-3">{children}</div>
  </section>
);
