import { servicesPage } from '../../content/pages/services-page';
import { practiceAreaCards } from '../../content/practice-area-cards';
import { links, paths } from '../../paths';
import { ClosingBanner } from '../parts/closing-banner';
import { PageHead } from '../parts/page-head';
import { PageHero } from '../parts/page-hero';
import { ServiceCard } from '../parts/service-card';

export const ServicesPage = () => (
  <>
    <PageHead path={paths.services} {...servicesPage.meta} />
    <PageHero title={servicesPage.title} intro={servicesPage.intro} />
    <section className="band shell">
      <h2 className="hidden-text">{servicesPage.listHeading}</h2>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {practiceAreaCards.map((card) => (
          <ServiceCard key={card.slug} {...card} read={servicesPage.read} level="h3" />
        ))}
      </ul>
    </section>
    <ClosingBanner {...servicesPage.closing} href={links.freeReview()} call />
  </>
);
