import type { ReactNode, Ref } from 'react';
import { Guard } from './guard';

type CardProps = {
  title: string;
  /** A muted line under the title. */
  text?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** A ref for moving the keyboard focus to the title. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Margins and width. */
  className?: string;
  children?: ReactNode;
};

/** The look of a card: a border, a shadow, its own background. */
export const cardClass = 'rounded-lg border border-line bg-card shadow-card';

/** A titled section of a screen. */
export const Card = ({ title, text, action, headingRef, className = '', children }: CardProps) => (
  <section aria-label={title} className={`${cardClass} p-5 ${className}`}>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {action}
    </div>
    {text && <p className="text-sm text-muted">{text}</p>}
    {children && (
      <div className="mt-3">
        <Guard>{children}</Guard>
      </div>
    )}
  </section>
);

/** The look of the boxes on a lead's page; plain text in print. */
export const compactCardClass =
  'rounded-lg border border-line bg-card p-3 shadow-card md:p-4 print:border-0 print:p-0 print:shadow-none';

/** A titled section of a lead's page. */
export const CompactCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={compactCardClass} aria-label={title}>
    <h2 className="mb-3">{title}</h2>
    <Guard>{children}</Guard>
  </section>
);

type PlainCardProps = { className?: string; label?: string; children: ReactNode };

/** A card that contains only a list or table, without title or padding. */
export const ListCard = ({ className = '', label, children }: PlainCardProps) => (
  <section aria-label={label} className={`${cardClass} overflow-hidden ${className}`}>
    <Guard>{children}</Guard>
  </section>
);
