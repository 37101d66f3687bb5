import type { Office } from '../../content/site-schema';
import { PhoneNumber } from '../parts/call-button';
import { Photograph } from '../parts/photograph';

/** An office's address, its photo if the firm shows one, and how to call it. */
export const OfficeAddress = ({ office }: { office: Office }) => (
  <>
    {office.photo ? (
      <Photograph
        photo={office.photo}
        kind="place"
        sizes="(min-width: 40rem) 20rem, 100vw"
        className="mt-2 w-full max-w-xs rounded-md"
      />
    ) : null}
    <address className="mt-2 text-muted not-italic">
      {office.street}
      <br />
      {office.locality}, {office.region} {office.postalCode}
      <br />
      <PhoneNumber phone={office.phone} />
    </address>
  </>
);
