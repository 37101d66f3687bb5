import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useLanguage } from '../language-context';
import { Outcomes } from '../parts/outcomes';
import { PageHero } from '../parts/page-hero';

/** A plain form that needs no script: the outcome is the part of the page that the address points at. */
export const StopContactingMePage = () => {
  const { words, to } = useLanguage();
  const { stop } = words;
  return (
    <>
      <PageHero title={stop.title} intro={stop.intro} />
      <section className="shell band">
        <div className="max-w-prose space-y-6">
          <Outcomes outcomes={stop.outcomes} />
          <form
            method="post"
            action={to(paths.stop)}
            className="space-y-5 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8"
          >
            <Field
              id="stop-phoneNumber"
              name="phoneNumber"
              type="tel"
              label={stop.phoneNumber}
              maxLength={40}
              autoComplete="tel"
              inputMode="tel"
            />
            <Field
              id="stop-email"
              name="email"
              type="email"
              label={stop.email}
              maxLength={254}
              autoComplete="email"
              inputMode="email"
            />
            <Button type="submit" size="lg" className="w-full sm:w-auto">
              {stop.submit}
            </Button>
          </form>
          <p className="text-sm text-muted">{stop.after}</p>
        </div>
      </section>
    </>
  );
};
