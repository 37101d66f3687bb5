import type { Office } from '../../content/site-schema';
import { PhoneNumber } from '../parts/call-button';

/** Where an office is and how to call it. */
export const OfficeAddress = ({ office }: { office: Office }) => (
  <address className="mt-2 text-muted not-italic">
    {office.street}
    <br />
    {office.locality}, {office.region} {office.postalCode}
    <br />
    <PhoneNumber phone={office.phone} />
  </address>
);
