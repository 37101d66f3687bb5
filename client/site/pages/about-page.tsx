import { navigationLabel } from '../../content/navigation-label';
import { site } from '../../content/site';
import { links, paths } from '../../paths';
import { OfficeAddress } from '../firm/office-address';
import { Results, Reviews } from '../firm/results';
import { Team } from '../firm/team';
import { useLanguage } from '../language-context';
import { AreaIcon } from '../parts/area-icon';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { ClosingBanner } from '../parts/closing-banner';
import { Figures } from '../parts/figures';
import { PageHero } from '../parts/page-hero';
import { RichText } from '../parts/rich-text';

const Story = () => {
  const { words } = useLanguage();
  const { story } = words.about;
  return (
    <section className="band shell grid gap-8 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-3xl">{story.title}</h2>
      <div className="max-w-prose space-y-4">
        {story.paragraphs.map((text) => (
          <p key={text}>
            <RichText>{text}</RichText>
          </p>
        ))}
      </div>
    </section>
  );
};

const icons = { excellence: 'Award', compassion: 'HeartHandshake', integrity: 'Scale' } as const;
const values = ['excellence', 'compassion', 'integrity'] as const;

const Values = () => {
  const { words } = useLanguage();
  const { title, items } = words.about.values;
  if (!items) return null;
  return (
    <section className="border-t border-line">
      <div className="band shell">
        <h2 className="text-3xl">{title}</h2>
        <ul className="mt-10 grid gap-8 md:grid-cols-3">
          {values.map((name) => (
            <li key={name}>
              <AreaIcon name={icons[name]} />
              <h3 className="mt-4 text-xl">{items[name].title}</h3>
              <p className="mt-2 text-muted">{items[name].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const Offices = () => {
  const { words } = useLanguage();
  const { offices } = words.about;
  if (site.offices.length === 0) return null;
  return (
    <section className="band shell border-t border-line">
      <h2 className="text-3xl">{offices.title}</h2>
      <p className="mt-3 max-w-prose text-lg text-muted">{offices.intro}</p>
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
};

export const AboutPage = () => {
  const { words, to } = useLanguage();
  const { title, intro, figures, closing } = words.about;
  return (
    <>
      <PageHero
        title={title}
        intro={intro}
        above={<Breadcrumbs>{navigationLabel(words, paths.about)}</Breadcrumbs>}
      />
      <Story />
      <section className="shell pb-16 md:pb-24">
        <h2 className="hidden-text">{figures.title}</h2>
        <Figures />
      </section>
      <Results />
      <Team />
      <Values />
      <Reviews />
      <Offices />
      <ClosingBanner {...closing} href={to(links.freeReview())} />
    </>
  );
};
