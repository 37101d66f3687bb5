import { requestKinds } from '../../../shared/schemas/privacy';
import { fill } from '../../content/fill';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { useLanguage } from '../language-context';
import { Outcomes } from '../parts/outcomes';
import { PageHero } from '../parts/page-hero';

/** Where visitors ask about their own data: a plain form that needs no script. */
export const YourDataPage = () => {
  const { words, to } = useLanguage();
  const { yourData } = words;
  return (
    <>
      <PageHero title={yourData.title} intro={yourData.intro} />
      <section className="shell band">
        <div className="max-w-prose space-y-6">
          <Outcomes outcomes={yourData.outcomes} />
          <form
            method="post"
            action={to(paths.yourData)}
            className="space-y-5 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8"
          >
            <fieldset>
              <legend className="mb-1.5 text-sm font-semibold">{yourData.kind}</legend>
              {requestKinds.map((kind, place) => (
                <label key={kind} className="flex min-h-control items-center gap-3 py-1.5">
                  <input
                    type="radio"
                    name="kind"
                    value={kind}
                    required
                    defaultChecked={place === 0}
                    className="size-5 shrink-0 accent-accent"
                  />
                  <span>{yourData.kinds[kind]}</span>
                </label>
              ))}
            </fieldset>
            <Field id="data-name" name="name" label={yourData.name} maxLength={200} autoComplete="name" />
            <Field
              id="data-email"
              name="email"
              type="email"
              label={yourData.email}
              hint={yourData.reachHint}
              maxLength={254}
              autoComplete="email"
              inputMode="email"
            />
            <Field
              id="data-phoneNumber"
              name="phoneNumber"
              type="tel"
              label={yourData.phoneNumber}
              maxLength={40}
              autoComplete="tel"
              inputMode="tel"
            />
            <TextArea
              id="data-message"
              name="message"
              label={yourData.message}
              hint={yourData.messageHint}
              maxLength={2000}
            />
            <Button type="submit" size="lg" className="w-full sm:w-auto">
              {yourData.submit}
            </Button>
          </form>
          <div className="space-y-3 text-sm text-muted">
            {yourData.after.map((text) => (
              <p key={text}>{fill(text)}</p>
            ))}
          </div>
        </div>
      </section>
    </>
  );
};
