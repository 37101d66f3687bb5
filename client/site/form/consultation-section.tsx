import { type AreaSlug, areas } from '../../content/areas';
import { site } from '../../content/site';
import { anchors } from '../../paths';
import { useLanguage } from '../language-context';
import { Statement } from '../parts/statement';
import { ConcernNote } from './concern-note';
import { ConsultationForm } from './consultation-form';

/**
 * The form with what a person should know before they fill it in; on the page of a practice area, about that area. On
 * paper nobody can fill it in, so it prints only once it holds the reference of what was sent.
 */
export const ConsultationSection = ({ area }: { area?: AreaSlug }) => {
  const { words, language } = useLanguage();
  const form = words.consultation;
  const caseType = area && String(areas[area].caseType);
  const steps = area ? site.formSteps : 1;
  const title = area ? form.titleAbout.replace('{case}', words.practiceAreas[area].name) : form.title;
  return (
    <section id={anchors.contact} tabIndex={-1} className="bg-paper-deep print:not-has-[dl]:hidden">
      <div className="band shell grid grid-cols-1 gap-10 lg:grid-cols-[1fr_1.6fr]">
        <div className="space-y-4">
          <h2 className="text-3xl">{title}</h2>
          <p className="text-lg text-muted">{form.intro}</p>
          <p className="border-l-2 border-glow pl-4 text-sm text-muted">
            <Statement id="firm-costs" /> {words.firm.notices.noRelationship}
          </p>
          <p className="border-l-2 border-glow pl-4 text-sm text-muted">{words.firm.notices.advertising}</p>
        </div>
        <div className="rounded-lg border border-line bg-card p-5 shadow-card sm:p-8">
          <ConcernNote />
          <div
            data-island="form"
            data-case={caseType}
            data-prefix={language.prefix || undefined}
            data-steps={steps}
          >
            <ConsultationForm words={form} caseType={caseType} prefix={language.prefix} steps={steps} />
          </div>
        </div>
      </div>
    </section>
  );
};
