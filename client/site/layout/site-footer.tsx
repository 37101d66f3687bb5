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
  'inline-flex min-h-8 items-center text-on-ink no-underline hover:text-white hover:underline';

const Column = ({ heading, children }: { heading: string; children: React.ReactNode }) => (
  <div>
    <h2 className="mb-3 font-sans text-sm font-semibold tracking-normal text-white">{heading}</h2>
    <ul className="space-y-1 text-sm">{children}</ul>
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

/** The promises to everyone who asks, with a note about who pays when a case is lost beside the fee promise. */
const Promises = () => {
  const { words } = useLanguage();
  const said = (id: keyof typeof words.firm.promises) => words.firm.promises[id] !== null;
  return (
    <div className="border-b border-line-ink">
      <ul className="shell grid gap-x-8 gap-y-2 py-6 text-sm font-semibold text-white sm:grid-cols-2 lg:grid-cols-4">
        <li>{words.layout.promises.review}</li>
        <li>
          <Statement id="firm-no-fee" />
          <span className="block font-normal text-on-ink">
            <Statement id="firm-costs" />
          </span>
        </li>
        {said('firm-always') || said('firm-reply') ? (
          <li>
            {said('firm-always') ? <Statement id="firm-always" /> : null}
            {said('firm-reply') ? (
              <span className={said('firm-always') ? 'block font-normal text-on-ink' : undefined}>
                <Statement id="firm-reply" />
              </span>
            ) : null}
          </li>
        ) : null}
        {said('firm-states') ? (
          <li>
            <Statement id="firm-states" />
          </li>
        ) : null}
      </ul>
    </div>
  );
};

const Columns = () => {
  const { words, to } = useLanguage();
  const { footer } = words.layout;
  return (
    <div className="no-print shell grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_0.7fr_1.1fr_1fr_1.3fr]">
      <div className="max-w-sm">
        <Brand />
        <p className="mt-4 text-sm">{footer.about}</p>
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
        <li className="min-h-8">
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
        <div className="shell space-y-3 py-8 text-xs">
          <p className="hidden font-semibold print:block">
            {firmName}, {site.phone}, {site.emails.help}
          </p>
          {[notices.advertising, notices.noRelationship, notices.results].map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          <Responsible />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-3">
            <p>{fill(words.layout.footer.rights)}</p>
            <ul className="no-print flex flex-wrap gap-x-6">
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
