import { anchors, paths } from '../../paths';
import { Button } from '../../ui/button';
import { useLanguage } from '../language-context';

/**
 * How it starts for most people, and the finder: what is typed is looked up in the list of services. The field has no
 * name, so that no address ever holds what happened to somebody.
 */
export const HomeStory = () => {
  const { words, to } = useLanguage();
  const { title, text, label, hint, button, all } = words.home.story;
  return (
    <section className="shell relative z-10 -mt-16">
      <div className="grid gap-x-12 gap-y-6 rounded-lg border border-line bg-card p-5 shadow-lift sm:p-8 lg:grid-cols-2">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-3 text-muted">{text}</p>
        </div>
        <div>
          <form action={`${to(paths.services)}#${anchors.filter}`} data-look-up="" className="scripted mb-3">
            <label htmlFor="look-up" className="font-semibold">
              {label}
            </label>
            <p id="look-up-hint" className="text-sm text-muted">
              {hint}
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              <input
                id="look-up"
                type="search"
                autoComplete="off"
                aria-describedby="look-up-hint"
                className="min-h-control w-0 min-w-40 grow rounded-md border border-control bg-card px-4"
              />
              <Button type="submit">{button}</Button>
            </div>
          </form>
          <a
            href={to(paths.services)}
            className="inline-flex min-h-8 items-center text-accent underline underline-offset-2"
          >
            {all}
          </a>
        </div>
      </div>
    </section>
  );
};
