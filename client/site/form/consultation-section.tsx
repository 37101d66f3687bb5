import { consultation } from '../../content/pages/consultation';
import { site } from '../../content/site';
import { anchors } from '../../paths';
import { ConsultationForm } from './consultation-form';

/** The form with what a person should know before they fill it in. */
export const ConsultationSection = () => (
  <section id={anchors.contact} tabIndex={-1} className="bg-paper-deep">
    <div className="band shell grid grid-cols-1 gap-10 lg:grid-cols-[1fr_1.6fr]">
      <div className="space-y-4">
        <h2 className="text-3xl">{consultation.title}</h2>
        <p className="text-lg text-muted">{consultation.intro}</p>
        <p className="border-l-2 border-glow pl-4 text-sm text-muted">{site.notices.noRelationship}</p>
        <p className="border-l-2 border-glow pl-4 text-sm text-muted">{site.notices.advertising}</p>
      </div>
      <div className="rounded-lg border border-line bg-card p-5 shadow-card sm:p-8">
        <ConsultationForm />
      </div>
    </div>
  </section>
);
