import { newsCaseTypes } from '../../content/news-areas';
import { site } from '../../content/site';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useLanguage } from '../language-context';
import { CallButton } from '../parts/call-button';
import { TextUs } from '../parts/text-us';
import { NavigationLinks } from './navigation-links';

/** The phone menu: the browser's own <details>, so that it works before any script, which adds keyboard behavior. */
export const MobileMenu = ({ path }: { path: string }) => {
  const { words, to } = useLanguage();
  const { navigation, footer } = words.layout;
  const links = [
    ...navigation,
    { label: footer.answers.heading, href: paths.answers },
    ...(words.firm.news.length > 0
      ? [{ label: footer.news, href: paths.news, areas: newsCaseTypes(words.firm.news) }]
      : []),
  ];
  return (
    <details data-menu className="group shrink-0 md:hidden @max-[46rem]:block">
      <summary className="flex min-h-11 items-center gap-2 rounded-md border border-line-ink px-3 text-sm font-semibold @max-[16rem]:px-2">
        <Icon name="Menu" className="size-5 group-open:hidden @max-[26rem]:hidden" />
        <Icon name="X" className="hidden size-5 group-open:block @max-[26rem]:hidden" />
        {words.layout.menu}
      </summary>
      {/* Not fixed itself: in browsers before 2025, a bar that is a size container also contains fixed elements. */}
      <div className="absolute inset-x-0 top-bar h-[calc(100vh-var(--spacing-bar))] overflow-y-auto bg-ink pb-8 supports-[height:1dvh]:h-[calc(100dvh-var(--spacing-bar))]">
        <nav aria-label={words.layout.mainNavigation} className="shell">
          <ul data-navigation className="divide-y divide-line-ink py-2">
            <NavigationLinks
              path={path}
              links={links}
              className="flex min-h-14 items-center font-serif text-xl font-semibold text-white no-underline hover:text-glow aria-[current=page]:text-glow aria-[current=page]:underline decoration-2 underline-offset-8"
            />
          </ul>
          <a href={to(paths.contact)} className={`${buttonClass({ look: 'glow', size: 'lg' })} mt-4 w-full`}>
            {words.layout.freeConsultation}
          </a>
          <CallButton look="ghost" label={site.phone} className="mt-4 w-full" />
          <TextUs className="mt-4 text-on-ink" />
        </nav>
      </div>
    </details>
  );
};
