import type { ComponentProps } from 'react';
import { deskWords } from './desk-words';
import { WorkForm } from './work-form';

/** The form of a call, as a part of a lead's page. */
export const LeadCall = (props: ComponentProps<typeof WorkForm>) => (
  <section aria-label={deskWords.work.title}>
    <WorkForm {...props} />
  </section>
);
