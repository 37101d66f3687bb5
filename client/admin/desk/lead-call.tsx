import type { ComponentProps } from 'react';
import { WorkForm } from './work-form';

/** The form of a call, as a part of a lead's page. */
export const LeadCall = (props: ComponentProps<typeof WorkForm>) => (
  <section aria-label="Log a call or a next step">
    <WorkForm {...props} />
  </section>
);
