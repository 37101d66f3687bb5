import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from './breadcrumbs';
import { Outcomes } from './outcomes';
import { PageHero } from './page-hero';

type VisitorsForm = {
  words: {
    title: string;
    intro: string;
    submit: string;
    outcomes: Parameters<typeof Outcomes>[0]['outcomes'];
  };
  /** The page's own path, which the form posts to. */
  path: string;
  children: ReactNode;
  /** Content below the form. */
  after: ReactNode;
};

/** A page with a plain form that needs no script: the outcome is the part of the page that the address points to. */
export const VisitorsForm = ({ words, path, children, after }: VisitorsForm) => {
  const { to } = useLanguage();
  return (
    <>
      <PageHero title={words.title} intro={words.intro} above={<Breadcrumbs>{words.title}</Breadcrumbs>} />
      <section className="shell band">
        <div className="max-w-prose space-y-6">
          <Outcomes outcomes={words.outcomes} />
          <form
            method="post"
            action={to(path)}
            className="space-y-5 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8"
          >
            {children}
            <Button type="submit" size="lg" className="w-full sm:w-auto">
              {words.submit}
            </Button>
          </form>
          {after}
        </div>
      </section>
    </>
  );
};

type Reach = { id: string; label: string; hint?: string };

export const PhoneField = (field: Reach) => (
  <Field {...field} name="phoneNumber" type="tel" maxLength={40} autoComplete="tel" inputMode="tel" />
);

export const EmailField = (field: Reach) => (
  <Field {...field} name="email" type="email" maxLength={254} autoComplete="email" inputMode="email" />
);
