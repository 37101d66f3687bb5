import type { ReactNode } from 'react';
import { practiceAreaLayout } from '../../content/practice-area-layout';
import { site } from '../../content/site';
import { buttonClass } from '../../ui/button';

const { review, facts, related } = practiceAreaLayout.sidebar;

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-lg border border-line bg-card p-6">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

/** What stands beside the topics of a practice area. */
export const PracticeAreaSidebar = ({ reviewLink }: { reviewLink: string }) => (
  <aside className="no-print space-y-5 lg:sticky lg:top-24 lg:self-start">
    <section className="on-ink rounded-lg bg-ink p-6 text-white">
      <h2 className="text-xl">{review.title}</h2>
      <p className="mt-2 text-sm text-on-ink">{review.text}</p>
      <a href={reviewLink} className={`${buttonClass({ look: 'glow' })} mt-5 w-full`}>
        {review.button}
      </a>
      <p className="mt-3 text-sm text-on-ink">{review.note}</p>
    </section>
    <Card title={facts.title}>
      <dl className="mt-3 space-y-3 text-sm">
        {facts.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
    <Card title={related.title}>
      <ul className="mt-3 divide-y divide-line">
        {related.links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center font-medium text-accent no-underline hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Card>
    <p className="text-xs text-muted">{site.notices.results}</p>
  </aside>
);
