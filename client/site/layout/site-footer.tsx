import { fill, firmName } from '../../content/fill';
import { layout } from '../../content/pages/layout';
import { practiceAreaCards } from '../../content/practice-area-cards';
import { site } from '../../content/site';
import { paths } from '../../paths';
import { PhoneNumber } from '../parts/call-button';
import { Brand } from './brand';

const linkClass =
  'inline-flex min-h-8 items-center text-on-ink no-underline hover:text-white hover:underline';
const { footer, promises } = layout;

const Column = ({ heading, children }: { heading: string; children: React.ReactNode }) => (
  <div>
    <h2 className="mb-3 font-sans text-sm font-semibold tracking-normal text-white">{heading}</h2>
    <ul className="space-y-1 text-sm">{children}</ul>
  </div>
);

const areas = practiceAreaCards.filter(({ slug }) =>
  (footer.areas.slugs as readonly string[]).includes(slug),
);

export const SiteFooter = () => (
  <footer className="on-ink bg-ink-deep text-on-ink">
    <div className="border-b border-line-ink">
      <ul className="shell grid grid-cols-[auto_1fr] gap-x-8 gap-y-2 py-6 text-sm font-semibold text-white md:flex md:justify-between">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </div>
    <div className="no-print shell grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]">
      <div className="max-w-sm">
        <Brand />
        <p className="mt-4 text-sm">{footer.about}</p>
      </div>
      <Column heading={footer.site.heading}>
        {footer.site.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={linkClass}>
              {label}
            </a>
          </li>
        ))}
      </Column>
      <Column heading={footer.areas.heading}>
        {areas.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`${paths.services}#${slug}`} className={linkClass}>
              {name}
            </a>
          </li>
        ))}
      </Column>
      <Column heading={footer.contact.heading}>
        <li className="min-h-8">
          <PhoneNumber phone={site.phone} />
        </li>
        <li>
          <a href={`mailto:${site.emails.help}`} className={`${linkClass} break-all`}>
            {site.emails.help}
          </a>
        </li>
        {site.hours.map(({ days, time }) => (
          <li key={days}>
            {days} {time}
          </li>
        ))}
      </Column>
    </div>
    <div className="border-t border-line-ink">
      <div className="shell space-y-3 py-8 text-xs">
        <p className="hidden font-semibold print:block">
          {firmName}, {site.phone}, {site.emails.help}
        </p>
        <p>{site.notices.advertising}</p>
        <p>{site.notices.noRelationship}</p>
        <p>{site.notices.results}</p>
        <p>{site.notices.responsible}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-3">
          <p>{fill(footer.rights)}</p>
          <ul className="no-print flex flex-wrap gap-x-6">
            {footer.legal.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  </footer>
);
