import { areas } from '../../content/areas';
import { eventsByMonth } from '../../content/months';
import { register } from '../../content/register';
import { paths } from '../../paths';
import { useLanguage } from '../language-context';
import { Statement } from '../parts/statement';

/** Month by month, the events in every litigation that we follow: one each, with its day. */
export const NewsMonths = () => {
  const { words, to, day } = useLanguage();
  const { months } = words.newsPage;
  return (
    <section id="months" tabIndex={-1} aria-labelledby="months-heading" className="mt-14 max-w-prose">
      <h2 id="months-heading" className="text-2xl">
        {months.title}
      </h2>
      <p className="mt-2 text-muted">{months.intro}</p>
      {eventsByMonth().map(([month, events]) => (
        <section key={month} data-month={month} className="mt-8">
          <h3 className="border-b-2 border-glow pb-1 text-xl">{day(month)}</h3>
          <ul className="divide-y divide-line">
            {events.map(({ slug, id, date }) => (
              <li key={id} data-area={areas[slug].caseType} className="py-4">
                <p className="text-sm">
                  <a
                    href={`${to(paths.service(slug))}#standing`}
                    className="inline-block py-0.5 font-semibold text-accent underline underline-offset-2"
                  >
                    {words.practiceAreas[slug].name}
                  </a>
                  {date.length > 7 ? (
                    <span className="text-muted">
                      , <time dateTime={date}>{day(date)}</time>
                    </span>
                  ) : null}
                </p>
                {[id, ...(register[id]?.beside ?? [])].map((one) => (
                  <p key={one} className="mt-1">
                    <Statement id={one} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
