import type { ComponentProps } from 'react';
import { WorkForm } from './work-form';

/** The call form as a section of a lead's page. */
export const LeadCall = (props: ComponentProps<typeof WorkForm>) => (
  <section aria-label="Log a call or a next step">
    <WorkForm {...props} />
  </section>
);
