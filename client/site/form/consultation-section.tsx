import type { ReactNode } from 'react';
import { type AreaSlug, areas } from '../../content/areas';
import { site } from '../../content/site';
import { anchors } from '../../paths';
import { useLanguage } from '../language-context';
import { Statement } from '../parts/statement';
import { ConcernNote } from './concern-note';
import { ConsultationForm } from './consultation-form';

type ConsultationSection = {
  area?: AreaSlug;
  /** It is what the page is opened for: on a phone its first field stands on the first screen. */
  isFirst?: boolean;
  /** Fills the column beside the form in a wide window. */
  children?: ReactNode;
};

/**
 * The form with information for the person, which a phone shows below; on a practice area page, about that area. On
 * paper it is useless, so it prints only with the reference of a sent request.
 */
export const ConsultationSection = ({ area, isFirst, children }: ConsultationSection) => {
  const { words, language } = useLanguage();
  const form = words.consultation;
  const caseType = area && String(areas[area].caseType);
  const title = area ? form.titleAbout.replace('{case}', words.practiceAreas[area].name) : form.title;
  const intro = <p className="text-muted max-md:text-sm">{form.intro}</p>;
  return (
    <section id={anchors.contact} tabIndex={-1} className="bg-paper-deep print:not-has-[dl]:hidden">
      <div
        className={`shell grid grid-cols-1 gap-x-10 md:gap-y-6 md:py-16 lg:grid-cols-[1fr_1.6fr] lg:grid-rows-[auto_1fr] ${isFirst ? 'gap-y-2 pt-2 pb-4' : 'gap-y-4 py-6'}`}
      >
        <div className="space-y-1 md:space-y-2">
          <h2 className="text-2xl">{title}</h2>
          {isFirst ? null : intro}
        </div>
        <div className="space-y-6 self-start max-lg:order-last">
          {isFirst ? intro : children}
          <div className="space-y-2 border-l-2 border-glow pl-4 text-xs text-muted lg:text-sm">
            <p>
              <Statement id="firm-costs" /> {words.firm.notices.noRelationship}
            </p>
          </div>
        </div>
        <div className="rounded-lg border border-line bg-card p-4 shadow-card sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ConcernNote />
          <div
            data-island="form"
            data-case={caseType}
            data-prefix={language.prefix || undefined}
            data-steps={site.formSteps}
          >
            <ConsultationForm
              words={form}
              caseType={caseType}
              prefix={language.prefix}
              steps={site.formSteps}
            />
          </div>
        </div>
      </div>
    </section>
  );
};
