import type { Office } from '../../content/site-schema';
import { useLanguage } from '../language-context';
import { PhoneNumber } from '../parts/call-button';

/** Where an office is and how to call it; a sample says that nobody is there. */
export const OfficeAddress = ({ office }: { office: Office }) => {
  const { words } = useLanguage();
  return (
    <address className="mt-2 text-muted not-italic">
      {office.street}
      <br />
      {office.locality}, {office.region} {office.postalCode}
      <br />
      <PhoneNumber phone={office.phone} />
      {office.sample ? (
        <span className="mt-1 block text-sm font-semibold">{words.layout.sample.address}</span>
      ) : null}
    </address>
  );
};
