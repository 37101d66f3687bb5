import { messages } from '../../../shared/messages';
import { consultation } from '../../content/pages/consultation';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button';
import { ConsultationForm } from '../form/consultation-form';
import { UnlistedHead } from '../parts/page-head';
import { PageHero } from '../parts/page-hero';

const { sentPage, problemPage } = consultation;

/** What a visitor without script sees after the form was stored. */
export const SentPage = () => (
  <>
    <UnlistedHead title={sentPage.title} />
    <PageHero title={sentPage.title} intro={sentPage.description} />
    <section className="shell band">
      <div className="max-w-prose space-y-5">
        <p
          role="status"
          className="rounded-md border border-success bg-success-soft p-4 font-semibold text-success"
        >
          {messages.form.sent}
        </p>
        <p>{consultation.next}</p>
        <p>
          <a href={paths.home} className={buttonClass({ look: 'secondary' })}>
            {sentPage.back}
          </a>
        </p>
      </div>
    </section>
  </>
);

/** The form again, with what was typed and what is wrong; the server fills in the tokens. */
export const FormProblemPage = () => (
  <>
    <UnlistedHead title={problemPage.title} />
    <PageHero title={problemPage.title} intro={problemPage.description} />
    <section className="shell band">
      <div className="max-w-3xl space-y-5">
        <p
          role="alert"
          className="rounded-md border border-danger bg-danger-soft p-4 font-semibold text-danger"
        >
          {'{{message}}'}
        </p>
        <div className="rounded-lg border border-line bg-card p-5 shadow-card sm:p-8">
          <ConsultationForm template />
        </div>
      </div>
    </section>
  </>
);
