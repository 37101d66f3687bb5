import type { ReactNode } from 'react';
import { areaSlugs, areas } from '../../content/areas';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { RichText } from '../parts/rich-text';

type CardProps = {
  title: string;
  /** The case types in its list: the card disappears if the firm takes none of them. */
  areas?: string | undefined;
  children: ReactNode;
};

export const Card = ({ title, areas, children }: CardProps) => (
  <section data-areas={areas} className="rounded-lg border border-line bg-card p-6">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

/** The case type of the practice area that a link leads to. */
const findCaseType = (href: string) => {
  const slug = areaSlugs.find((one) => href.endsWith(paths.service(one)));
  return slug && areas[slug].caseType;
};
export const findCaseTypes = (links: readonly { href: string }[]) =>
  links.map(({ href }) => findCaseType(href)).join(' ');

export const CardLinks = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul className="mt-3 divide-y divide-line">
    {links.map(({ label, href }) => (
      <li key={href} data-area={findCaseType(href)}>
        <a
          href={href}
          className="flex min-h-11 items-center font-medium wrap-anywhere text-accent no-underline hover:underline"
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
);

export const ReviewCard = ({ href }: { href: string }) => {
  const { words } = useLanguage();
  const { review } = words.practiceArea.sidebar;
  return (
    <section className="on-ink rounded-lg bg-ink p-6 text-white">
      <h2 className="text-xl">{review.title}</h2>
      <p className="mt-2 text-sm text-on-ink">{review.text}</p>
      <a href={href} className={`${buttonClass({ look: 'glow' })} mt-5 w-full`}>
        {review.button}
      </a>
      <p className="mt-3 text-sm text-on-ink">
        <RichText>{review.note}</RichText>
      </p>
    </section>
  );
};

export const FactsCard = () => {
  const { words } = useLanguage();
  const { facts } = words.practiceArea.sidebar;
  return (
    <Card title={facts.title}>
      <dl className="mt-3 space-y-3 text-sm">
        {facts.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted">
              <RichText>{text}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

export const RelatedCard = () => {
  const { words, to } = useLanguage();
  const { related } = words.practiceArea.sidebar;
  return (
    <Card title={related.title} areas={findCaseTypes(related.links)}>
      <CardLinks links={related.links.map(({ label, href }) => ({ label, href: to(href) }))} />
    </Card>
  );
};
