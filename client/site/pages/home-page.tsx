import { fill } from '../../content/fill';
import { home } from '../../content/pages/home';
import { practiceAreaCards } from '../../content/practice-area-cards';
import { anchors, paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { ConsultationSection } from '../form/consultation-section';
import { AreaIcon } from '../parts/area-icon';
import { CallButton } from '../parts/call-button';
import { Figures } from '../parts/figures';
import { PageHead } from '../parts/page-head';
import { Questions } from '../parts/questions';
import { StepNumber } from '../parts/sections';
import { ServiceCard } from '../parts/service-card';
import { HeroPicture } from './hero-picture';

const teaser = home.services.slugs.map((slug) => practiceAreaCards.find((card) => card.slug === slug));

const Hero = () => (
  <section className="on-ink relative isolate overflow-hidden bg-linear-to-b from-ink to-ink-deep text-white">
    <HeroPicture />
    <div className="shell flex min-h-[34rem] flex-col justify-center pt-14 pb-28 md:min-h-[38rem] md:pb-32">
      <p className="text-sm font-semibold text-glow">{home.hero.eyebrow}</p>
      <h1 className="mt-3 max-w-[18ch] text-4xl">{home.hero.title}</h1>
      <p className="mt-5 max-w-[34rem] text-lg text-on-ink">{home.hero.intro}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={`#${anchors.contact}`} className={buttonClass({ look: 'glow', size: 'lg' })}>
          {home.hero.button}
        </a>
        <CallButton />
      </div>
      <p className="mt-4 text-sm text-on-ink">{home.hero.note}</p>
    </div>
  </section>
);

const Points = () => (
  <div className="shell relative z-10 -mt-16">
    <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-lift lg:grid lg:grid-cols-3 lg:divide-x lg:divide-y-0">
      {home.points.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4 p-6 lg:p-7">
          <AreaIcon name={icon} />
          <div className="min-w-0">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

const Why = () => (
  <section id={anchors.about} tabIndex={-1} className="band shell">
    <h2 className="text-3xl">{fill(home.about.title)}</h2>
    <p className="mt-3 max-w-prose text-lg text-muted">{home.about.intro}</p>
    <ul className="mt-10 grid gap-8 md:grid-cols-3">
      {home.about.cards.map(({ icon, title, text }) => (
        <li key={title}>
          <AreaIcon name={icon} />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
    <div className="mt-14">
      <Figures />
    </div>
    <p className="mt-8">
      <a href={paths.about} className={buttonClass({ look: 'secondary' })}>
        {home.about.more}
      </a>
    </p>
  </section>
);

const Services = () => (
  <section className="bg-paper-deep">
    <div className="band shell">
      <h2 className="text-3xl">{home.services.title}</h2>
      <p className="mt-3 max-w-prose text-lg text-muted">{home.services.intro}</p>
      <ul className="mt-10 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {teaser.map((card) =>
          card ? <ServiceCard key={card.slug} {...card} read={home.services.read} level="h3" /> : null,
        )}
      </ul>
      <p className="mt-8">
        <a href={paths.services} className={buttonClass({ look: 'secondary' })}>
          {home.services.more}
        </a>
      </p>
    </div>
  </section>
);

const Steps = () => (
  <section className="band shell">
    <h2 className="text-3xl">{home.steps.title}</h2>
    <ol className="mt-10 grid gap-8 md:grid-cols-3">
      {home.steps.items.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line pt-6">
          <StepNumber>{index + 1}</StepNumber>
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Faq = () => (
  <section id={anchors.faq} tabIndex={-1} className="border-t border-line">
    <div className="band shell grid gap-8 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-3xl">{home.faq.title}</h2>
        <p className="mt-3 text-muted">{home.faq.intro}</p>
      </div>
      <Questions name={anchors.faq} items={home.faq.items} />
    </div>
  </section>
);

export const HomePage = () => (
  <>
    <PageHead path={paths.home} {...home.meta} />
    <Hero />
    <Points />
    <Why />
    <Services />
    <Steps />
    <Faq />
    <ConsultationSection />
  </>
);
