import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { PageHero } from '../parts/page-hero';

export const NotFoundPage = () => {
  const { words, to } = useLanguage();
  const { heading, text, button, services } = words.notFound;
  return (
    <PageHero title={heading} intro={text}>
      <a href={to(paths.home)} className={buttonClass({ size: 'lg' })}>
        {button}
      </a>
      <a href={to(paths.services)} className={buttonClass({ look: 'secondary', size: 'lg' })}>
        {services}
      </a>
    </PageHero>
  );
};
