import { site } from '../../content/site';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { useLanguage } from '../language-context';
import { CallButton } from '../parts/call-button';
import { Brand } from './brand';
import { type Alternate, LanguageLinks } from './language-links';
import { MobileMenu } from './mobile-menu';
import { NavigationLinks } from './navigation-links';
import { TextMenu } from './text-menu';

/**
 * The fixed bar: brand, main navigation, language, phone, Free Consultation; the menu if the window is narrow, or the
 * text size leaves too little room.
 */
export const SiteHeader = ({ path, alternates }: { path: string; alternates: readonly Alternate[] }) => {
  const { words, to } = useLanguage();
  return (
    <header className="@container on-ink no-print fixed inset-x-0 top-0 z-30 h-bar border-b border-line-ink bg-ink text-white">
      <div className="shell flex h-full items-center justify-between gap-4 @max-[58rem]:gap-2">
        <Brand />
        <nav
          aria-label={words.layout.mainNavigation}
          className="hidden shrink-0 md:block @max-[46rem]:hidden"
        >
          <ul data-navigation className="flex items-center gap-1 @max-[58rem]:gap-0">
            <NavigationLinks
              path={path}
              links={words.layout.navigation}
              className="flex min-h-11 items-center border-b-2 border-transparent px-1.5 text-sm font-medium whitespace-nowrap text-on-ink no-underline hover:text-white aria-[current=page]:border-glow aria-[current=page]:text-glow forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[LinkText]"
            />
          </ul>
        </nav>
        <LanguageLinks alternates={alternates} isShort />
        <div className="flex items-center gap-3 max-md:hidden @max-[46rem]:hidden">
          <CallButton
            look="ghost"
            size="sm"
            label={site.phone}
            className="py-1 whitespace-nowrap @max-[66rem]:hidden"
          />
          <TextMenu
            className="relative whitespace-nowrap @max-[74rem]:hidden"
            panelClass="top-full right-0 mt-3 w-80 rounded-md border border-line-ink whitespace-normal"
          />
          <a
            href={to(paths.contact)}
            className={`${buttonClass({ look: 'glow', size: 'sm' })} @min-[58rem]:whitespace-nowrap`}
          >
            {words.layout.freeConsultation}
          </a>
        </div>
        <MobileMenu path={path} />
      </div>
    </header>
  );
};
