import { answerSlugs } from '../../content/answer-page';
import { areaGroups } from '../../content/area-facts';
import { groupCaseTypes } from '../../content/areas';
import { fill, firmName } from '../../content/fill';
import { newsCaseTypes } from '../../content/news-areas';
import { site } from '../../content/site';
import { paths } from '../../paths';
import { useLanguage } from '../language-context';
import { PhoneNumber } from '../parts/call-button';
import { Statement } from '../parts/statement';
import { Brand } from './brand';
import { type Alternate, LanguageLinks } from './language-links';

const linkClass =
  'inline-flex min-h-6.5 items-center text-on-ink no-underline hover:text-white hover:underline sm:min-h-8';

const Column = ({ heading, children }: { heading: string; children: React.ReactNode }) => (
  <div>
    <h2 className="mb-1 font-sans text-sm font-semibold tracking-normal text-white">{heading}</h2>
    <ul className="text-sm sm:space-y-1">{children}</ul>
  </div>
);

type FooterLinkProps = {
  href: string;
  /** The case types behind it: the link disappears if the firm takes none of them. */
  areas?: string | undefined;
  children: React.ReactNode;
};

const FooterLink = ({ href, areas, children }: FooterLinkProps) => (
  <li data-areas={areas}>
    <a href={href} className={linkClass}>
      {children}
    </a>
  </li>
);

/** Between the promises of a phone, which are one line of text. */
const Dot = () => (
  <span aria-hidden="true" className="md:hidden">
    {' · '}
  </span>
);

/** The promises to everyone who asks, with a note about who pays when a case is lost beside the fee promise. */
const Promises = () => {
  const { words } = useLanguage();
  return (
    <div className="border-b border-line-ink">
      <ul className="shell flex-wrap gap-x-6 py-3 text-sm font-semibold text-white max-md:*:inline md:flex md:py-4">
        <li>{words.layout.promises.review}</li>
        <li>
          <Dot />
          <Statement id="firm-no-fee" />.{' '}
          <span className="font-normal text-on-ink">
            <Statement id="firm-costs" />
          </span>
        </li>
        {(['firm-always', 'firm-states'] as const).map((id) =>
          words.firm.promises[id] === null ? null : (
            <li key={id}>
              <Dot />
              <Statement id={id} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
};

const Columns = () => {
  const { words, to } = useLanguage();
  const { footer } = words.layout;
  return (
    <div className="no-print shell grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-4 py-5 sm:gap-10 sm:py-14 lg:grid-cols-[1.5fr_0.7fr_1.1fr_1fr_1.3fr]">
      <div className="col-span-full max-w-sm max-sm:hidden lg:col-span-1">
        <Brand />
        <p className="text-sm sm:mt-4">{footer.about}</p>
      </div>
      <Column heading={footer.site.heading}>
        {footer.site.links.map(({ label, href }) => (
          <FooterLink key={href} href={to(href)}>
            {label}
          </FooterLink>
        ))}
        {words.firm.news.length > 0 ? (
          <FooterLink href={to(paths.news)} areas={newsCaseTypes(words.firm.news)}>
            {footer.news}
          </FooterLink>
        ) : null}
      </Column>
      <Column heading={footer.answers.heading}>
        {answerSlugs.map((slug) => (
          <FooterLink key={slug} href={to(paths.answer(slug))}>
            {words.answers[slug].title}
          </FooterLink>
        ))}
      </Column>
      <Column heading={footer.areas.heading}>
        {areaGroups.map((group) => (
          <FooterLink key={group} href={`${to(paths.services)}#${group}`} areas={groupCaseTypes([group])}>
            {words.services.groups[group].title}
          </FooterLink>
        ))}
      </Column>
      <Column heading={footer.contact.heading}>
        <li className="min-h-6.5 sm:min-h-8">
          <PhoneNumber phone={site.phone} />
        </li>
        <li>
          <a href={`mailto:${site.emails.help}`} className={`${linkClass} break-all`}>
            {site.emails.help}
          </a>
        </li>
        {site.hours.map(({ id }) => (
          <li key={id} data-hours>
            {words.firm.hours[id]?.days} {words.firm.hours[id]?.time}
          </li>
        ))}
      </Column>
    </div>
  );
};

/** The lawyer responsible for the site, and where; nothing until the firm has named one. */
const Responsible = () => {
  const { words } = useLanguage();
  const lawyer = site.team.find(({ id }) => id === site.responsible);
  const [office] = site.offices;
  const states: Readonly<Record<string, string>> = words.states;
  if (!lawyer) return null;
  const who = [lawyer.name, ...(office ? [office.city, states[office.region] ?? office.region] : [])];
  return <p>{words.firm.notices.responsible.replace('{who}', () => who.join(', '))}</p>;
};

export const SiteFooter = ({ alternates }: { alternates: readonly Alternate[] }) => {
  const { words, to } = useLanguage();
  const { notices } = words.firm;
  return (
    <footer className="on-ink bg-ink-deep text-on-ink max-md:pb-foot short:pb-0 print:pb-0">
      <Promises />
      <Columns />
      <div className="border-t border-line-ink">
        <div className="shell space-y-2 pt-4 pb-2 text-xs sm:space-y-3 sm:py-8">
          <p className="hidden font-semibold print:block">
            {firmName}, {site.phone}, {site.emails.help}
          </p>
          <p>{[notices.advertising, notices.noRelationship, notices.results].join(' ')}</p>
          <Responsible />
          <div className="flex flex-wrap items-center gap-x-4 sm:gap-x-6 sm:pt-3">
            <p>{fill(words.layout.footer.rights)}</p>
            <ul className="no-print flex flex-wrap gap-x-6 max-sm:contents">
              {words.layout.footer.legal.map(({ label, href }) => (
                <FooterLink key={href} href={to(href)}>
                  {label}
                </FooterLink>
              ))}
            </ul>
            <LanguageLinks alternates={alternates} className={linkClass} />
          </div>
        </div>
      </div>
    </footer>
  );
};
