import { fill } from '../../content/fill';
import { about } from '../../content/pages/about';
import { site } from '../../content/site';
import { links, paths } from '../../paths';
import { AreaIcon } from '../parts/area-icon';
import { ClosingBanner } from '../parts/closing-banner';
import { Figures } from '../parts/figures';
import { PageHead } from '../parts/page-head';
import { PageHero } from '../parts/page-hero';
import { OfficeAddress } from './office-address';

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

const Story = () => (
  <section className="band shell grid gap-8 lg:grid-cols-[1fr_2fr]">
    <h2 className="text-3xl">{about.story.title}</h2>
    <div className="max-w-prose space-y-4">
      {about.story.paragraphs.map((text) => (
        <p key={text}>{fill(text)}</p>
      ))}
    </div>
  </section>
);

const Values = () => (
  <section className="bg-paper-deep">
    <div className="band shell">
      <h2 className="text-3xl">{about.values.title}</h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {about.values.items.map(({ icon, title, text }) => (
          <li key={title} className="rounded-lg bg-card p-6 shadow-card">
            <AreaIcon name={icon} />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const Team = () => (
  <section className="band shell">
    <h2 className="text-3xl">{about.team.title}</h2>
    <p className="mt-3 text-lg text-muted">{about.team.intro}</p>
    <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {site.team.map(({ name, title, about: text }) => (
        <li key={name}>
          <span
            aria-hidden="true"
            className="flex size-20 items-center justify-center rounded-full bg-ink font-serif text-2xl font-semibold text-glow"
          >
            {initials(name)}
          </span>
          <h3 className="mt-4 text-xl">{name}</h3>
          <p className="text-sm font-semibold text-accent">{title}</p>
          <p className="mt-2 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Offices = () => (
  <section className="band shell border-t border-line">
    <h2 className="text-3xl">{about.offices.title}</h2>
    <p className="mt-3 max-w-prose text-lg text-muted">{about.offices.intro}</p>
    <ul className="mt-10 grid gap-8 md:grid-cols-3">
      {site.offices.map((office) => (
        <li key={office.city} className="border-l-2 border-glow pl-5">
          <h3 className="text-xl">{office.city}</h3>
          <OfficeAddress office={office} />
        </li>
      ))}
    </ul>
  </section>
);

export const AboutPage = () => (
  <>
    <PageHead path={paths.about} {...about.meta} />
    <PageHero title={about.title} intro={about.intro} />
    <Story />
    <section className="shell pb-16 md:pb-24">
      <h2 className="hidden-text">{about.figures.title}</h2>
      <Figures />
    </section>
    <Values />
    <Team />
    <Offices />
    <ClosingBanner {...about.closing} href={links.freeReview()} />
  </>
);
