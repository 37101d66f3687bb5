import { areas, teaserSlugs } from '../../content/areas';
import { fill } from '../../content/fill';
import { isNewsOffered, newsCaseTypes } from '../../content/news-areas';
import { anchors, paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { ConsultationSection } from '../form/consultation-section';
import { useLanguage } from '../language-context';
import { AreaIcon } from '../parts/area-icon';
import { CallButton } from '../parts/call-button';
import { columns } from '../parts/columns';
import { Figures } from '../parts/figures';
import { MadeUp } from '../parts/made-up';
import { Questions } from '../parts/questions';
import { RichText } from '../parts/rich-text';
import { ServiceCard } from '../parts/service-card';
import { StepNumber } from '../parts/step-number';
import { TextUs } from '../parts/text-us';
import { HeroPicture } from './hero-picture';
import { HomeFinder } from './home-finder';
import { HomeStory } from './home-story';
import { NewsList } from './news-list';

const Hero = () => {
  const { words } = useLanguage();
  const { hero } = words.home;
  return (
    <section className="on-ink relative isolate overflow-hidden bg-linear-to-b from-ink to-ink-deep text-white">
      <HeroPicture />
      <div className="shell pt-6 pb-28 md:pt-12 md:pb-32">
        <p className="text-sm font-semibold text-glow">{hero.eyebrow}</p>
        <h1 className="mt-3 max-w-[18ch] text-4xl">{hero.title}</h1>
        <HomeFinder />
        <p className="mt-5 max-w-[34rem] text-lg text-on-ink">{hero.intro}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={`#${anchors.contact}`} className={buttonClass({ look: 'glow', size: 'lg' })}>
            {hero.button}
          </a>
          <CallButton look="ghost" />
        </div>
        <TextUs className="mt-4 text-on-ink" />
        <p className="mt-4 text-sm text-on-ink">{hero.note}</p>
      </div>
    </section>
  );
};

const pointIcons = { noFee: 'HandCoins', attorneys: 'Users', anyHour: 'Clock' } as const;
const points = ['noFee', 'attorneys', 'anyHour'] as const;

const Points = () => {
  const { words } = useLanguage();
  const shown = points.flatMap((name) => {
    const point = words.home.points[name];
    return point ? [{ name, ...point }] : [];
  });
  return (
    <div className="shell mt-10 md:mt-14">
      <ul
        className={`divide-y divide-line border-y border-line lg:grid lg:divide-x lg:divide-y-0 ${columns[shown.length]}`}
      >
        {shown.map(({ name, title, text }) => (
          <li key={name} className="flex gap-4 p-6 lg:p-7">
            <AreaIcon name={pointIcons[name]} />
            <div className="min-w-0">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 text-sm text-muted">
                <RichText>{text}</RichText>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Why = () => {
  const { words, to } = useLanguage();
  const { about } = words.home;
  const { nationwide, responsive, where, results } = about.cards;
  return (
    <section
      id={anchors.about}
      tabIndex={-1}
      className="later band shell [--later:92rem] md:[--later:56rem] lg:[--later:43rem]"
    >
      <h2 className="text-3xl">{fill(about.title)}</h2>
      <p className="mt-3 max-w-prose text-lg text-muted">{about.intro}</p>
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {[nationwide, responsive, where, results].flatMap((card) =>
          card ? (
            <li key={card.title} className="border-t-2 border-glow pt-5">
              <h3 className="text-xl">{card.title}</h3>
              <p className="mt-2 text-muted">
                <RichText>{card.text}</RichText> {card === results ? <MadeUp /> : null}
              </p>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
      <div className="mt-14">
        <Figures />
      </div>
      <p className="mt-8">
        <a href={to(paths.about)} className={buttonClass({ look: 'secondary' })}>
          {about.more}
        </a>
      </p>
    </section>
  );
};

const Services = () => {
  const { words, to } = useLanguage();
  const { services } = words.home;
  return (
    <section
      data-areas={teaserSlugs.map((slug) => areas[slug].caseType).join(' ')}
      className="later bg-paper-deep [--later:80rem] md:[--later:54rem] lg:[--later:46rem]"
    >
      <div className="band shell">
        <h2 className="text-3xl">{services.title}</h2>
        <p className="mt-3 max-w-prose text-lg text-muted">{services.intro}</p>
        <ul className="mt-8 grid grid-cols-1 gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {teaserSlugs.map((slug) => (
            <ServiceCard key={slug} slug={slug} level="h3" />
          ))}
        </ul>
        <p className="mt-8">
          <a href={to(paths.services)} className={buttonClass({ look: 'secondary' })}>
            {services.more}
          </a>
        </p>
      </div>
    </section>
  );
};

const Steps = () => {
  const { words } = useLanguage();
  const { title, items } = words.practiceArea.next;
  return (
    <section className="later band shell [--later:46rem] md:[--later:20rem]">
      <h2 className="text-3xl">{title}</h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {items.map((step, index) => (
          <li key={step.title} className="border-t border-line pt-6">
            <StepNumber>{index + 1}</StepNumber>
            <h3 className="mt-4 text-xl">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};

const News = () => {
  const { words, to } = useLanguage();
  const news = words.firm.news.filter(isNewsOffered).slice(0, 2);
  if (news.length === 0) return null;
  return (
    <section
      data-areas={newsCaseTypes(news)}
      className="later border-t border-line [--later:48rem] md:[--later:37rem] lg:[--later:32rem]"
    >
      <div className="band shell grid gap-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-3xl">{words.home.news.title}</h2>
          <p className="mt-3">
            <a
              href={to(paths.news)}
              className="inline-block py-1 font-medium text-accent underline underline-offset-2"
            >
              {words.home.news.more}
            </a>
          </p>
        </div>
        <NewsList items={news} level="h3" />
      </div>
    </section>
  );
};

const Faq = () => {
  const { words } = useLanguage();
  const { faq } = words.home;
  return (
    <section
      id={anchors.faq}
      tabIndex={-1}
      className="later border-t border-line [--later:49rem] md:[--later:42rem] lg:[--later:38rem]"
    >
      <div className="band shell grid gap-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-3xl">{faq.title}</h2>
          <p className="mt-3 text-muted">{faq.intro}</p>
        </div>
        <Questions name={anchors.faq} items={faq.items} />
      </div>
    </section>
  );
};

export const HomePage = () => (
  <>
    <Hero />
    <HomeStory />
    <Points />
    <Why />
    <Services />
    <Steps />
    <News />
    <Faq />
    <ConsultationSection />
  </>
);
