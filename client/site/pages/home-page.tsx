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
import { MadeUp } from '../parts/made-up';
import { Questions } from '../parts/questions';
import { RichText } from '../parts/rich-text';
import { ServiceCard } from '../parts/service-card';
import { StepNumber } from '../parts/step-number';
import { TextUs } from '../parts/text-us';
import { HeroPicture } from './hero-picture';
import { HomeFinder } from './home-finder';
import { NewsList } from './news-list';

const Hero = () => {
  const { words } = useLanguage();
  const { hero } = words.home;
  return (
    <section className="on-ink relative isolate overflow-hidden bg-linear-to-b from-ink to-ink-deep text-white">
      <HeroPicture />
      <div className="shell pt-4 pb-16 md:pt-12 md:pb-36">
        <p className="text-sm font-semibold text-glow">{hero.eyebrow}</p>
        <h1 className="mt-2 max-w-[18ch] text-4xl md:mt-3">{hero.title}</h1>
        <HomeFinder />
        <p className="mt-3 max-w-[34rem] text-on-ink max-md:text-sm md:mt-6 md:text-lg">{hero.intro}</p>
        <div className="mt-4 flex flex-wrap gap-3 md:mt-8">
          <a href={`#${anchors.contact}`} className={buttonClass({ look: 'glow', size: 'lg' })}>
            {hero.button}
          </a>
          {/* On a phone, the bar at the bottom has it. */}
          <CallButton look="ghost" className="max-md:hidden" />
        </div>
        <TextUs className="mt-4 text-on-ink" />
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
    <div className="shell relative z-10 -mt-10 md:-mt-20">
      <div className="rounded-lg border border-line bg-card shadow-lift">
        <ul className={`grid divide-line max-lg:divide-y lg:divide-x ${columns[shown.length]}`}>
          {shown.map(({ name, title, text }) => (
            <li key={name} className="flex flex-wrap gap-x-3 px-4 py-3 md:gap-x-4 md:p-6">
              <AreaIcon name={pointIcons[name]} isSmall />
              <div className="min-w-0 flex-[1_1_10rem]">
                <h2 className="text-base leading-snug md:text-xl">{title}</h2>
                <p className="mt-1 text-sm text-muted">
                  <RichText>{text}</RichText>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

const More = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-2 hover:text-accent-deep"
  >
    {children}
  </a>
);

const Why = () => {
  const { words, to } = useLanguage();
  const { about } = words.home;
  const { nationwide, responsive, where, results } = about.cards;
  return (
    <section id={anchors.about} tabIndex={-1} className="later band shell [--later:34rem] md:[--later:36rem]">
      <h2 className="text-2xl md:text-3xl">{fill(about.title)}</h2>
      <ul className="mt-4 grid gap-3 md:mt-10 md:grid-cols-3 md:gap-8">
        {[nationwide, responsive, where, results].flatMap((card) =>
          card ? (
            <li key={card.title} className="border-t-2 border-glow pt-3 md:pt-5">
              <h3 className="text-xl">{card.title}</h3>
              <p className="mt-1 text-muted max-md:text-sm md:mt-2">
                <RichText>{card.text}</RichText> {card === results ? <MadeUp /> : null}
              </p>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
      <p className="mt-6 max-md:hidden">
        <More href={to(paths.about)}>{about.more}</More>
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
      className="later bg-paper-deep [--later:27rem] md:[--later:32rem] lg:[--later:30rem]"
    >
      <div className="band shell">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-2xl md:text-3xl">{services.title}</h2>
          <More href={to(paths.services)}>{services.more}</More>
        </div>
        <p className="max-w-prose text-muted max-md:text-sm md:mt-1 md:text-lg">{services.intro}</p>
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 sm:grid-cols-2 md:mt-8 md:gap-x-10 lg:grid-cols-3">
          {teaserSlugs.map((slug) => (
            <ServiceCard key={slug} slug={slug} level="h3" isBrief />
          ))}
        </ul>
      </div>
    </section>
  );
};

const Steps = () => {
  const { words } = useLanguage();
  const { title, items } = words.practiceArea.next;
  return (
    <section className="later band shell [--later:25rem]">
      <h2 className="text-2xl md:text-3xl">{title}</h2>
      <ol className="mt-4 grid gap-3 md:mt-10 md:grid-cols-3 md:gap-8">
        {items.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 md:border-t md:border-line md:pt-6"
          >
            <StepNumber>{index + 1}</StepNumber>
            <div className="min-w-0">
              <h3 className="text-xl">{step.title}</h3>
              <p className="mt-1 text-muted max-md:text-sm">{step.text}</p>
            </div>
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
      className="later border-t border-line [--later:22rem] md:[--later:26rem] lg:[--later:24rem]"
    >
      <div className="band shell grid gap-4 md:gap-8 lg:grid-cols-[1fr_2fr]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
          <h2 className="text-2xl md:text-3xl">{words.home.news.title}</h2>
          <More href={to(paths.news)}>{words.home.news.more}</More>
        </div>
        <NewsList items={news} level="h3" isBrief />
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
      className="later border-t border-line [--later:27rem] md:[--later:39rem]"
    >
      <div className="band shell grid gap-4 md:gap-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-2xl md:text-3xl">{faq.title}</h2>
        <Questions name={anchors.faq} items={faq.items} />
      </div>
    </section>
  );
};

export const HomePage = () => (
  <>
    <Hero />
    <Points />
    <Why />
    <Services />
    <Steps />
    <News />
    <Faq />
    <ConsultationSection />
  </>
);
