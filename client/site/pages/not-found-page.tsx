import { messages } from '../../../shared/messages';
import { notFound } from '../../content/pages/not-found';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { UnlistedHead } from '../parts/page-head';
import { PageHero } from '../parts/page-hero';

export const NotFoundPage = () => (
  <>
    <UnlistedHead title={messages.notFound.heading} />
    <PageHero title={messages.notFound.heading} intro={messages.notFound.text}>
      <a href={paths.home} className={buttonClass({ look: 'glow', size: 'lg' })}>
        {notFound.button}
      </a>
      <a href={paths.services} className={buttonClass({ look: 'ghost', size: 'lg' })}>
        {notFound.services}
      </a>
    </PageHero>
  </>
);
