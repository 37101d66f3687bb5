import { navigationLabel } from '../../content/navigation-label';
import { site } from '../../content/site';
import { paths } from '../../paths';
import { OfficeAddress } from '../firm/office-address';
import { ConsultationSection } from '../form/consultation-section';
import { useLanguage } from '../language-context';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { PhoneNumber } from '../parts/call-button';
import { PageHero } from '../parts/page-hero';
import { TextUs } from '../parts/text-us';
import { MapSection } from './map-section';

const [headOffice, ...otherOffices] = site.offices;

const Detail = ({ heading, children }: { heading: string; children: React.ReactNode }) => (
  <div>
    <h3 className="font-sans text-sm font-semibold tracking-normal text-accent">{heading}</h3>
    <div className="mt-2 space-y-3 text-muted">{children}</div>
  </div>
);

const Email = ({ label, address }: { label: string; address: string }) => (
  <p>
    <a
      href={`mailto:${address}`}
      className="inline-block py-0.5 wrap-anywhere text-accent underline underline-offset-2"
    >
      {address}
    </a>
    <br />
    <span className="text-sm">{label}</span>
  </p>
);

const Hours = () => {
  const { words } = useLanguage();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
      {site.hours.map(({ id }) => (
        <div key={id} className="contents">
          <dt>{words.firm.hours[id]?.days}</dt>
          <dd className="text-ink">{words.firm.hours[id]?.time}</dd>
        </div>
      ))}
    </dl>
  );
};

const OtherOffices = () => {
  const { words } = useLanguage();
  return (
    <>
      <h3 className="mt-12 text-xl">{words.contact.details.otherOffices}</h3>
      <ul className="mt-4 grid gap-10 sm:grid-cols-2 xl:grid-cols-3">
        {otherOffices.map((office) => (
          <li key={office.city}>
            <p className="font-semibold">{office.city}</p>
            <OfficeAddress office={office} />
          </li>
        ))}
      </ul>
    </>
  );
};

const Details = () => {
  const { words } = useLanguage();
  const { details } = words.contact;
  return (
    <section className="band shell">
      <h2 className="text-3xl">{details.title}</h2>
      <div className="mt-10 grid grid-cols-1 gap-10 sm:grid-cols-2 xl:grid-cols-3">
        {headOffice ? (
          <Detail heading={details.office}>
            <p className="font-semibold text-ink">{headOffice.city}</p>
            <OfficeAddress office={headOffice} />
          </Detail>
        ) : null}
        <div className="grid content-start gap-10 sm:max-xl:contents">
          <Detail heading={details.phones}>
            <p>
              <PhoneNumber phone={site.phone} />
              {details.freePhone ? (
                <>
                  <br />
                  <span className="text-sm">{details.freePhone}</span>
                </>
              ) : null}
            </p>
            <TextUs />
          </Detail>
          <Detail heading={details.emails}>
            <Email label={details.emailHelp} address={site.emails.help} />
            <Email label={details.emailPrivacy} address={site.emails.privacy} />
          </Detail>
        </div>
        {site.hours.length > 0 || details.always ? (
          <Detail heading={details.hours}>
            <Hours />
            {details.always ? <p className="text-sm">{details.always}</p> : null}
          </Detail>
        ) : null}
      </div>
      {otherOffices.length > 0 ? <OtherOffices /> : null}
    </section>
  );
};

export const ContactPage = () => {
  const { words } = useLanguage();
  return (
    <>
      <PageHero
        title={words.contact.title}
        intro={words.contact.intro}
        above={<Breadcrumbs>{navigationLabel(words, paths.contact)}</Breadcrumbs>}
      />
      <ConsultationSection isFirst />
      <Details />
      <MapSection />
    </>
  );
};
