import { paths } from '../../paths';
import { useLanguage } from '../language-context';

/** A story of how it starts for most people, with a link to the services list. */
export const HomeStory = () => {
  const { words, to } = useLanguage();
  const { title, text, all } = words.home.story;
  return (
    <section className="shell relative z-10 -mt-16">
      <div className="rounded-lg border border-line bg-card p-5 shadow-lift sm:p-8">
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-3 max-w-prose text-muted">{text}</p>
        <a
          href={to(paths.services)}
          className="mt-3 inline-flex min-h-8 items-center text-accent underline underline-offset-2"
        >
          {all}
        </a>
      </div>
    </section>
  );
};
